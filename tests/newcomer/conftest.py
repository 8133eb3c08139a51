"""Chromium for a newcomer."""

from tests.page.conftest import browser

__all__ = ["browser"]
