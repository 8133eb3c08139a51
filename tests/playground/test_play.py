"""People play against a bot, and everything goes as at Discord."""

from bot.playground import Playground
from bot.playground.interactions import State
from tests.playground.tiny_bot import TinyBot


async def test_a_command_answers_with_components_and_a_click_updates_them(playground: Playground, bot: TinyBot) -> None:
    anna, ben, pesten = playground.person("Anna"), playground.person("Ben"), playground.channel("pesten")
    interaction = await anna.slash(pesten, "panel")
    assert interaction.state is State.ANSWERED
    assert interaction.answer == 4
    (message,) = ben.messages(pesten)
    assert message == anna.answer(interaction)
    assert message.text == "Count 0"
    assert message.accent_colour == 0x00FF00
    assert [button.label for button in message.buttons] == ["More", "My hand", "Off"]
    clicked = await ben.click(message, "More")
    assert clicked.answer == 7
    assert message.text == "Count 1"
    assert message.raw.edited is not None
    assert playground.record.unexpected == []


async def test_an_ephemeral_answer_is_seen_by_its_owner_alone(playground: Playground, bot: TinyBot) -> None:
    anna, ben, pesten = playground.person("Anna"), playground.person("Ben"), playground.channel("pesten")
    await anna.slash(pesten, "panel")
    await ben.click(ben.messages(pesten)[0], "My hand")
    (hand,) = ben.ephemerals(pesten)
    assert hand.text == "Your hand"
    assert anna.ephemerals(pesten) == []
    assert [one.text for one in playground.record.journal if anna.id in one.audience and "Your hand" in one.text] == []
    ben.dismiss(hand)
    assert not hand.exists
    assert playground.record.unexpected == []


async def test_a_deferred_answer_is_edited(playground: Playground, bot: TinyBot) -> None:
    anna, pesten = playground.person("Anna"), playground.channel("pesten")
    interaction = await anna.slash(pesten, "slow")
    assert interaction.answer == 5
    assert anna.answer(interaction).text == "Thought"
    assert not anna.answer(interaction).thinking
    assert anna.answer(interaction).ephemeral
    assert playground.record.unexpected == []
