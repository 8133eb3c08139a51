"""The Fluent files as Fluent's own parser reads them."""

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast, serialize
from fluent.syntax.visitor import Visitor

LOCALES = Path(__file__).parents[2] / "bot" / "resources" / "locales"


def languages() -> list[str]:
    return sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())


def entries(language: str) -> list[tuple[str, ast.EntryType]]:
    """Everything in a language's files, with the file's name."""
    parser = FluentParser(with_spans=False)
    return [
        (path.name, entry)
        for path in sorted((LOCALES / language).glob("*.ftl"))
        for entry in parser.parse(path.read_text(encoding="utf-8")).body
    ]


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """The sentences of a language by key."""
    return {entry.id.name: entry for _, entry in entries(language) if isinstance(entry, ast.Message)}


def written(language: str, key: str) -> str:
    """The sentence as its file has it."""
    return serialize(ast.Resource([messages(language)[key]]))


class _Collector(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.plurals: set[str] = set()
        self.selected: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor's convention)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {v.key.name if isinstance(v.key, ast.Identifier) else str(v.key.value) for v in node.variants}
        if isinstance(node.selector, ast.VariableReference):
            self.selected.setdefault(node.selector.id.name, set()).update(keys)
            if "one" in keys:
                self.plurals.add(node.selector.id.name)
        self.generic_visit(node)


def _collected(language: str, key: str) -> _Collector:
    found = _Collector()
    found.visit(messages(language)[key])
    for reference in found.references:
        inner = _collected(language, reference)
        found.variables |= inner.variables
        found.plurals |= inner.plurals
    return found


def variables(language: str, key: str) -> set[str]:
    """What a sentence is filled with, through the sentences that it refers to."""
    return _collected(language, key).variables


def references(language: str, key: str) -> set[str]:
    return _collected(language, key).references


def plurals(language: str, key: str) -> set[str]:
    """The variables whose number changes the sentence."""
    return _collected(language, key).plurals


def choices(language: str, key: str) -> dict[str, set[str]]:
    """What the sentence selects by: variable to variants, the default among them."""
    return _collected(language, key).selected
