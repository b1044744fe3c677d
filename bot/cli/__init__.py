"""The command line."""

from bot.cli.commands import app

__all__ = ["app"]
