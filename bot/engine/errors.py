"""What can go wrong, by kind; every error carries a code and arguments and no sentence (the code is the locale key)."""

Argument = str | int


class PestenError(Exception):
    """Root of all errors of the game. `code` is a stable kebab-case key, `arguments` fill its sentence."""

    def __init__(self, code: str, **arguments: Argument) -> None:
        """Keep the code and its arguments; cards among them are in notation, seats are 0-based."""
        super().__init__(code, arguments)
        self.code = code
        self.arguments = arguments

    def __str__(self) -> str:
        """The code and its arguments, for logs."""
        return " ".join([self.code, *(f"{name}={value}" for name, value in self.arguments.items())])


class IllegalAction(PestenError):
    """The rules refuse the action; the round is as it was."""


class StaleAction(PestenError):
    """The action was chosen from something outdated."""


class RulesError(PestenError):
    """Settings contradict one another; `codes` names every fault at once."""

    def __init__(self, codes: tuple[str, ...]) -> None:
        """Keep all codes; the first is the error's own."""
        super().__init__(codes[0])
        self.codes = codes


class BadNotation(PestenError):
    """A text is no notation of a card, suit, action or deal."""
