"""What the program's source says about sentences: which keys it uses, and where a sentence might stand in it."""

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
ROOMS = ("bot", "cogs", "data")
SAID = {"words", "table_button"}
"""Calls whose first text is a key: `words("…")`, `table_button(words, "…")`."""
SHOWN = {
    "TextDisplay", "Section", "Button", "Label", "Choice", "Modal", "Thumbnail",
    "text", "heading", "small", "button", "notice_layout", "send_message", "send", "edit_message",
}  # fmt: skip
"""Calls whose texts people read."""
ERRORS = {"Refused", "IllegalAction", "StaleAction", "RulesError", "HouseRuleRefused", "ShareCodeRefused", "refuse"}
"""Calls whose first text is an error's code."""
_SENTENCE = re.compile(r"[^\W\d_]{2,}\s+[^\W\d_]{2,}")


@cache
def trees() -> dict[str, ast.Module]:
    """Every source file but the playground's, which knows nothing of any game."""
    paths = [path for room in ROOMS for path in sorted((ROOT / room).rglob("*.py"))]
    return {
        str(path.relative_to(ROOT)): ast.parse(path.read_text(encoding="utf-8"))
        for path in paths
        if "playground" not in path.parts
    }


def calls(sources: Mapping[str, ast.Module] | None = None) -> Iterator[tuple[str, str, ast.Call]]:
    """File, name of what is called, and the call; in the whole source unless other files are given."""
    for file, tree in (sources or trees()).items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                yield file, name, node


def texts_in(node: ast.AST) -> Iterator[str]:
    """Constant texts at a place, those of either branch of a condition included, but not inside calls in it."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif not isinstance(node, ast.Call):
        for child in ast.iter_child_nodes(node):
            yield from texts_in(child)


def said_keys() -> set[str]:
    """Keys that the source asks for by their whole name."""
    keys: set[str] = set()
    for _, name, call in calls():
        if name in SAID:
            argument = call.args[1 if name == "table_button" else 0] if call.args else None
            if argument is not None and not any(isinstance(part, ast.JoinedStr) for part in ast.walk(argument)):
                keys.update(text for text in texts_in(argument) if "-" in text)
    return keys


def all_texts() -> set[str]:
    """Every text in the source."""
    return {
        node.value
        for tree in trees().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def error_codes() -> set[str]:
    """Every code that an error can carry to a person."""
    codes: set[str] = set()
    for file, name, call in calls():
        of_init = name == "__init__" and file == "bot/tables/errors.py"
        if name in ERRORS or of_init:
            codes.update(text for argument in call.args for text in texts_in(argument))
    for file in ("bot/engine/rules.py", "bot/engine/contradictions.py"):
        for node in ast.walk(trees()[file]):
            if isinstance(node, ast.Yield) and node.value is not None:
                codes.update(texts_in(node.value))
    return {code for code in codes if re.fullmatch(r"[a-z]+(-[a-z]+)*", code)}


def notices() -> set[str]:
    """What `_say` says: the ends of the keys `notice-…`."""
    said = [argument for _, name, call in calls() if name == "_say" for argument in call.args]
    return {text for argument in said for text in texts_in(argument)}


def subcommands() -> Iterator[tuple[str, list[str]]]:
    """Every `@subcommand("name")` and its group, as they stand in keys, with the names of its options."""
    for tree in trees().values():
        for node in ast.walk(tree):
            for mark in getattr(node, "decorator_list", []):
                if isinstance(mark, ast.Call) and getattr(mark.func, "id", "") == "subcommand":
                    assert isinstance(node, ast.AsyncFunctionDef)
                    [name] = texts_in(mark.args[0])
                    outer, *inner = name.split()
                    if inner:
                        yield outer, []
                    yield name.replace(" ", "-"), [argument.arg for argument in node.args.args[2:]]


def defaults() -> Iterator[tuple[str, str]]:
    """Every `locale_str("default", key="…")` whose both texts stand in the source."""
    for _, name, call in calls():
        keys = [keyword.value for keyword in call.keywords if keyword.arg == "key"]
        if name == "locale_str" and call.args and keys:
            texts, named = list(texts_in(call.args[0])), list(texts_in(keys[0]))
            if isinstance(call.args[0], ast.Constant) and isinstance(keys[0], ast.Constant):
                yield texts[0], named[0]


def sentences_in_code(sources: Mapping[str, ast.Module] | None = None) -> Iterator[str]:
    """Texts of two words or more that are handed to what shows them."""
    for file, name, call in calls(sources):
        if name in SHOWN:
            for argument in (*call.args, *(keyword.value for keyword in call.keywords)):
                for found in texts_in(argument):
                    if _SENTENCE.search(found):
                        yield f"{file}:{call.lineno}: {found}"
