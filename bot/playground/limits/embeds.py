"""Embeds: number, lengths and their sum (discord_facts.md §1)."""

from bot.playground.errors import FormErrors
from bot.playground.world import Json


def check_embeds(embeds: list[Json], errors: FormErrors) -> None:
    """At most 10; the texts of all of them together at most 6000 characters."""
    if len(embeds) > 10:
        errors.add(("embeds",), "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
    total = sum(_check_embed(embed, place, errors) for place, embed in enumerate(embeds))
    if total > 6000:
        errors.add(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")


def _check_embed(embed: Json, place: int, errors: FormErrors) -> int:
    path = ("embeds", place)
    footer, author = embed.get("footer") or {}, embed.get("author") or {}
    fields = embed.get("fields") or []
    texts = [
        (("title",), embed.get("title"), 256),
        (("description",), embed.get("description"), 4096),
        (("footer", "text"), footer.get("text"), 2048),
        (("author", "name"), author.get("name"), 256),
    ]
    for number, one in enumerate(fields):
        texts.append((("fields", str(number), "name"), one.get("name") or "", 256))
        texts.append((("fields", str(number), "value"), one.get("value") or "", 1024))
    if len(fields) > 25:
        errors.add((*path, "fields"), "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")
    for where, text, longest in texts:
        if text is not None:
            errors.length((*path, *where), text, 1 if where[0] == "fields" else 0, longest)
    return sum(len(str(text)) for _, text, _ in texts if text)
