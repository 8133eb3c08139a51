"""The recipes of bot/i18n/README.md, followed."""

import shutil
from pathlib import Path

import pytest

from bot.i18n import Localizer
from tests.i18n.fluent_files import LOCALES, messages


def test_a_copied_folder_is_a_new_language(tmp_path: Path) -> None:
    for language in ("en", "nl", "de"):
        shutil.copytree(LOCALES / language.replace("de", "en"), tmp_path / language)
    buttons = tmp_path / "de" / "buttons.ftl"
    buttons.write_text(buttons.read_text(encoding="utf-8").replace("= Join", "= Mitspielen"), encoding="utf-8")
    localizer = Localizer.load(tmp_path)
    assert localizer.locales == ("de", "en", "nl")
    assert localizer.words("de")("button-join") == "Mitspielen"
    assert localizer.words("nl")("button-join") == "Meedoen"


def test_a_new_sentence_needs_only_its_line(tmp_path: Path) -> None:
    line = "my-key = { $count ->\n    [one] 1 card\n   *[other] { $count } cards\n}\n"
    shutil.copytree(LOCALES / "en", tmp_path / "en")
    with (tmp_path / "en" / "table.ftl").open("a", encoding="utf-8") as file:
        file.write(line)
    words = Localizer.load(tmp_path).words("en")
    assert [words("my-key", count=count) for count in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]


@pytest.mark.parametrize("start", ["**bold**", "[link]", ".net"])
def test_no_line_begins_with_a_sign_of_fluent(start: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    folder = tmp_path / "en"
    folder.mkdir()
    (folder / "only.ftl").write_text(f"my-key =\n    {start} text\n", encoding="utf-8")
    assert Localizer.load(tmp_path).words("en")("my-key") == "my-key"
    assert "my-key" in caplog.text


def test_the_table_of_calls_names_real_ones(root: Path) -> None:
    readme = (root / "bot" / "i18n" / "README.md").read_text(encoding="utf-8")
    words = Localizer.load().words("en")
    named = {part.split("(")[0] for part in readme.split("`words.")[1:]}
    assert named == {"card", "card_name", "suit", "rank", "one", "number", "join", "either"}
    assert all(callable(getattr(words, name)) for name in named)
    assert "table-stock" in messages("en")
