"""What a rank does, as a host puts it together: kinds of effects, and one amount for those that have one."""

from collections.abc import Collection
from itertools import chain

from msgspec.structs import replace

from bot.engine import (
    AddPenalty,
    ChooseSuit,
    Effect,
    ExtraCard,
    MissTurns,
    NextDraws,
    OthersDraw,
    PassLeft,
    Rank,
    Reverse,
    ReverseSkip,
    Rules,
    Skip,
)
from cogs.rule_settings import at_rank, preset_of

PLAIN: dict[str, Effect] = {
    "choose-suit": ChooseSuit(),
    "reverse": Reverse(),
    "reverse-skip": ReverseSkip(),
    "pass-left": PassLeft(),
    "extra-card": ExtraCard(),
}
COUNTED: dict[str, type[AddPenalty | Skip | MissTurns | OthersDraw | NextDraws]] = {
    "add-penalty": AddPenalty,
    "skip": Skip,
    "miss-turns": MissTurns,
    "others-draw": OthersDraw,
    "next-draws": NextDraws,
}
NOTHING = "nothing"
"""Stands in a menu for no effect at all."""
KINDS = (*COUNTED, *PLAIN)
"""Every kind of effect by its key."""


def kind_of(effect: Effect) -> str:
    """The key of an effect's kind."""
    of_plain = (kind for kind, plain in PLAIN.items() if type(plain) is type(effect))
    of_counted = (kind for kind, counted in COUNTED.items() if counted is type(effect))
    return next(chain(of_plain, of_counted))


def amount_of(effect: Effect) -> int | None:
    """Cards, seats or turns; none where the effect counts nothing."""
    match effect:
        case AddPenalty(cards=amount) | OthersDraw(cards=amount) | NextDraws(cards=amount):
            return amount
        case Skip(seats=amount) | MissTurns(turns=amount):
            return amount
        case _:
            return None


def amounts_at(rules: Rules, rank: Rank) -> dict[str, int]:
    """The amounts of the rank's effects that have one, by kind."""
    amounts = ((kind_of(effect), amount_of(effect)) for effect in rules.effects[rank])
    return {kind: amount for kind, amount in amounts if amount is not None}


def effect_at(rules: Rules, rank: Rank, kind: str) -> Effect:
    """The rank's effect of this kind, or what it would get if a host chose it."""
    present = {kind_of(effect): effect for effect in rules.effects[rank]}
    return present.get(kind) or _new(rules, rank, kind)


def with_kinds(rules: Rules, rank: Rank, kinds: Collection[str]) -> Rules:
    """The rank does these things and no others; what it did already keeps its amount, what is new counts 1.

    `NOTHING` among them, for a rank that does something, takes everything away; else what is chosen beside it counts.
    """
    if NOTHING in kinds and rules.effects[rank]:
        return _with_effects(rules, rank, ())
    present = {kind_of(effect): effect for effect in rules.effects[rank]}
    kept = [effect for kind, effect in present.items() if kind in kinds]
    new = [_new(rules, rank, kind) for kind in KINDS if kind in kinds and kind not in present]
    return _with_effects(rules, rank, (*kept, *new))


def with_amount(rules: Rules, rank: Rank, kind: str, amount: int) -> Rules:
    """The rank's effect of this kind counts so much; raises `LookupError` for a kind that counts nothing."""
    if kind not in COUNTED:
        raise LookupError(kind)
    effects = (_counting(effect, amount) if kind_of(effect) == kind else effect for effect in rules.effects[rank])
    return _with_effects(rules, rank, tuple(effects))


def _new(rules: Rules, rank: Rank, kind: str) -> Effect:
    usual = {kind_of(effect): effect for effect in preset_of(rules).effects[rank]}
    return usual.get(kind) or PLAIN.get(kind) or COUNTED[kind](1)


def _counting(effect: Effect, amount: int) -> Effect:
    match effect:
        case AddPenalty() | NextDraws():
            return type(effect)(amount)
        case OthersDraw():
            return replace(effect, cards=amount)
        case Skip() | MissTurns():
            return type(effect)(amount)
        case _:
            return effect


def _with_effects(rules: Rules, rank: Rank, effects: tuple[Effect, ...]) -> Rules:
    """In the preset's own order where these are the preset's effects, so that they are recognised as such."""
    usual = preset_of(rules).effects[rank]
    return replace(rules, effects=at_rank(rules.effects, rank, usual if set(effects) == set(usual) else effects))
