"""Time, tokens and ephemerals of interactions (discord_facts.md §2)."""

import pytest

from bot.playground import Playground
from bot.playground.interactions import COMPONENT, SUBMIT, Interaction, State
from bot.playground.people import Person
from bot.playground.world import Message
from tests.playground.rest_client import RestClient
from tests.support.clock import ManualClock

BUTTONS = [{"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}]
COMMAND = [{"type": 1, "name": "play", "description": "Play"}]


@pytest.fixture
async def anna(playground: Playground, rest: RestClient) -> Person:
    path = f"/applications/{playground.world.application.id}/commands"
    assert (await rest.call("PUT", path, COMMAND)).status == 200
    return playground.person("Anna")


async def start(playground: Playground, person: Person) -> Interaction:
    return await person.slash(playground.channel("pesten"), "play", wait="nothing")


async def posted(playground: Playground, rest: RestClient, person: Person) -> Message:
    """A message with a button, made by an answered command."""
    interaction = await start(playground, person)
    assert (await rest.answer(interaction, 4, content="Hello", components=BUTTONS)).status == 204
    assert interaction.original is not None
    return interaction.original


async def test_after_three_seconds_the_first_answer_is_refused(
    playground: Playground, rest: RestClient, anna: Person, clock: ManualClock
) -> None:
    interaction = await start(playground, anna)
    await clock.advance(2.9)
    assert not interaction.failed
    await clock.advance(0.1)
    assert interaction.failed
    reply = await rest.answer(interaction, 4, content="Late")
    assert (reply.status, reply.code) == (404, 10062)
    assert anna.messages(playground.channel("pesten")) == []
    assert playground.record.unanswered == ["anna 'play' in #pesten"]


async def test_a_second_first_answer_is_refused(playground: Playground, rest: RestClient, anna: Person) -> None:
    interaction = await start(playground, anna)
    assert (await rest.answer(interaction, 4, content="One")).status == 204
    reply = await rest.answer(interaction, 4, content="Two")
    assert (reply.status, reply.code) == (400, 40060)
    assert [one.text for one in anna.messages(playground.channel("pesten"))] == ["One"]


async def test_a_followup_before_the_first_answer_is_refused(
    playground: Playground, rest: RestClient, anna: Person
) -> None:
    interaction = await start(playground, anna)
    reply = await rest.call("POST", rest.webhook(interaction), {"content": "Early"})
    assert (reply.status, reply.code) == (404, 10015)


async def test_a_token_ends_after_fifteen_minutes(
    playground: Playground, rest: RestClient, anna: Person, clock: ManualClock
) -> None:
    interaction = await start(playground, anna)
    await rest.answer(interaction, 4, content="One")
    await clock.advance(899)
    edit = rest.webhook(interaction, "/messages/@original")
    assert (await rest.call("PATCH", edit, {"content": "Two"})).status == 200
    await clock.advance(1)
    reply = await rest.call("PATCH", edit, {"content": "Three"})
    assert (reply.status, reply.code) == (401, 50027)
    reply = await rest.call("POST", rest.webhook(interaction), {"content": "More"})
    assert (reply.status, reply.code) == (401, 50027)
    assert anna.answer(interaction).text == "Two"


async def test_expired_tokens_can_be_had_at_once(playground: Playground, rest: RestClient, anna: Person) -> None:
    interaction = await start(playground, anna)
    await rest.answer(interaction, 4, content="One")
    playground.interactions.expire()
    reply = await rest.call("GET", rest.webhook(interaction, "/messages/@original"))
    assert (reply.status, reply.code) == (401, 50027)


@pytest.mark.parametrize("kind", [6, 7, 8, 1, 12])
async def test_a_command_takes_only_its_kinds_of_answer(
    playground: Playground, rest: RestClient, anna: Person, kind: int
) -> None:
    interaction = await start(playground, anna)
    reply = await rest.answer(interaction, kind)
    assert (reply.status, reply.code) == (400, 50035)
    assert interaction.state is State.WAITING


async def test_no_form_in_answer_to_a_form(playground: Playground, rest: RestClient, anna: Person) -> None:
    interaction = await start(playground, anna)
    field = {"type": 4, "custom_id": "word", "style": 1}
    form = {"title": "Form", "custom_id": "form", "components": [{"type": 18, "label": "Word", "component": field}]}
    assert (await rest.answer(interaction, 9, **form)).status == 204
    submitted = await anna.submit(interaction, {"word": "ja"}, wait="nothing")
    assert submitted.kind == SUBMIT
    assert submitted.data["components"][0]["component"]["value"] == "ja"
    reply = await rest.answer(submitted, 9, **form)
    assert (reply.status, reply.code) == (400, 50035)
    reply = await rest.answer(submitted, 7, content="No message to update: the form came from a command")
    assert (reply.status, reply.code) == (400, 50035)
    assert (await rest.answer(submitted, 4, content="Thanks")).status == 204


async def test_a_form_from_a_button_may_update_its_message(
    playground: Playground, rest: RestClient, anna: Person
) -> None:
    message = await posted(playground, rest, anna)
    clicked = await anna.click(anna.messages(message.channel)[0], "Go", wait="nothing")
    field = {"type": 4, "custom_id": "word", "style": 1, "required": False}
    form = {"title": "Form", "custom_id": "form", "components": [{"type": 18, "label": "Word", "component": field}]}
    await rest.answer(clicked, 9, **form)
    submitted = await anna.submit(clicked, wait="nothing")
    assert (await rest.answer(submitted, 7, content="Updated")).status == 204
    assert message.content == "Updated"


async def test_ephemerals_do_not_exist_for_the_channel(playground: Playground, rest: RestClient, anna: Person) -> None:
    interaction = await start(playground, anna)
    await rest.answer(interaction, 4, content="Secret", flags=64)
    assert interaction.original is not None
    path = f"/channels/{interaction.channel.id}/messages/{interaction.original.id}"
    for method, body in (("GET", None), ("PATCH", {"content": "x"}), ("DELETE", None)):
        reply = await rest.call(method, path, body)
        assert (reply.status, reply.code) == (404, 10008), method
    listed = await rest.call("GET", f"/channels/{interaction.channel.id}/messages")
    assert listed.body == []
    reply = await rest.call("PATCH", rest.webhook(interaction, "/messages/@original"), {"content": "New"})
    assert reply.status == 200
    assert anna.answer(interaction).text == "New"


async def test_a_token_touches_only_its_own_messages(playground: Playground, rest: RestClient, anna: Person) -> None:
    first, second = await start(playground, anna), await start(playground, anna)
    await rest.answer(first, 4, content="Secret", flags=64)
    await rest.answer(second, 4, content="Other", flags=64)
    assert first.original is not None
    reply = await rest.call("PATCH", rest.webhook(second, f"/messages/{first.original.id}"), {"content": "x"})
    assert (reply.status, reply.code) == (404, 10008)


async def test_a_click_on_an_ephemeral_renews_it(
    playground: Playground, rest: RestClient, anna: Person, clock: ManualClock
) -> None:
    interaction = await start(playground, anna)
    await rest.answer(interaction, 4, content="Hand", flags=64, components=BUTTONS)
    await clock.advance(1000)
    (hand,) = anna.ephemerals(playground.channel("pesten"))
    clicked = await anna.click(hand, "Go", wait="nothing")
    assert clicked.kind == COMPONENT
    assert (await rest.answer(clicked, 6)).status == 204
    assert (await rest.call("PATCH", rest.webhook(clicked, "/messages/@original"), {"content": "Fresh"})).status == 200
    assert hand.text == "Fresh"
    assert hand.ephemeral


async def test_the_followup_after_a_thinking_defer_edits_it_and_keeps_it_ephemeral(
    playground: Playground, rest: RestClient, anna: Person
) -> None:
    interaction = await start(playground, anna)
    await rest.answer(interaction, 5, flags=64)
    assert anna.answer(interaction).thinking
    await rest.call("POST", rest.webhook(interaction), {"content": "Done"})
    (only,) = anna.messages(playground.channel("pesten"))
    assert (only.text, only.ephemeral, only.thinking) == ("Done", True, False)
    await rest.call("POST", rest.webhook(interaction), {"content": "Second"})
    assert [one.text for one in anna.messages(playground.channel("pesten"))] == ["Done", "Second"]


async def test_the_response_tells_what_became_of_the_answer(
    playground: Playground, rest: RestClient, anna: Person
) -> None:
    interaction = await start(playground, anna)
    path = f"/interactions/{interaction.id}/{interaction.token}/callback?with_response=true"
    reply = await rest.call("POST", path, {"type": 4, "data": {"content": "Hi", "flags": 64}})
    assert reply.status == 200
    assert reply.body["resource"]["type"] == 4
    assert reply.body["resource"]["message"]["content"] == "Hi"
    assert reply.body["interaction"]["response_message_ephemeral"] is True


async def test_a_reload_takes_ephemerals_away(playground: Playground, rest: RestClient, anna: Person) -> None:
    interaction = await start(playground, anna)
    await rest.answer(interaction, 4, content="Secret", flags=64)
    anna.reload()
    assert anna.messages(playground.channel("pesten")) == []
    reply = await rest.call("PATCH", rest.webhook(interaction, "/messages/@original"), {"content": "x"})
    assert (reply.status, reply.code) == (404, 10008)
