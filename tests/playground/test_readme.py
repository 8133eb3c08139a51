"""The tables of the playground's README against the code."""

import re
from pathlib import Path

from bot.playground import Playground, server
from bot.playground.control import Control
from bot.playground.openapi import Description
from bot.playground.page_frames import FrameTaker
from bot.playground.rest.table import ROUTES
from tests.support.clock import ManualClock
from tests.support.discord_client import description_path

README = (Path(server.__file__).parent / "README.md").read_text("utf-8")


def section(title: str) -> str:
    return README.split(f"## {title}\n", 1)[1].split("\n## ", 1)[0]


def test_every_route_stands_in_the_table_and_no_other() -> None:
    rows = re.findall(r"^\| ([A-Z]+) \| `(/\S*)` \| (\S*) ?\|$", section("Routes known"), re.MULTILINE)
    assert sorted(rows) == sorted((one.method, one.path, one.bucket or "") for one in ROUTES)


def test_every_control_route_stands_in_the_table_and_no_other() -> None:
    rows = re.findall(r"^\| ([A-Z]+) \| `(/control\S*)` \|", section("Control"), re.MULTILINE)
    table = Control(Playground(clock=ManualClock())).table()
    assert sorted(rows) == sorted(table)


def test_every_frame_of_the_page_stands_in_the_table_and_no_other() -> None:
    told = section("The page face").split("#### Page to server", 1)[1]
    rows = re.findall(r"^\| `(\w+)` \|", told, re.MULTILINE)
    playground = Playground(clock=ManualClock())
    taker = FrameTaker(playground.parts, playground.acts, {})
    assert sorted(rows) == sorted(["type", *taker.kinds]), "`type` heads the table"


def test_routes_bear_the_names_of_the_description() -> None:
    """Else a body would silently go unchecked."""
    path = description_path()
    if path is None:
        return
    description = Description(path)
    bodies = [one for one in ROUTES if one.method in ("POST", "PATCH", "PUT")]
    without = {one.name for one in bodies if not description.describes(one.method, one.path)}
    assert without == {
        "POST /channels/{channel_id}/typing",
        "PUT /channels/{channel_id}/thread-members/@me",
        "PUT /channels/{channel_id}/thread-members/{user_id}",
    }
