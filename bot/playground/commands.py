"""The bot's commands as one person can invoke them: flattened, permitted, in his language."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from bot.playground import payloads
from bot.playground.answers import localised
from bot.playground.limits.commands import SUB_COMMAND, SUB_GROUP
from bot.playground.permissions import Permission
from bot.playground.refusals import NotPossible
from bot.playground.world import Channel, Guild, Json, User, World

STRING, INTEGER, BOOLEAN, USER, CHANNEL, NUMBER = 3, 4, 5, 6, 7, 10
"""Option types that can be filled in here."""


@dataclass(frozen=True, slots=True)
class Invocable:
    """A command, or a subcommand with the way to it. `steps` are the objects from the command down to the leaf."""

    steps: tuple[Json, ...]

    @property
    def path(self) -> str:
        return " ".join(step["name"] for step in self.steps)

    @property
    def leaf(self) -> Json:
        return self.steps[-1]

    @property
    def options(self) -> list[Json]:
        return list(self.leaf.get("options") or [])

    def described(self, locale: str) -> Json:
        """As the page face describes a command."""
        return {
            "command": self.path,
            "id": self.steps[0]["id"],
            "name": " ".join(localised(step, "name", locale) for step in self.steps),
            "description": localised(self.leaf, "description", locale),
            "guild_only": 1 not in (self.steps[0].get("contexts") or [0, 1]),
            "options": [_described_option(option, locale) for option in self.options if option["type"] != 11],
        }

    def data(
        self,
        world: World,
        channel: Channel,
        values: Mapping[str, str | int | float | bool],
        *,
        force: bool = False,
        focused: str | None = None,
    ) -> Json:
        """The `data` of an interaction. Raises `NotPossible` bad_option unless `force`."""
        given = [self._option(name, value, focused, force=force) for name, value in values.items()]
        missing = [one["name"] for one in self.options if one.get("required") and one["name"] not in values]
        if missing and not force:
            raise NotPossible("bad_option", f"{self.path} needs {', '.join(missing)}")
        nested = given
        for step in reversed(self.steps[1:]):
            nested = [{"name": step["name"], "type": step["type"], "options": nested}]
        top = self.steps[0]
        data: Json = {"id": top["id"], "name": top["name"], "type": top["type"], "options": nested}
        if "guild_id" in top:
            data["guild_id"] = top["guild_id"]
        data["resolved"] = _resolved(world, channel, given)
        return data

    def _option(self, name: str, value: object, focused: str | None, *, force: bool) -> Json:
        option = next((one for one in self.options if one["name"] == name), None)
        if option is None:
            raise NotPossible("bad_option", f"{self.path} has no option {name!r}")
        if not force:
            _check(option, value)
        answer = {"name": name, "type": option["type"], "value": value}
        if option["type"] in (USER, CHANNEL):
            answer["value"] = str(value)
        return answer | ({"focused": True} if name == focused else {})


def _resolved(world: World, channel: Channel, given: list[Json]) -> Json:
    ids = [str(one["value"]) for one in given if one["type"] in (USER, CHANNEL, 9)]
    return payloads.resolved(world, channel, ids)


def _check(option: Json, value: object) -> None:
    name, kind = option["name"], option["type"]
    kinds: dict[int, tuple[type, ...]] = {STRING: (str,), INTEGER: (int,), BOOLEAN: (bool,), NUMBER: (int, float)}
    expected = kinds.get(kind, (str, int))
    if not isinstance(value, expected) or (kind in (INTEGER, NUMBER) and isinstance(value, bool)):
        raise NotPossible("bad_option", f"{name}: {value!r} has the wrong type")
    choices = [choice["value"] for choice in option.get("choices") or []]
    if choices and value not in choices:
        raise NotPossible("bad_option", f"{name}: {value!r} is not offered: {choices}")
    size = len(value) if isinstance(value, str) else value
    low, high = ("min_length", "max_length") if isinstance(value, str) else ("min_value", "max_value")
    if isinstance(size, int | float) and not isinstance(size, bool):
        least, most = option.get(low), option.get(high)
        if (least is not None and size < least) or (most is not None and size > most):
            raise NotPossible("bad_option", f"{name}: {value!r} is not within {least} to {most}")


def _described_option(option: Json, locale: str) -> Json:
    choices = option.get("choices") or []
    return {
        "name": option["name"],
        "label": localised(option, "name", locale),
        "description": localised(option, "description", locale),
        "type": option["type"],
        "required": bool(option.get("required")),
        "autocomplete": bool(option.get("autocomplete")),
        "choices": [{"name": localised(one, "name", locale), "value": one["value"]} for one in choices],
        **{key: option.get(key) for key in ("min_value", "max_value", "min_length", "max_length")},
    }


def invocables(world: World, person: User, guild: Guild | None) -> Iterator[Invocable]:
    """Every command that `person` can invoke in a guild, or in the direct conversation (`None`)."""
    places = (None,) if guild is None else (None, guild.id)
    if guild is not None and not guild.bot_present:
        return
    for place in places:
        for command in world.application.commands.get(place, {}).values():
            if command["type"] == 1 and _permitted(command, person, guild):
                yield from _leaves((command,))


def _permitted(command: Json, person: User, guild: Guild | None) -> bool:
    contexts = command.get("contexts")
    if guild is None:
        return command.get("dm_permission", True) is not False and (contexts is None or 1 in contexts)
    if contexts is not None and 0 not in contexts:
        return False
    wanted = command.get("default_member_permissions")
    if wanted is None or person is guild.owner:
        return True
    member = guild.members[person.id]
    held = member.permissions | guild.everyone
    return bool(held & Permission.ADMINISTRATOR) or (int(wanted) != 0 and held & int(wanted) == int(wanted))


def _leaves(steps: tuple[Json, ...]) -> Iterator[Invocable]:
    nested = [one for one in steps[-1].get("options") or [] if one["type"] in (SUB_COMMAND, SUB_GROUP)]
    if not nested:
        yield Invocable(steps)
    for one in nested:
        yield from _leaves((*steps, one))

