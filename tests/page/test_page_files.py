"""The page's own README names every file; none asks anything of another address. Needs no browser."""

import re
from fnmatch import fnmatch
from pathlib import Path

PAGE = Path(__file__).parents[2] / "bot" / "playground" / "page"
FILES = sorted(path for path in PAGE.iterdir() if path.suffix in {".html", ".js", ".css", ".svg"})


def test_readme_names_every_script_and_style() -> None:
    named = re.findall(r"`([\w*]+\.(?:js|css))`", (PAGE / "README.md").read_text("utf-8"))
    for path in FILES:
        if path.suffix in {".js", ".css"}:
            assert any(fnmatch(path.name, pattern) for pattern in named), path.name
    for pattern in named:
        assert list(PAGE.glob(pattern)), pattern


def test_files_stay_short_and_load_nothing_from_elsewhere() -> None:
    for path in FILES:
        text = path.read_text("utf-8")
        assert len(text.splitlines()) <= 400, path.name
        addresses = re.findall(r"https?://[\w.*-]+", text)
        allowed = {"http://www.w3.org", "http://127.0.0.1", "http://localhost"}
        assert set(addresses) <= allowed, path.name
        assert "innerHTML" not in text, path.name
