"""The panel of `/pesten settings`: every value in words, within Discord's limits."""

from discord import ui

from bot.engine import GAMES
from bot.i18n import Words, language_name
from bot.keeping.settings import CHANNELS_MOST, GuildSettings, PersonalSettings
from cogs.layouts.server_settings import settings_of_both_layout
from cogs.server_options import SERVER_OPTIONS
from tests.layouts.conftest import LOCALIZER
from tests.layouts.limits import check_message, texts, walk

FULL = GuildSettings(channels=tuple(range(10**18, 10**18 + CHANNELS_MOST)), language="fr", variant="of the future")


def test_the_whole_panel(words: Words) -> None:
    for server in (GuildSettings(), FULL):
        panel = settings_of_both_layout(PersonalSettings(), server, words, LOCALIZER.locales)
        check_message(panel)
        menus = [part for part in walk(panel) if isinstance(part, ui.Select)]
        assert len(menus) == 1 + len(SERVER_OPTIONS)
        for menu in menus:
            assert 1 < len(menu.options) <= 25
            assert all(0 < len(option.label) <= 100 for option in menu.options)
            assert sum(option.default for option in menu.options) == 1, "what holds is chosen"


def test_every_value_can_be_set_and_is_then_what_holds() -> None:
    for option in SERVER_OPTIONS:
        for value in option.values(LOCALIZER.locales):
            assert option.current(option.changed(FULL, value)) == value
        untouched = [other for other in SERVER_OPTIONS if other is not option]
        changed = option.changed(FULL, option.values(LOCALIZER.locales)[0])
        assert [other.current(changed) for other in untouched] == [other.current(FULL) for other in untouched]


def test_games_and_languages_by_their_names(dutch: Words) -> None:
    panel = settings_of_both_layout(PersonalSettings(), GuildSettings(), dutch, LOCALIZER.locales)
    labels = {option.label for part in walk(panel) if isinstance(part, ui.Select) for option in part.options}
    assert "Variant van een nieuwe tafel: Kloppen" in labels
    assert {"Taal van de tafels: English", "Taal van de tafels: Nederlands"} <= labels
    assert len(GAMES) == len([label for label in labels if label.startswith("Variant van")])


def test_others_see_their_own_settings_alone(english: Words) -> None:
    panel = settings_of_both_layout(PersonalSettings(), None, english, LOCALIZER.locales)
    check_message(panel)
    assert "those who manage it" in texts(panel)
    assert len([part for part in walk(panel) if isinstance(part, ui.Select)]) == 1


def test_languages_name_themselves() -> None:
    names = [language_name(code) for code in ("de", "en", "fr", "nl")]
    assert names == ["Deutsch", "English", "Français", "Nederlands"]
