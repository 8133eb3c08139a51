"""The arrows between the rooms of the house, and what must stand where."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOMS = ("bot", "cogs", "data")

ARROWS: dict[str, frozenset[str]] = {
    "bot.engine": frozenset(),
    "bot.playground": frozenset(),
    "bot.redirect": frozenset(),
    "bot.resources": frozenset(),
    "bot.settings": frozenset(),
    "bot.opponents": frozenset({"bot.engine"}),
    "bot.i18n": frozenset({"bot.engine", "bot.resources"}),
    "bot.pictures": frozenset({"bot.engine", "bot.i18n", "bot.resources"}),
    "bot.tables": frozenset({"bot.engine", "bot.opponents"}),
    "bot.keeping": frozenset({"bot.engine", "bot.tables"}),
    "bot.services": frozenset({"bot.tables", "bot.keeping", "bot.i18n", "bot.pictures"}),
    "bot.commands_sync": frozenset(),
    "data": frozenset({"bot.tables", "bot.keeping", "bot.engine"}),
    "cogs": frozenset({"bot.services", "bot.tables", "bot.keeping", "bot.i18n", "bot.engine"}),
}
"""Who may import whom (besides itself). Those of `KNOW_EVERYBODY` may import all."""

KNOW_EVERYBODY = frozenset({"bot.__main__", "bot.house", "bot.client", "bot.launcher", "bot.operator"})


def _module(path: Path, root: Path) -> str:
    name = ".".join(path.relative_to(root).with_suffix("").parts)
    return name.removesuffix(".__init__")


def _room(module: str) -> str:
    parts = module.split(".")
    return module if parts[0] == "bot" and len(parts) == 1 else ".".join(parts[:2] if parts[0] == "bot" else parts[:1])


def imports_of(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative imports hide the arrows"
            yield str(node.module)


def _files(root: Path) -> list[Path]:
    return [path for room in ROOMS for path in sorted((root / room).rglob("*.py"))]


def _forbidden(module: str, imported: str) -> bool:
    room, target = _room(module), _room(imported)
    if room in KNOW_EVERYBODY or target.split(".")[0] not in ROOMS or target == room:
        return False
    return target not in ARROWS.get(room, frozenset())


def test_every_arrow_is_allowed(root: Path) -> None:
    wrong = [
        f"{_module(path, root)} -> {imported}"
        for path in _files(root)
        for imported in imports_of(path)
        if _forbidden(_module(path, root), imported)
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("module", "imported"),
    [("bot.engine.round", "bot.tables.state"), ("data.store", "cogs.lobby"), ("bot.playground.world", "bot.engine")],
)
def test_the_check_itself_finds_wrong_arrows(module: str, imported: str) -> None:
    assert _forbidden(module, imported)


def test_every_room_has_its_arrows_named(root: Path) -> None:
    rooms = {_room(_module(path, root)) for path in _files(root)} - {"bot"}
    assert rooms - KNOW_EVERYBODY == set(ARROWS) & rooms


FOREIGN_TO_THE_ENGINE = frozenset({"time", "random", "secrets", "asyncio", "datetime"})
"""Of the standard library: clocks, chance and waiting are the tables' business (rules are pure)."""


def test_the_engine_uses_the_standard_library_and_msgspec_alone(root: Path) -> None:
    allowed = (sys.stdlib_module_names - FOREIGN_TO_THE_ENGINE) | {"msgspec"}
    foreign = {
        imported
        for path in (root / "bot" / "engine").rglob("*.py")
        for imported in imports_of(path)
        if imported.split(".")[0] not in allowed and _room(imported) != "bot.engine"
    }
    assert foreign == set()


def test_importing_the_engine_imports_nothing_else(root: Path) -> None:
    """Neither another room of the house, nor a library besides msgspec (which looks for `typing_extensions`)."""
    code = "import sys; before = set(sys.modules); import bot.engine; print(*sorted(set(sys.modules) - before))"
    done = subprocess.run([sys.executable, "-c", code], cwd=root, capture_output=True, text=True, check=True)
    imported = {name for name in done.stdout.split() if name.split(".")[0] not in sys.stdlib_module_names}
    libraries = {name.split(".")[0] for name in imported} - {"bot"}
    assert libraries - {"typing_extensions"} == {"msgspec"}
    assert {_room(name) for name in imported if name.startswith("bot")} == {"bot", "bot.engine"}


def test_test_folders_shadow_no_package(root: Path) -> None:
    folders = {path.name for path in (root / "tests").rglob("*") if path.is_dir()}
    assert folders & set(ROOMS) == set()
