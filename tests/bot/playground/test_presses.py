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


def at(revision: int, **does: str) -> dict[str, Any]:
    """A page with a button at each place of its messages: “a0” is the first of message a."""
    return page(
        revision, **{f"message:{place[0]}:component:{place[1]}": what for place, what in does.items()}
    )


def test_a_button_that_a_picture_has_pushed_on_counts_where_it_stands_now(presses: Presses) -> None:
    presses.note(at(5, a0="join", a1="start", b0="stop"))
    press = {"kind": "click", "control_key": "message:a:component:1", "published_revision": 5}
    moved = press | {"control_key": "message:a:component:2", "published_revision": 6}
    assert presses.renewed(press, at(6, a1="join", a2="start", b1="start")) == moved
    assert presses.renewed(press, at(7, a1="join", b1="start")) == press, "not in another message"
    assert presses.renewed(press, at(8, a2="start", a3="start")) == press, "not where nobody knows which"


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


def test_a_page_is_remembered_until_forty_others_have_come(presses: Presses) -> None:
    for revision in range(2, 40):
        presses.note(page(revision, first="join"))
    press = {"kind": "click", "control_key": "first", "published_revision": 1}
    assert presses.renewed(press, page(40, first="join"))["published_revision"] == 40


def test_what_stood_there_first_is_what_was_pressed(presses: Presses) -> None:
    presses.note(page(1, first="leave"))
    press = {"kind": "click", "control_key": "first", "published_revision": 1}
    assert presses.renewed(press, page(2, first="join"))["published_revision"] == 2


def test_a_press_on_the_page_as_it_is_or_on_none_is_left_as_it_is(presses: Presses) -> None:
    for then in (1, None, "1"):
        press = {"kind": "run_command", "control_key": "first", "published_revision": then}
        assert presses.renewed(press, page(1, first="join")) is press


@pytest.mark.parametrize("kind", ["set_reaction", "edit_message", None])
def test_whatever_else_is_done_must_be_done_on_the_page_as_it_is(presses: Presses, kind: str | None) -> None:
    action = {"kind": kind, "control_key": "first", "published_revision": 1}
    assert presses.renewed(action, page(2, first="join")) is action


@pytest.mark.parametrize("kind", ["autocomplete_command", "modal_submit", "send_message"])
def test_what_is_written_depends_on_no_page(presses: Presses, kind: str) -> None:
    action = {"kind": kind, "published_revision": 1}
    assert presses.renewed(action, page(2)) == action | {"published_revision": 2}


def test_a_menu_counts_while_its_lines_are_the_same(presses: Presses) -> None:
    def menu(revision: int, *values: str, **more: Any) -> dict[str, Any]:
        node = {"control_key": "m", "custom_id": "x", "options": [{"value": one} for one in values], **more}
        return {"context": {"id": "p"}, "publishedRevision": revision, "messages": [{"rows": [node]}]}

    presses.note(menu(5, "a", "b"))
    press = {"kind": "select", "control_key": "m", "published_revision": 5}
    assert presses.renewed(press, menu(6, "a", "b"))["published_revision"] == 6
    assert presses.renewed(press, menu(7, "a")) == press
    assert presses.renewed(press, menu(8, "a", "b", disabled=True)) == press
