"""What must always hold of the project as a whole."""

import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from bot.settings import Settings
from tests.test_architecture import imports_of

TOP_LEVEL = {
    ".ci", ".env.example", ".gitignore", "CHANGELOG.md", "LICENSE", "README.md", "bot", "cogs", "data", "docs",
    "pyproject.toml", "tests", "uv.lock",
}  # fmt: skip


def _tracked(root: Path) -> list[str]:
    listing = subprocess.run(["/usr/bin/env", "git", "ls-files"], cwd=root, capture_output=True, text=True, check=True)
    return listing.stdout.splitlines()


def test_nothing_else_stands_at_the_top(root: Path) -> None:
    assert {name.split("/")[0] for name in _tracked(root)} <= TOP_LEVEL


def test_the_lock_file_names_public_hosts_alone(root: Path) -> None:
    lock = (root / "uv.lock").read_text(encoding="utf-8")
    hosts = set(re.findall(r"https?://([^/\"]+)", lock))
    assert hosts == {"pypi.org", "files.pythonhosted.org"}
    assert "file://" not in lock


def test_the_lock_file_locks_every_dependency(root: Path) -> None:
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [*project["dependencies"], *(one for group in project["optional-dependencies"].values() for one in group)]
    locked = {package["name"] for package in tomllib.loads((root / "uv.lock").read_text(encoding="utf-8"))["package"]}
    names = {_plain(re.split(r"[<>=!~;\[ ]", one)[0]) for one in wanted}
    assert names <= locked


def test_everything_imported_is_declared(root: Path) -> None:
    """A dependency that only another one brings may go with it; pydantic's own parts belong to it.

    The playground checks requests with `jsonschema_rs` where the tests' dependencies are there.
    """
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    declared = {_plain(re.split(r"[<>=!~;\[ ]", one)[0]) for one in project["dependencies"]}
    brought_by = packages_distributions()
    ours = {"bot", "cogs", "data"}
    imported = {
        name.split(".")[0] for room in ours for path in (root / room).rglob("*.py") for name in imports_of(path)
    }
    foreign = imported - set(sys.stdlib_module_names) - ours - {"annotated_types", "pydantic_core", "jsonschema_rs"}
    assert foreign >= {"discord", "dotenv", "yarl"}
    assert [name for name in sorted(foreign) if not {_plain(one) for one in brought_by[name]} & declared] == []


def _plain(name: str) -> str:
    return name.lower().replace("_", "-").replace(".", "-")


def test_the_example_names_every_setting_with_its_default(root: Path) -> None:
    example = dict(
        line.split("=", 1)
        for line in (root / ".env.example").read_text(encoding="utf-8").splitlines()
        if line and not line.startswith("#")
    )
    defaults = {
        name.upper(): "" if field.default is None else str(field.default)
        for name, field in Settings.model_fields.items()
    }
    assert example == defaults


def test_the_readme_has_one_command_to_play_and_one_to_test(root: Path) -> None:
    readme = (root / "README.md").read_text(encoding="utf-8")
    commands = re.findall(r"^python3 -m venv .*$", readme, flags=re.MULTILINE)
    assert [command.split("/bin/")[-1] for command in commands] == ["python -m bot", "pytest"]


def test_every_picture_of_the_readme_is_there(root: Path) -> None:
    for page in (root / "README.md", *sorted((root / "docs").glob("*.md"))):
        for target in re.findall(r"\]\(([^)#:]+?)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


@pytest.mark.parametrize("module", ["bot.engine", "bot.playground"])
def test_importing_one_room_does_not_import_the_others(module: str, root: Path) -> None:
    code = f"import sys, {module}; print([m for m in sys.modules if m.split('.')[0] in ('discord', 'cogs', 'data')])"
    done = subprocess.run([sys.executable, "-c", code], cwd=root, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
