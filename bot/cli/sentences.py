"""What goes wrong through what somebody typed or set: one sentence, and no traceback."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import typer
from rich.console import Console

from bot.letters.shelf import LettersError
from bot.settings import Settings, SettingsError
from data.components import ComponentError, override
from data.words import Words
from engines.kernel import RefusedError

CANNOT = 2
SIMULATOR = "simcord"
aside = Console(stderr=True, highlight=False)


class InputError(Exception):
    """Something that was typed cannot be used; the message is one sentence that says why."""


@contextmanager
def sentences(*more: type[Exception]) -> Iterator[None]:
    """Turn the errors that people can mend (and these too) into a sentence on stderr and exit code 2."""
    told: tuple[type[Exception], ...] = (SettingsError, ComponentError, LettersError, InputError, *more)
    try:
        yield
    except RefusedError as error:
        text = Words("en").say(error.text)
    except told as error:
        text = str(error)
    else:
        return
    aside.print(text, markup=False, soft_wrap=True)
    raise typer.Exit(CANNOT)


@contextmanager
def simulator_needed(command: str) -> Iterator[None]:
    """Tell how to get the simulated Discord, which is an extra, where it is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] != SIMULATOR:
            raise
        raise InputError(
            f"guildhall {command} needs a simulated Discord, which is not installed: pip install 'guildhall[play]'"
        ) from None


def use_components() -> None:
    """Take the components that the owner of the box has typed in, if there are any."""
    override(Settings.read().components)
