"""Answers to interactions, and what a token may do afterwards."""

from bot.playground import payloads
from bot.playground.errors import refusal
from bot.playground.rest.base import Answer, Call, Routes

routes = Routes()

_WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"


@routes.add("POST", "/interactions/{interaction_id}/{interaction_token}/callback", token=False)
async def callback(call: Call) -> Answer:
    answers = call.parts.answers
    found = answers.first(call.number("interaction_id"), call.params["interaction_token"], call.body, call.files)
    return answers.callback_response(found) if call.query.get("with_response") in ("true", "True", "1") else None


@routes.add("POST", _WEBHOOK, bucket="webhook", token=False)
async def follow_up(call: Call) -> Answer:
    message = call.parts.answers.follow(_token(call), call.body, call.files)
    return payloads.message(message, call.parts.world)


@routes.add("GET", _WEBHOOK + "/messages/@original", bucket="webhook", token=False)
async def get_original(call: Call) -> Answer:
    return _get(call, "@original")


@routes.add("PATCH", _WEBHOOK + "/messages/@original", bucket="webhook", token=False)
async def edit_original(call: Call) -> Answer:
    return _edit(call, "@original")


@routes.add("DELETE", _WEBHOOK + "/messages/@original", bucket="webhook", token=False)
async def delete_original(call: Call) -> Answer:
    call.parts.answers.delete(_token(call), "@original")
    return None


@routes.add("GET", _WEBHOOK + "/messages/{message_id}", bucket="webhook", token=False)
async def get_message(call: Call) -> Answer:
    return _get(call, call.params["message_id"])


@routes.add("PATCH", _WEBHOOK + "/messages/{message_id}", bucket="webhook", token=False)
async def edit_message(call: Call) -> Answer:
    return _edit(call, call.params["message_id"])


@routes.add("DELETE", _WEBHOOK + "/messages/{message_id}", bucket="webhook", token=False)
async def delete_message(call: Call) -> Answer:
    call.parts.answers.delete(_token(call), call.params["message_id"])
    return None


def _token(call: Call) -> str:
    if call.number("webhook_id") != call.parts.world.application.id:
        raise refusal(10015)
    return call.params["webhook_token"]


def _get(call: Call, name: str) -> Answer:
    _, message = call.parts.answers.message(_token(call), name)
    return payloads.message(message, call.parts.world)


def _edit(call: Call, name: str) -> Answer:
    message = call.parts.answers.edit(_token(call), name, call.body, call.files)
    return payloads.message(message, call.parts.world)
