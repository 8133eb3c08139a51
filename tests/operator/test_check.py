"""`python -m bot check`: each point with what to do, before anybody is invited."""

import socket
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import discord
import pytest
from discord.http import Route

from bot.client import PERMISSIONS
from bot.operator.check import check
from bot.playground import Playground, payloads
from cogs.place import NEEDED_ANYWHERE
from data.migrating import known_migrations
from data.store import Store
from tests.operator.conftest import LOCALIZER, Said, sentence
from tests.processes.program import against, environment

TOKEN = {"DISCORD_TOKEN": "token"}
WORDS = LOCALIZER.words("en")
INVITED = (1 << 10) + (1 << 11) + (1 << 14) + (1 << 16) + (1 << 38)
"""View Channel, Send Messages, Embed Links, Read Message History, Send Messages in Threads (topics/permissions)."""


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Sets the environment, in an empty folder."""

    def set_(**values: str) -> None:
        monkeypatch.chdir(tmp_path)
        monkeypatch.setattr("os.environ", environment(tmp_path, values))

    return set_


def _marks(said: str) -> str:
    return "".join(line[0] for line in said.splitlines())


async def test_all_is_well(settings: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing is made, and discord.py points where it pointed before."""
    before = Route.BASE
    async with Playground() as playground:
        settings(**against(playground))
        assert await check(WORDS)
        application = str(playground.world.application.id)
        assert playground.record.unexpected == []
        assert not playground.gateway.connected
    said = capsys.readouterr().out
    lines = [line.removeprefix("✓ ") for line in said.splitlines()]
    assert lines[:4] == [
        sentence("check-settings-environment", folder=str(tmp_path)),
        sentence("check-database-new", path=str(tmp_path / "pesten.sqlite3")),
        sentence("check-token", name="Dealer", application=application),
        sentence("check-intents"),
    ]
    invite = parse_qs(urlsplit(lines[4].split()[-1]).query)
    assert invite["client_id"] == [application]
    assert invite["permissions"] == [str(INVITED)]
    assert set(invite["scope"][0].split()) == {"bot", "applications.commands"}
    assert playground.token not in said
    assert before == Route.BASE
    assert list(tmp_path.iterdir()) == []


def test_what_is_needed_is_what_is_asked_for() -> None:
    """One list: the invite's permissions, by bits and by names."""
    assert PERMISSIONS.value == INVITED
    assert discord.Permissions(**dict.fromkeys(NEEDED_ANYWHERE, True)) == PERMISSIONS
    assert all(getattr(PERMISSIONS, name) for name in NEEDED_ANYWHERE)


async def test_the_file_of_settings_is_named(
    settings: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings()
    (tmp_path / ".env").write_text("COMPUTER_SECONDS=1\n")
    assert not await check(WORDS)  # there is no token
    first, _, last = capsys.readouterr().out.splitlines()
    assert first == "✓ " + sentence("check-settings-file", path=str(tmp_path / ".env"))
    assert last == "✗ " + sentence("operator-no-token")


async def test_a_refused_token(settings: Any, capsys: pytest.CaptureFixture[str]) -> None:
    async with Playground() as playground:
        settings(**against(playground) | {"DISCORD_TOKEN": "somebody.elses.token"})
        assert not await check(WORDS)
    said = capsys.readouterr()
    assert said.out.splitlines()[-1] == "✗ " + sentence("operator-token-refused")
    assert "somebody" not in said.out + said.err


@pytest.mark.parametrize("token", ["two words", "tökén"])
def test_a_token_that_cannot_even_be_sent(said: Said, token: str) -> None:
    ended = said("check", DISCORD_TOKEN=token, LANG="nl")
    assert ended.said.splitlines()[-1] == "✗ " + sentence("operator-token-refused", "nl")
    assert (ended.status, ended.complained) == (2, "")


def test_discord_cannot_be_reached(said: Said) -> None:
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))  # bound and not listening: nobody answers there
        address = f"127.0.0.1:{held.getsockname()[1]}"
        places = {"API": f"http://{address}/api/v10", "GATEWAY": f"ws://{address}/gateway", "CDN": f"http://{address}/cdn"}
        ended = said("check", **TOKEN, **{f"DISCORD_{name}": place for name, place in places.items()})
    start, _, _ = sentence("operator-no-discord", detail="|").partition("|")
    assert ended.said.splitlines()[-1].startswith("✗ " + start)
    assert (ended.status, ended.complained) == (2, "")


@pytest.mark.parametrize(
    ("told", "key"),
    [
        ({"bot_require_code_grant": True}, "check-code-grant"),
        ({"interactions_endpoint_url": "https://example.com/x"}, "check-endpoint"),
    ],
)
async def test_settings_of_the_application_that_keep_everybody_out(
    settings: Any, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, told: dict[str, Any], key: str
) -> None:
    ordinary = payloads.application
    monkeypatch.setattr(payloads, "application", lambda found: ordinary(found) | told)
    async with Playground() as playground:
        settings(**against(playground))
        assert not await check(WORDS)
    said = capsys.readouterr().out
    assert "✗ " + sentence(key, url="https://example.com/x") in said.splitlines()
    assert _marks(said).count("✗") == 1


@pytest.mark.parametrize("bit", [12, 13, 14, 15, 18, 19])
async def test_privileged_intents_may_be_switched_off(
    settings: Any, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, bit: int
) -> None:
    """The flags of an application: presence 12 and 13, members 14 and 15, message content 18 and 19."""
    ordinary = payloads.application
    monkeypatch.setattr(payloads, "application", lambda found: ordinary(found) | {"flags": 1 << bit})
    async with Playground() as playground:
        settings(**against(playground))
        assert await check(WORDS)
    assert "✓ " + sentence("check-intents-on") in capsys.readouterr().out.splitlines()


def test_wrong_settings_are_a_point_like_others(said: Said) -> None:
    ended = said("check", COMPUTER_SECONDS="soon")
    before, _, _ = sentence("operator-bad-setting", name="COMPUTER_SECONDS", reason="|").partition("|")
    assert ended.said.startswith("✗ " + before)
    assert (ended.status, ended.complained) == (2, "")


def test_half_a_stand_in(said: Said) -> None:
    ended = said("check", **TOKEN, DISCORD_API="http://127.0.0.1:9")
    assert ended.said.splitlines()[-1] == "✗ " + sentence("operator-half-redirected")


# ---- the database


def test_a_database_that_can_be_used(said: Said, database: Path) -> None:
    content = database.read_bytes()
    assert said("check").said.splitlines()[1] == "✓ " + sentence("check-database", path=str(database))
    assert database.read_bytes() == content


async def test_one_that_is_in_use_is_fine(
    settings: Any, database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with await Store.open(database) as store:
        settings()
        await check(WORDS)
        await store.write_note("still", "mine")
    assert "✓ " + sentence("check-database", path=str(database)) in capsys.readouterr().out.splitlines()


def test_one_of_an_earlier_release_is_fine(said: Said, database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    known = known_migrations()
    monkeypatch.setattr("data.inspecting.known_migrations", lambda: (*known, known[-1]))
    assert said("check").said.splitlines()[1] == "✓ " + sentence("check-database-older", path=str(database))


def test_a_file_of_another_kind(said: Said, tmp_path: Path) -> None:
    path = tmp_path / "pesten.sqlite3"
    path.write_text("Dear Anna, " * 200)
    assert said("check").said.splitlines()[1] == "✗ " + sentence("store-error-not-a-database", path=str(path))


def test_a_folder_that_cannot_be_made(said: Said, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    path = tmp_path / "file" / "deeper" / "pesten.sqlite3"
    ended = said("check", DATABASE_PATH=str(path))
    assert ended.said.splitlines()[1] == "✗ " + sentence("store-error-unwritable", path=str(path))


def test_a_folder_that_will_be_made(said: Said, tmp_path: Path) -> None:
    path = tmp_path / "new" / "deeper" / "pesten.sqlite3"
    ended = said("check", DATABASE_PATH=str(path))
    assert ended.said.splitlines()[1] == "✓ " + sentence("check-database-new", path=str(path))
    assert list(tmp_path.iterdir()) == []


# ---- the command line


@pytest.mark.parametrize("language", ["en", "nl"])
def test_help_tells_every_command_of_operators(said: Said, language: str) -> None:
    helped = said("--help", LANG=language, COLUMNS="400").said
    for command in ("check", "show", "backup", "restore", "check-database"):
        assert sentence(f"operator-help-{command}", language) in helped
    options = {
        "show": ("table", "all"),
        "backup": ("backup-file",),
        "restore": ("restore-file",),
        "check-database": ("repair",),
    }
    for command, keys in options.items():
        shown = said(command, "--help", LANG=language, COLUMNS="400").said
        assert all(sentence(f"operator-help-{key}", language) in shown for key in keys)


def test_every_command_stands_on_the_hosting_page(root: Path) -> None:
    page = (root / "docs" / "hosting.md").read_text(encoding="utf-8")
    commands = ("run", "playground", "check", "show", "backup FILE", "restore FILE", "check-database")
    everything = (*commands, "check-database --repair")
    assert [command for command in everything if f"`python -m bot {command}" not in page] == []
