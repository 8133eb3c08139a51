"""The parts of one playground, put together once and handed to whoever serves requests."""

from dataclasses import dataclass

from bot.playground.answers import Answers
from bot.playground.board import Board
from bot.playground.cdn import Cdn
from bot.playground.clock import Clock
from bot.playground.compose import Composer
from bot.playground.faults import Faults
from bot.playground.gateway import Gateway
from bot.playground.hub import Hub
from bot.playground.interactions import Interactions
from bot.playground.openapi import Description
from bot.playground.places import Places
from bot.playground.ratelimits import RateLimits
from bot.playground.record import Record
from bot.playground.world import World


@dataclass(slots=True)
class Parts:
    """Everything that a REST handler may need."""

    clock: Clock
    world: World
    record: Record
    faults: Faults
    limits: RateLimits
    hub: Hub
    gateway: Gateway
    places: Places
    cdn: Cdn
    composer: Composer
    board: Board
    interactions: Interactions
    answers: Answers
    description: Description | None
    in_flight: int = 0
