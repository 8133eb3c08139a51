"""What whoever runs the bot can mend is said in one sentence of his language, with status 2, and nothing is lost."""

import asyncio
import socket
import sqlite3
from pathlib import Path

import aiohttp
import pytest

from bot.i18n import Localizer
from bot.pictures.tiles import catalogue
from bot.playground import Playground
from bot.playground.defaults import TOKEN as PLAYGROUND_TOKEN
from data.migrating import known_migrations
from data.store import Store
from tests.processes.conftest import Said
from tests.processes.program import Ended, Program, against, ran

DUTCH = "nl_NL.UTF-8"
TOKEN = {"DISCORD_TOKEN": "token"}


def sentence(key: str, language: str = "en", **arguments: str | int) -> str:
    """What the program says, in the words of its own files."""
    found = Localizer.load().words(language)(key, **arguments)
    assert " " in found, f"no sentence: {key}"
    return found


TRY_AGAIN = 75
"""`EX_TEMPFAIL` of sysexits.h: a service manager shall start it again; 2 is what only its operator can mend."""


def assert_said(ended: Ended, expected: str) -> None:
    """One sentence for people, nothing else, and the status that tells a script so."""
    assert ended.complained == expected + "\n"
    assert ended.status == 2
    assert ended.said == ""


# ---- the token


@pytest.mark.parametrize(("language", "key"), [("en_GB.UTF-8", "en"), (DUTCH, "nl"), ("xx", "en"), ("C", "en")])
def test_run_without_a_token(said: Said, tmp_path: Path, language: str, key: str) -> None:
    assert_said(said("run", LANG=language), sentence("operator-no-token", key))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("arguments", [(), ("run",)])
async def test_a_wrong_token_never_falls_back_to_the_playground(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    async with Playground() as playground:
        ended = await ran(tmp_path, *arguments, **against(playground) | {"DISCORD_TOKEN": "somebody.elses.token"})
        assert_said(ended, sentence("operator-token-refused"))
        assert "somebody" not in ended.complained


@pytest.mark.parametrize("token", ["two\nlines", "two words", "tökén"])
def test_a_token_that_cannot_even_be_sent(said: Said, token: str) -> None:
    assert_said(said("run", DISCORD_TOKEN=token, LANG=DUTCH), sentence("operator-token-refused", "nl"))


# ---- Discord


def _nobody_at(held: socket.socket) -> dict[str, str]:
    held.bind(("127.0.0.1", 0))  # bound and not listening: nobody else gets the port, and nobody answers there
    address = f"127.0.0.1:{held.getsockname()[1]}"
    named = {"api": f"http://{address}/api/v10", "gateway": f"ws://{address}/gateway", "cdn": f"http://{address}/cdn"}
    return {"DISCORD_TOKEN": "token"} | {f"DISCORD_{name.upper()}": url for name, url in named.items()}


async def test_discord_cannot_be_reached(tmp_path: Path) -> None:
    """That passes by itself, as when the machine starts before its network. The database is free for the next start."""
    with socket.socket() as held:
        ended = await ran(tmp_path, "run", **_nobody_at(held))
    before, _, after = sentence("operator-no-discord", detail="|").partition("|")
    assert ended.status == TRY_AGAIN
    assert ended.complained.count("\n") == 1
    assert ended.complained.startswith(before)
    assert ended.complained.endswith(after + "\n")
    async with await Store.open(tmp_path / "pesten.sqlite3") as store:
        assert await store.load_running() == []


@pytest.mark.parametrize("given", ["DISCORD_API", "DISCORD_GATEWAY", "DISCORD_CDN"])
def test_a_stand_in_for_discord_must_be_named_whole(said: Said, given: str) -> None:
    """With an address missing, part of the traffic would go to Discord itself."""
    ended = said("run", **{"DISCORD_TOKEN": "token", given: "http://127.0.0.1:9"})
    assert_said(ended, sentence("operator-half-redirected"))


# ---- the database


def test_the_database_is_no_database(said: Said, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Anna, " * 200)
    ended = said("run", DATABASE_PATH=str(path), LANG=DUTCH, **TOKEN)
    assert_said(ended, sentence("store-error-not-a-database", "nl", path=str(path)))
    assert path.read_text() == "Dear Anna, " * 200


def test_the_database_is_of_a_later_release(said: Said, tmp_path: Path) -> None:
    path = tmp_path / "pesten.sqlite3"
    asyncio.run(_made(path))
    connection = sqlite3.connect(path)
    with connection:
        connection.execute("INSERT INTO migrations VALUES (9999, 'later', 0)")
    connection.close()
    ended = said("run", **TOKEN)
    known = len(known_migrations())
    assert_said(ended, sentence("store-error-newer-schema", path=str(path), found=9999, known=known))


async def _made(path: Path) -> None:
    async with await Store.open(path):
        pass


async def test_a_folder_stands_where_the_database_should(tmp_path: Path) -> None:
    """As a process: its threads must end without a word too."""
    folder = tmp_path / "folder.sqlite3"
    folder.mkdir()
    ended = await ran(tmp_path, "run", DATABASE_PATH=str(folder), **TOKEN)
    assert_said(ended, sentence("store-error-folder", path=str(folder)))


def test_the_folder_of_the_database_cannot_be_made(said: Said, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    path = tmp_path / "file" / "deeper" / "pesten.sqlite3"
    ended = said("run", DATABASE_PATH=str(path), LANG=DUTCH, **TOKEN)
    assert_said(ended, sentence("store-error-unwritable", "nl", path=str(path)))


async def test_two_processes_on_one_database(tmp_path: Path) -> None:
    """The second goes, also when it would open a playground; the first plays on."""
    async with Playground() as playground, await Program.start(tmp_path, ["run"], **against(playground)) as first:
        await first.plays_on(playground)
        for arguments in (("run",), ("playground", "--port", "0")):
            ended = await ran(tmp_path, *arguments, **against(playground))
            assert_said(ended, sentence("store-error-in-use", path=str(tmp_path / "pesten.sqlite3")))
        anna = playground.person("Anna")
        assert (await anna.slash(playground.channel("pesten"), "pesten new", wait="answer")).answered


# ---- settings


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("COMPUTER_SECONDS", "soon", "het moet een getal van 0 tot en met 60 zijn."),
        ("COMPUTER_SECONDS", "-1", "het moet een getal van 0 tot en met 60 zijn."),
        ("NEXT_ROUND_SECONDS", "0", "het moet een getal van 1 tot en met 3600 zijn."),
        ("LOBBY_SECONDS", "nan", "het moet een getal van 10 tot en met 86400 zijn."),
        ("LOBBY_SECONDS", "inf", "het moet een getal van 10 tot en met 86400 zijn."),
        ("PLAYGROUND_PORT", "70000", "het moet een geheel getal van 0 tot en met 65535 zijn."),
        ("PLAYGROUND_PORT", "80.5", "het moet een geheel getal van 0 tot en met 65535 zijn."),
        ("LOG_LEVEL", "LOUD", "het moet DEBUG, INFO, WARNING of ERROR zijn."),
        ("DISCORD_API", "https://example.com/api", sentence("setting-loopback", "nl")),
        ("DISCORD_GATEWAY", "gateway", sentence("setting-loopback", "nl")),
    ],
)
def test_a_setting_that_is_wrong(said: Said, tmp_path: Path, name: str, value: str, reason: str) -> None:
    """Told with what it may be, in the operator's language."""
    ended = said("run", LANG=DUTCH, **{"DISCORD_TOKEN": "token", name: value})
    assert_said(ended, sentence("operator-bad-setting", "nl", name=name, reason=reason))
    assert list(tmp_path.iterdir()) == []


def test_a_stand_in_of_the_wrong_kind(said: Said) -> None:
    here = {"DISCORD_API": "http://127.0.0.1:9", "DISCORD_CDN": "http://127.0.0.1:9"}
    ended = said("run", **TOKEN, **here, DISCORD_GATEWAY="http://127.0.0.1:9/gateway")
    assert_said(ended, sentence("operator-bad-setting", name="DISCORD_GATEWAY", reason=sentence("setting-scheme")))


def test_several_settings_that_are_wrong_are_told_together(said: Said) -> None:
    ended = said("run", COMPUTER_SECONDS="soon", LOBBY_SECONDS="1", LANG=DUTCH)
    assert ended.status == 2
    assert ended.complained.count("\n") == 1
    assert "COMPUTER_SECONDS" in ended.complained
    assert "LOBBY_SECONDS" in ended.complained


def test_the_env_file_is_read_and_its_faults_are_told(said: Said, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("COMPUTER_SECONDS=soon\n")
    ended = said("run")
    assert ended.status == 2
    assert "COMPUTER_SECONDS" in ended.complained


def test_an_env_file_that_is_no_text(said: Said, tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"DISCORD_TOKEN=\xff\xfe\n")
    assert_said(said("run", LANG=DUTCH), sentence("operator-unreadable-env", "nl"))


# ---- the playground


async def test_a_playground_tells_its_address_and_nothing_else(tmp_path: Path) -> None:
    """Where no LOG_LEVEL is set: the address stands alone, while the bot comes up, brings its pictures and plays."""
    async with await Program.start(tmp_path, ["playground", "--port", "0"], LOG_LEVEL="") as program:
        await program.says("http://127.0.0.1:")
        address = program.said.split()[-1]
        wanted = len([*catalogue()])
        async with aiohttp.ClientSession() as session:
            while await _pictures(session, address) < wanted:
                assert program.process.returncode is None
                await asyncio.sleep(0.1)
        assert program.complained == ""
        assert program.said == sentence("operator-playground", url=address) + "\n"


async def test_a_taken_port_of_the_playground_is_no_error(tmp_path: Path) -> None:
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        held.listen()
        port = held.getsockname()[1]
        async with await Program.start(tmp_path, ["playground", "--port", str(port)]) as program:
            await program.says("http://127.0.0.1:")
            assert f":{port}" not in program.said
            assert program.complained == ""


async def _pictures(session: aiohttp.ClientSession, address: str) -> int:
    """How many the bot has brought; asked with its own token, as it would."""
    headers = {"Authorization": f"Bot {PLAYGROUND_TOKEN}"}
    async with session.get(f"{address}/api/v10/applications/@me", headers=headers) as response:
        application = (await response.json())["id"]
    async with session.get(f"{address}/api/v10/applications/{application}/emojis", headers=headers) as response:
        return len((await response.json())["items"])


@pytest.mark.parametrize("port", ["70000", "-1", "many"])
def test_a_port_that_cannot_be(said: Said, tmp_path: Path, port: str) -> None:
    assert_said(said("playground", "--port", port, LANG=DUTCH), sentence("operator-bad-port", "nl", port=port))
    assert list(tmp_path.iterdir()) == []


# ---- the command line


async def test_help_of_the_process_itself(tmp_path: Path) -> None:
    ended = await ran(tmp_path, "--help", LANG=DUTCH, COLUMNS="400")
    assert (ended.status, ended.complained) == (0, "")
    assert sentence("operator-description", "nl") in ended.said


@pytest.mark.parametrize(("language", "key"), [("en_US.UTF-8", "en"), (DUTCH, "nl")])
def test_help_tells_every_command(said: Said, language: str, key: str) -> None:
    ended = said("--help", LANG=language, COLUMNS="400")
    assert (ended.status, ended.complained) == (0, "")
    for wanted in ("operator-description", "operator-help-run", "operator-help-playground"):
        assert sentence(wanted, key) in ended.said
    assert sentence("operator-help-port", key) in said("playground", "--help", LANG=language, COLUMNS="400").said


@pytest.mark.parametrize(("language", "key"), [("en_US.UTF-8", "en"), (DUTCH, "nl")])
def test_an_unknown_command_is_refused_and_told_what_there_is(
    said: Said, tmp_path: Path, language: str, key: str
) -> None:
    known = "run, playground, check, show, backup, restore, check-database"
    assert_said(
        said("deal", LANG=language, **TOKEN), sentence("operator-unknown-command", key, command="deal", commands=known)
    )
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("arguments", "unknown"), [(["run", "fast"], "fast"), (["--shuffle"], "--shuffle")])
def test_unknown_words_are_refused(said: Said, tmp_path: Path, arguments: list[str], unknown: str) -> None:
    ended = said(*arguments, LANG=DUTCH, **TOKEN)
    assert_said(ended, sentence("operator-unknown-arguments", "nl", arguments=unknown))
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_not_named(said: Said) -> None:
    """The detail is argparse's own."""
    before, _, after = sentence("operator-bad-call", detail="|").partition("|")
    ended = said("backup")
    assert ended.complained.startswith(before)
    assert "FILE" in ended.complained
    assert ended.complained.endswith(after + "\n")
    assert (ended.status, ended.said) == (2, "")
