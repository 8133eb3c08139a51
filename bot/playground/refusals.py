"""What Discord's own client would not let a person do."""


class NotPossible(Exception):
    """`code` is one of: unknown_message, unknown_component, unknown_command, disabled, bad_option, forbidden,
    bad_frame."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(f"{code}: {text}")
        self.code = code
        self.text = text
