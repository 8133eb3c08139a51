"""`/pesten faq` and the tips through the real client."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.engine import FinalScore
from bot.playground.people import Person, SeenMessage
from cogs.addresses import Verb
from cogs.faq_catalogue import offered
from tests.support.evening import evening, the


def newest(person: Person, channel: object) -> SeenMessage:
    return person.ephemerals(channel)[-1]  # type: ignore[arg-type]


async def test_a_question_is_suggested_chosen_and_answered(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        anna = opened.person("Anna")  # a Dutch client
        suggested = await anna.autocomplete(opened.channel, "pesten faq", "question", "KLOP vergat")
        assert 1 <= len(suggested) <= 25
        [choice] = [one for one in suggested if one["value"] == "knock-forgotten"]
        assert choice["name"] == "Ik vergat te kloppen. Wat gebeurt er? · Kloppen"
        await anna.slash(opened.channel, "pesten faq", question=choice["value"])
        answer = newest(anna, opened.channel)
        assert "Je pakt meteen twee kaarten" in answer.text
        assert "Kloppen" in answer.text


async def test_typed_text_is_looked_up_like_a_choice(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        anna = opened.person("Anna")
        await anna.slash(opened.channel, "pesten faq", question="eindscore onder nul")
        assert "50 tegen 60, 30 en 90" in newest(anna, opened.channel).text
        await anna.slash(opened.channel, "pesten faq", question="xyzzy")
        assert "Geen vraag gevonden" in newest(anna, opened.channel).text
        await anna.slash(opened.channel, "pesten faq", question="joker")
        several = newest(anna, opened.channel)
        assert "Deze vragen passen bij “joker”" in several.text
        menu = several.selects[0]
        await anna.choose(several, str(menu["custom_id"]), "joker-on-a-two")
        assert "zeven" in newest(anna, opened.channel).text
        assert len(anna.ephemerals(opened.channel)) == 3, "a choice is answered in place"


@pytest.mark.parametrize("typed", ["", "a", "kaart", "xyzzy", "W" * 100])
async def test_no_more_is_suggested_than_discord_takes(tmp_path: Path, typed: str) -> None:
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        anna = opened.person("Anna")
        suggested = await anna.autocomplete(opened.channel, "pesten faq", "question", typed)
        assert len(suggested) <= 25
        assert all(1 <= len(one["name"]) <= 100 and 1 <= len(one["value"]) <= 100 for one in suggested)
        assert {one["value"] for one in suggested} <= {doubt.key for doubt in offered()}
        assert bool(suggested) == (typed not in ("xyzzy", "W" * 100))


async def test_the_game_of_the_channel_comes_first(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        anna = opened.person("Anna")
        await anna.slash(opened.channel, "pesten new", variant="hard")
        suggested = await anna.autocomplete(opened.channel, "pesten faq", "question", "heer")
        assert suggested[0]["value"] == "king-hard"
        await anna.slash(opened.channel, "pesten faq")
        page = newest(anna, opened.channel)
        assert "Gemeen" in page.text
        variants = page.selects[-1]
        await anna.choose(page, str(variants["custom_id"]), "pass_left")
        assert "Doorgeven" in newest(anna, opened.channel).text


async def test_tips_stand_behind_the_rules(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        anna = opened.person("Anna")
        await anna.slash(opened.channel, "pesten rules", variant="classic")
        card = newest(anna, opened.channel)
        await anna.click(card, custom_id=the(card, Verb.TIPS))
        assert "Vergeet niet “Laatste kaart!” te roepen" in newest(anna, opened.channel).text
        await anna.click(card, custom_id=the(card, Verb.FAQ))
        assert "Klassiek" in newest(anna, opened.channel).text
        await anna.slash(opened.channel, "pesten new", variant="knock")
        lobby = opened.public(anna)
        await anna.click(lobby, custom_id=the(lobby, Verb.RULES))
        card = newest(anna, opened.channel)
        await anna.click(card, custom_id=the(card, Verb.TIPS))
        assert "Vergeet niet te kloppen" in newest(anna, opened.channel).text


async def test_a_table_with_settings_of_its_own_is_told_so(tmp_path: Path) -> None:
    """The answers are about the variant as it usually is; two rounds are no preset's (rules.md §8)."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        anna = opened.person("Anna")  # a Dutch client
        await anna.slash(opened.channel, "pesten new", variant="hard")
        differs = "Jullie tafel speelt het met eigen instellingen"
        await anna.slash(opened.channel, "pesten faq")
        assert differs not in newest(anna, opened.channel).text
        tables = opened.client.services.tables
        [view] = tables.tables_of(opened.playground.guild.id, anna.id)
        await tables.change_rules(view.id, anna.id, lambda rules: replace(rules, format=FinalScore(2)))
        await anna.slash(opened.channel, "pesten faq")
        assert differs in newest(anna, opened.channel).text
