"""Lines of `.env` without effect are told, by number alone: any of them may hold the token."""

from pathlib import Path

from tests.operator.conftest import Said, sentence
from tests.processes.program import ran

SECRETS = ("abcdefgh.ijklmn.opqrst", "lonely.token", "hunter2", "letmein", "POSTGRES", "half")
LINES = (
    "COMPUTER_SECONDS=1",
    "",
    "",
    "DISCORD_TOKEN abcdefgh.ijklmn.opqrst",  # 4: no sign
    "lonely.token",  # 5: no sign either, though the parser takes it for a name
    "DISCORD_TOKN=hunter2",  # 6: misspelt
    "  # a remark",
    "export LOBBY_SECONDS=60",
    "POSTGRES_PASSWORD=letmein",  # 9: another program's
    "playground_port=0  # capitals make no difference",
    "NEXT_ROUND_SECONDS=",
    "",
    'LOG_LEVEL="half',  # 13: one quotation mark
)
MALFORMED = (4, 5, 13)


def _write(folder: Path) -> None:
    (folder / ".env").write_text("\n".join(LINES) + "\n", encoding="utf-8")


def test_check_tells_each(said: Said, tmp_path: Path) -> None:
    """What sets nothing, or nearly bears the name of a setting, is not well; other names are a remark."""
    _write(tmp_path)
    ended = said("check", LANG="nl")
    assert ended.said.splitlines()[1:-2] == [
        *("✗ " + sentence("operator-env-malformed", "nl", line=str(line)) for line in MALFORMED),
        "✗ " + sentence("check-env-misspelt", "nl", line="6", name="DISCORD_TOKEN"),
        "✓ " + sentence("check-env-unknown", "nl", lines="9"),
    ]
    assert (ended.status, ended.complained) == (2, "")
    assert not [secret for secret in SECRETS if secret in ended.said]


def test_names_of_other_programs_are_well(said: Said, tmp_path: Path) -> None:
    """Only the missing token is not."""
    (tmp_path / ".env").write_text("POSTGRES_USER=anna\nPOSTGRES_PASSWORD=letmein\n", encoding="utf-8")
    lines = said("check").said.splitlines()
    assert lines[1] == "✓ " + sentence("check-env-unknown", lines="1 and 2")
    assert [line[0] for line in lines] == ["✓", "✓", "✓", "✗"]


def test_they_are_told_beside_a_setting_that_is_wrong(said: Said, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("COMPUTER_SECONDS=soon\nDISCORD_TOKEN abc\n", encoding="utf-8")
    lines = said("check").said.splitlines()
    assert lines[0].startswith("✗ ")
    assert lines[1:] == ["✗ " + sentence("operator-env-malformed", line="2")]


async def test_a_run_warns_of_what_sets_nothing(tmp_path: Path) -> None:
    """In the operator's language, and the parser itself is silent; here the run ends for want of a token."""
    _write(tmp_path)
    ended = await ran(tmp_path, "run", LANG="nl")
    *warnings, last = ended.complained.splitlines()
    expected = [sentence("operator-env-malformed", "nl", line=str(line)) for line in MALFORMED]
    assert [line.partition("WARNING bot.operator.env_file: ")[2] for line in warnings] == expected
    assert last == sentence("operator-no-token", "nl")
    assert not [secret for secret in SECRETS if secret in ended.complained]
