"""What the table, the hand and the pings say of those who are away (experience.md §6)."""

from msgspec.structs import replace

from bot.engine import DECK
from bot.i18n import Words
from bot.tables.pace import Pace
from bot.tables.state import Pause, PauseReason, Phase
from bot.tables.views import HandView, TableView
from cogs.addresses import Verb, parse_address
from cogs.layouts.absence import direct_ping_layout, offer_layout, ping_layout
from cogs.layouts.hand import hand_layout
from cogs.layouts.lobby import lobby_layout
from cogs.layouts.more import more_layout
from cogs.layouts.pace_panel import pace_layout
from cogs.layouts.parts import Layout
from cogs.layouts.public import public_layout
from tests.layouts.conftest import LONGEST_NAMES, PEOPLE, NoEmojis, hand_view, round_result, table_view
from tests.layouts.limits import buttons, check_message, texts

MOMENT = 1_900_000_000.0


def away(table: TableView, seat: int) -> TableView:
    """The table with the computer playing for this seat."""
    seats = list(table.seats)
    seats[seat] = replace(seats[seat], autopilot=True)
    return replace(table, seats=tuple(seats))


def verbs(layout: Layout) -> list[Verb]:
    found = (parse_address(str(button.custom_id)) for button in buttons(layout).values())
    return [address.verb for address in found if address is not None]


def test_the_table_counts_down_by_itself(english: Words) -> None:
    table = replace(table_view(Phase.PLAYING), deadline=MOMENT)
    assert "<t:1900000000:R>" in texts(public_layout(table, english, NoEmojis()))


def test_the_table_marks_whom_the_computer_plays_for(english: Words) -> None:
    table = table_view(Phase.PLAYING)
    assert "💤" not in texts(public_layout(table, english, NoEmojis()))
    assert "💤 the computer plays for" in texts(public_layout(away(table, 0), english, NoEmojis()))


def test_a_paused_table_says_why_and_until_when(english: Words) -> None:
    week = 7 * 86_400
    for reason, said in (
        (PauseReason.HOST, "by the host"),
        (PauseReason.ABSENT, "everybody is away"),
        (PauseReason.REMOVED, "not on this server"),
    ):
        for phase in (Phase.PLAYING, Phase.BETWEEN_ROUNDS):
            pause = Pause(reason, int(MOMENT * 1000))
            table = replace(table_view(phase), pause=pause, next_round_at=None, results=(round_result(3),))
            shown = texts(public_layout(table, english, NoEmojis()))
            assert said in shown
            assert f"<t:{int(MOMENT) + week}:R>" in shown


def test_the_hand_of_who_was_away_offers_the_way_back_alone(english: Words) -> None:
    view = hand_view(away(table_view(Phase.PLAYING), 0), DECK[:7], seat=0)
    assert isinstance(view, HandView)
    layout = hand_layout(view, english, NoEmojis())
    assert verbs(layout) == [Verb.TAKE_BACK]
    assert "the computer plays for you" in texts(layout)


def test_a_paused_hand_has_no_button_but_the_hosts(english: Words, dutch: Words) -> None:
    """Anna is host and on turn, Bram waits: nothing can be done but resuming."""
    for reason, said, gezegd in (
        (PauseReason.HOST, "until the host resumes it; after an hour", "tot de host haar hervat; na een uur"),
        (PauseReason.REMOVED, "not on this server", "De host kan haar hervatten."),
    ):
        table = replace(table_view(Phase.PLAYING), pause=Pause(reason, 1))
        hands = [hand_layout(hand_view(table, DECK[:7], seat=seat), english, NoEmojis()) for seat in (0, 1)]
        assert [verbs(hand) for hand in hands] == [[Verb.RESUME], []]
        assert "The match stands still until you resume it." in texts(hands[0])
        assert said in texts(hands[1])
        for hand in hands:
            check_message(hand)
            assert "Your turn" not in texts(hand)
            assert "spades: A 2 3" in texts(hand), "the cards are there"
        assert gezegd in texts(hand_layout(hand_view(table, DECK[:7], seat=1), dutch, NoEmojis()))


def test_more_offers_the_way_back_and_the_host_his_pause(english: Words) -> None:
    table = table_view(Phase.PLAYING)
    host, guest = PEOPLE[0], PEOPLE[1]
    assert verbs(more_layout(away(table, 0), host, english))[:2] == [Verb.TAKE_BACK, Verb.PAUSE]
    assert Verb.PAUSE not in verbs(more_layout(table, guest, english))
    paused = replace(table, pause=Pause(PauseReason.HOST, 1))
    assert Verb.RESUME in verbs(more_layout(paused, host, english, resumes=True))
    assert Verb.RESUME in verbs(more_layout(paused, guest, english, resumes=True)), "after an hour"
    assert Verb.RESUME not in verbs(more_layout(table, host, english, resumes=True)), "there is nothing to resume"
    assert Verb.RESUME not in verbs(more_layout(paused, guest, english))


def test_the_host_drops_who_is_away_and_the_others_vote(english: Words, dutch: Words) -> None:
    host, guest, third = PEOPLE[:3]
    table = away(table_view(Phase.PLAYING), 1)
    drop = more_layout(table, host, english, away=(guest,))
    vote = more_layout(table, third, english, away=(guest,))
    assert [verbs(layout)[0] for layout in (drop, vote)] == [Verb.KICK, Verb.KICK]
    assert ["Drop Bram" in buttons(drop), "Vote to drop Bram" in buttons(vote)] == [True, True]
    assert "cannot come back" in texts(drop)
    assert "if most of the others vote" in texts(vote)
    assert "Bram wegstemmen" in buttons(more_layout(table, third, dutch, away=(guest,)))
    assert Verb.KICK not in verbs(more_layout(table, host, english))
    crowd = more_layout(table, host, english, away=range(9), moderator=True, resumes=True)
    check_message(crowd)


def test_an_outsider_is_answered_kindly(english: Words) -> None:
    table = table_view(Phase.PLAYING)
    offer = offer_layout(table, (1, 2), english)
    [button] = buttons(offer).values()
    assert str(button.custom_id).endswith(f"{Verb.TAKE_OVER}:1"), "the best free seat"
    none = offer_layout(table, (), english)
    assert buttons(none) == {}
    assert "open a table of your own" in texts(none)


def test_a_ping_mentions_only_whom_it_is_about(words: Words) -> None:
    table = replace(table_view(Phase.PLAYING), deadline=MOMENT)
    layout = ping_layout(table, PEOPLE[:2], words)
    shown = texts(layout)
    assert [f"<@{person}>" in shown for person in PEOPLE[:3]] == [True, True, False]
    assert "<t:1900000000:R>" in shown
    check_message(layout)
    check_message(ping_layout(table, PEOPLE, words))
    check_message(direct_ping_layout(table, "https://discord.com/channels/1/2/3", words))


def test_the_pace_is_told_in_the_lobby_and_chosen_in_a_panel(words: Words) -> None:
    for pace in Pace:
        table = replace(table_view(Phase.LOBBY), pace=pace)
        assert words(f"pace-{pace}") in texts(lobby_layout(table, words))
        check_message(lobby_layout(table, words))
        check_message(pace_layout(table, words))


def test_no_name_breaks_an_offer(words: Words) -> None:
    for name in (*LONGEST_NAMES, "@everyone", "**b** [a](http://b.c)", "שלום", "漢" * 32, "👨\u200d👩\u200d👧" * 10):
        table = table_view(Phase.PLAYING)
        seats = tuple(replace(seat, name=name) for seat in table.seats)
        layout = offer_layout(replace(table, seats=seats), (0,), words)
        check_message(layout)
        assert "@everyone" not in texts(layout)
        check_message(public_layout(away(replace(table, seats=seats), 0), words, NoEmojis()))
