"""Every test has books of its own."""

from tests.bot.results.conftest import store

__all__ = ["store"]
