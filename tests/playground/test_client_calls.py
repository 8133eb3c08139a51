"""Every call that such a bot makes through discord.py, end to end: requests are taken, answers are understood."""

import io

import discord
import pytest

from bot.playground import Playground
from tests.playground.tiny_bot import Panel, TinyBot
from tests.support.discord_client import connected

PNG = bytes.fromhex("89504e470d0a1a0a")


@pytest.fixture
def pesten(playground: Playground, bot: TinyBot) -> discord.TextChannel:
    channel = bot.get_channel(playground.channel("pesten").id)
    assert isinstance(channel, discord.TextChannel)
    return channel


@pytest.fixture(autouse=True)
def nothing_unexpected(playground: Playground) -> object:
    yield
    assert playground.record.unexpected == []


async def test_messages(playground: Playground, bot: TinyBot, pesten: discord.TextChannel) -> None:
    anna, place = playground.person("Anna"), playground.channel("pesten")
    only = discord.AllowedMentions(users=[discord.Object(anna.id)])
    message = await pesten.send(f"{anna.mention}, your turn", allowed_mentions=only)
    (seen,) = anna.pings()
    assert message.mentions[0].id == anna.id
    fetched = await pesten.fetch_message(message.id)
    assert fetched.content == seen.text
    await pesten.get_partial_message(message.id).edit(content=None, view=Panel(3))
    assert seen.text == "Count 3"
    assert (await pesten.fetch_message(message.id)).flags.components_v2
    reply = await message.reply("Reply", mention_author=False, silent=True)
    assert reply.reference is not None
    assert reply.reference.message_id == message.id
    assert [one.id async for one in pesten.history(limit=10)] == [reply.id, message.id]
    async with pesten.typing():
        pass
    await message.delete()
    await reply.delete()
    assert anna.messages(place) == []


async def test_files(playground: Playground, bot: TinyBot, pesten: discord.TextChannel) -> None:
    view = discord.ui.LayoutView()
    gallery: discord.ui.MediaGallery[discord.ui.LayoutView] = discord.ui.MediaGallery()
    gallery.add_item(media="attachment://a.png", description="A picture")
    view.add_item(gallery)
    view.stop()
    message = await pesten.send(view=view, file=discord.File(io.BytesIO(PNG), "a.png", description="A picture"))
    assert await message.attachments[0].read() == PNG
    kept = await message.edit(attachments=[*message.attachments, discord.File(io.BytesIO(b"b"), "b.png")])
    assert [one.filename for one in kept.attachments] == ["a.png", "b.png"]
    plain = await pesten.send("Export", file=discord.File(io.BytesIO(b"{}"), "export.json"))
    assert (await plain.edit(attachments=[])).attachments == []


async def test_threads(playground: Playground, bot: TinyBot, pesten: discord.TextChannel) -> None:
    ben = playground.person("Ben")
    thread = await pesten.create_thread(name="table", type=discord.ChannelType.private_thread, invitable=False)
    await thread.add_user(discord.Object(ben.id))
    await thread.send("Welcome")
    place = playground.channel("table")
    assert [one.text for one in ben.messages(place)] == ["Welcome"]
    interaction = await ben.slash(place, "panel")
    assert interaction.answered
    assert isinstance(bot.seen[-1].channel, discord.Thread)
    assert {one.id for one in await thread.fetch_members()} == {ben.id, playground.world.bot.id}
    await thread.remove_user(discord.Object(ben.id))
    await thread.edit(name="closed", archived=True, locked=True)
    assert (place.name, place.archived, place.locked) == ("closed", True, True)
    message = await pesten.send("Table")
    public = await message.create_thread(name="talk")
    assert public.id == message.id
    await public.leave()
    await public.join()
    await public.delete()


async def test_direct_messages(playground: Playground, bot: TinyBot) -> None:
    anna = playground.person("Anna")
    user = await bot.fetch_user(anna.id)
    await user.send("Your turn")
    assert [one.text for one in anna.direct_messages()] == ["Your turn"]
    interaction = await anna.slash(playground.world.direct[anna.id], "panel")
    assert interaction.answered
    assert isinstance(bot.seen[-1].channel, discord.DMChannel)
    assert bot.seen[-1].guild is None
    await anna.click(anna.direct_messages()[-1], "More")
    assert anna.direct_messages()[-1].text == "Count 1"


async def test_closed_direct_messages(playground: Playground, bot: TinyBot) -> None:
    playground.record.expect(50007)
    shy = playground.add_person("Shy", accepts_direct=False)
    user = await bot.fetch_user(shy.id)
    with pytest.raises(discord.Forbidden) as caught:
        await user.send("Your turn")
    assert caught.value.code == 50007


async def test_who_and_where(playground: Playground, bot: TinyBot, pesten: discord.TextChannel) -> None:
    anna = playground.person("Anna")
    guild = await bot.fetch_guild(playground.guild.id, with_counts=False)
    member = await pesten.guild.fetch_member(anna.id)
    assert (guild.name, guild.owner_id) == ("Playground", anna.id)
    assert (member.display_name, member.guild_permissions.administrator) == ("Anna", True)
    channel = await bot.fetch_channel(pesten.id)
    assert isinstance(channel, discord.TextChannel)
    assert [one.name for one in await pesten.guild.fetch_channels()] == ["pesten", "general"]
    information = await bot.application_info()
    assert (information.id, information.owner.id) == (playground.world.application.id, anna.id)
    playground.record.expect(10007)
    with pytest.raises(discord.NotFound):
        await pesten.guild.fetch_member(1)


async def test_emojis(playground: Playground, bot: TinyBot, pesten: discord.TextChannel) -> None:
    emoji = await bot.create_application_emoji(name="card_7H", image=PNG)
    assert emoji.url == f"{playground.cdn_url}/emojis/{emoji.id}.png"
    assert await emoji.read() == PNG
    assert [one.name for one in await bot.fetch_application_emojis()] == ["card_7H"]
    message = await pesten.send(view=Panel(0, discord.PartialEmoji(name=emoji.name, id=emoji.id)))
    anna = playground.person("Anna")
    await anna.click(anna.messages(playground.channel("pesten"))[0], "More")
    await message.delete()
    await emoji.edit(name="card_8H")
    assert (await bot.fetch_application_emoji(emoji.id)).name == "card_8H"
    await emoji.delete()
    assert await bot.fetch_application_emojis() == []


async def test_commands(playground: Playground, bot: TinyBot) -> None:
    names = {one.name: one.id for one in await bot.tree.fetch_commands()}
    assert sorted(names) == ["form", "game", "panel", "silent", "slow"]
    assert {one.name: one.id for one in await bot.tree.sync()} == names, "unchanged commands keep their ids"
    bot.tree.copy_global_to(guild=discord.Object(playground.guild.id))
    assert len(await bot.tree.sync(guild=discord.Object(playground.guild.id))) == 5
    assert len(await bot.tree.fetch_commands(guild=discord.Object(playground.guild.id))) == 5


async def test_followups(playground: Playground, bot: TinyBot) -> None:
    anna, place = playground.person("Anna"), playground.channel("pesten")
    await anna.slash(place, "panel")
    interaction = bot.seen[-1]
    original = await interaction.original_response()
    assert original.id == anna.messages(place)[0].id
    public = await interaction.followup.send("Public", wait=True)
    private = await interaction.followup.send(view=Panel(9), ephemeral=True, wait=True)
    assert [one.text for one in anna.messages(place)] == ["Count 0", "Public", "Count 9"]
    assert [one.text for one in playground.person("Ben").messages(place)] == ["Count 0", "Public"]
    await interaction.followup.edit_message(private.id, view=Panel(10))
    await public.edit(content="Changed")
    assert (await interaction.followup.fetch_message(public.id)).content == "Changed"
    await interaction.followup.delete_message(private.id)
    await public.delete()
    await interaction.delete_original_response()
    assert anna.messages(place) == []


async def test_tokens_work_across_clients(playground: Playground, bot: TinyBot) -> None:
    """A stored token is a plain HTTP credential (discord_facts.md §2.9)."""
    anna, place = playground.person("Anna"), playground.channel("pesten")
    interaction = await anna.slash(place, "slow")
    other = discord.Webhook.partial(playground.world.application.id, interaction.token, client=bot)
    await other.edit_message(anna.ephemerals(place)[0].id, content="Still mine")
    assert anna.ephemerals(place)[0].text == "Still mine"


async def test_ephemerals_reach_the_gateway_as_direct_messages(playground: Playground) -> None:
    """Without guild_id and member, under the intent DIRECT_MESSAGES (discord_facts.md §2.13)."""
    heard: list[discord.Message] = []
    bot = TinyBot(discord.Intents(guilds=True, guild_messages=True, dm_messages=True))

    async def on_message(message: discord.Message) -> None:
        heard.append(message)

    bot.event(on_message)
    async with connected(bot, playground):
        anna, place = playground.person("Anna"), playground.channel("pesten")
        panel = anna.answer(await anna.slash(place, "panel"))
        await anna.click(panel, "My hand")
    assert [(one.content, one.flags.ephemeral, one.guild is None) for one in heard] == [
        ("", False, False),
        ("Your hand", True, True),
    ]
