"""A press on a page that was drawn anew counts where its own control is unchanged."""

from typing import Any

import pytest

from bot.playground.presses import Presses


def page(revision: int, **labels: str) -> dict[str, Any]:
    """A page with one button for each key; the label is what the button does."""
    buttons = [{"control_key": key, "custom_id": custom_id} for key, custom_id in labels.items()]
    return {"context": {"id": "p"}, "publishedRevision": revision, "messages": {"1": {"components": buttons}}}


@pytest.fixture
def presses() -> Presses:
    found = Presses()
    found.note(page(1, first="join", second="start"))
    return found


def test_a_button_that_still_stands_there_counts(presses: Presses) -> None:
    press = {"kind": "click", "control_key": "first", "published_revision": 1}
    assert presses.renewed(press, page(2, first="join", second="stop"))["published_revision"] == 2


def test_a_button_that_now_does_something_else_does_not(presses: Presses) -> None:
    press = {"kind": "click", "control_key": "second", "published_revision": 1}
    assert presses.renewed(press, page(2, first="join", second="stop")) == press


def test_a_button_that_has_gone_does_not(presses: Presses) -> None:
    press = {"kind": "click", "control_key": "second", "published_revision": 1}
    assert presses.renewed(press, page(2, first="join")) == press


def test_a_press_on_a_page_that_nobody_remembers_does_not(presses: Presses) -> None:
    press = {"kind": "click", "control_key": "first", "published_revision": 0}
    assert presses.renewed(press, page(2, first="join")) == press


def test_a_command_depends_on_no_page(presses: Presses) -> None:
    command = {"kind": "run_command", "published_revision": 1}
    assert presses.renewed(command, page(2))["published_revision"] == 2


def test_a_page_is_forgotten_after_forty_others(presses: Presses) -> None:
    for revision in range(2, 42):
        presses.note(page(revision, first="join"))
    press = {"kind": "click", "control_key": "first", "published_revision": 1}
    assert presses.renewed(press, page(41, first="join")) == press
