"""What people can do: the page and the tests both act through here, so both obey what Discord's client obeys."""

from collections.abc import Mapping, Sequence

from bot.playground.board import Board
from bot.playground.commands import Invocable, invocables
from bot.playground.compose import Draft
from bot.playground.forms import check_choice, submitted
from bot.playground.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, SUBMIT, Interaction, Interactions
from bot.playground.limits.components import BUTTON, SELECTS, walk
from bot.playground.payloads import resolved
from bot.playground.permissions import Permission
from bot.playground.refusals import NotPossible
from bot.playground.world import Channel, Json, Message, User, World

Value = str | int | float | bool


class Acts:
    """Starts interactions and writes messages on behalf of people. Raises `NotPossible`."""

    def __init__(self, world: World, interactions: Interactions, board: Board) -> None:
        self.world = world
        self.interactions = interactions
        self.board = board

    def say(self, person: User, channel: Channel, content: str) -> Message:
        """An ordinary message; its mentions ping."""
        allowed = self.world.permissions(person, channel)
        needed = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
        if not allowed & needed or channel.locked:
            raise NotPossible("forbidden", f"{person.name} may not write in #{channel.name}")
        if not 1 <= len(content) <= 2000:
            raise NotPossible("bad_frame", "1 to 2000 characters")
        mentioned = [user for user in self.world.users.values() if f"<@{user.id}>" in content]
        return self.board.post(channel, person, Draft(content, mentions=mentioned))

    def slash(
        self,
        person: User,
        channel: Channel,
        command: str,
        options: Mapping[str, Value],
        *,
        nonce: str | None = None,
        force: bool = False,
    ) -> Interaction:
        found = self._command(person, channel, command)
        data = found.data(self.world, channel, options, force=force)
        return self.interactions.start(COMMAND, person, channel, data, command=command, nonce=nonce)

    def autocomplete(
        self,
        person: User,
        channel: Channel,
        command: str,
        options: Mapping[str, Value],
        focused: str,
        *,
        nonce: str | None = None,
    ) -> Interaction:
        found = self._command(person, channel, command)
        data = found.data(self.world, channel, options, force=True, focused=focused)
        return self.interactions.start(AUTOCOMPLETE, person, channel, data, command=command, nonce=nonce)

    def _command(self, person: User, channel: Channel, command: str) -> Invocable:
        if not self.world.permissions(person, channel) & Permission.USE_APPLICATION_COMMANDS:
            raise NotPossible("forbidden", f"{person.name} may not use commands in #{channel.name}")
        for found in invocables(self.world, person, channel.guild):
            if found.path == command:
                return found
        raise NotPossible("unknown_command", f"there is no command {command!r} here for {person.name}")

    def click(
        self, person: User, message: Message, custom_id: str, *, nonce: str | None = None, force: bool = False
    ) -> Interaction:
        """Press a button. `force` sends any custom id, as a hostile client would."""
        found = self._component(person, message, custom_id, (BUTTON,), force=force)
        data = {"component_type": BUTTON, "custom_id": custom_id, "id": found.get("id", 0)}
        return self._start_component(person, message, data, nonce)

    def choose(
        self,
        person: User,
        message: Message,
        custom_id: str,
        values: Sequence[str],
        *,
        nonce: str | None = None,
        force: bool = False,
    ) -> Interaction:
        """Pick values of a select."""
        found = self._component(person, message, custom_id, SELECTS, force=force)
        if not force:
            check_choice(found, values)
        data: Json = {
            "component_type": found.get("type", 3),
            "custom_id": custom_id,
            "id": found.get("id", 0),
            "values": list(values),
        }
        if data["component_type"] != 3:
            data["resolved"] = resolved(self.world, message.channel, values)
        return self._start_component(person, message, data, nonce)

    def _start_component(self, person: User, message: Message, data: Json, nonce: str | None) -> Interaction:
        return self.interactions.start(COMPONENT, person, message.channel, data, message=message, nonce=nonce)

    def _component(
        self, person: User, message: Message, custom_id: str, kinds: tuple[int, ...], *, force: bool
    ) -> Json:
        here = next((one for one in walk(message.components) if one.get("custom_id") == custom_id), None)
        if force:
            return here or {}
        if message not in self.board.visible(person, message.channel):
            raise NotPossible("unknown_message", f"{person.name} does not see this message")
        if here is None or here["type"] not in kinds:
            raise NotPossible("unknown_component", f"the message has no such component: {custom_id!r}")
        if here.get("disabled"):
            raise NotPossible("disabled", f"disabled: {custom_id!r}")
        return here

    def submit(
        self,
        person: User,
        opened: Interaction,
        values: Mapping[str, object],
        *,
        nonce: str | None = None,
        force: bool = False,
    ) -> Interaction:
        """Send the form that answered `opened`. What is not among `values` keeps what the form held."""
        if opened.modal is None or opened.person is not person:
            raise NotPossible("unknown_message", "no form is open")
        data: Json = {
            "custom_id": opened.modal["custom_id"],
            "components": submitted(opened.modal["components"], values, force=force),
            "resolved": {},
        }
        return self.interactions.start(
            SUBMIT,
            person,
            opened.channel,
            data,
            message=opened.message,
            opened_from=opened,
            nonce=nonce,
        )
