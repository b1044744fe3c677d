"""How many presses an answer takes in a panel."""

from __future__ import annotations

from dataclasses import replace

from bot.ui.kit.ids import Id
from bot.ui.play.answering import chosen
from bot.ui.table.menus import MENU_PAGE, MENUS, flat
from bot.ui.table.narrow import Choice, Narrowed, narrow, split
from engines.kernel import Picks, Question


def presses(question: Question, picks: Picks) -> int:
    """The presses from the open question, as it is taught, to the answer: each choice, each page turned, and sending."""
    question = replace(question, options=question.shown)
    here, counted = Id("pick", 0, question.number), 0
    if flat(question, here, narrow(question, [])):
        return 1
    for key in picks:
        adding = True
        while adding:
            narrowed = narrow(question, split(here.path))
            choice = _towards(narrowed, key)
            counted += 1 + _page(narrowed, choice)
            sent, going_on = chosen(question, replace(here, path=here.path + choice.token))
            if sent is not None or going_on is None:
                return counted
            adding, here = bool(going_on.path), going_on
    return counted + 1


def _towards(narrowed: Narrowed, key: str) -> Choice:
    """The choice that leads to this option."""
    for choice in (*narrowed.choices, *narrowed.extras):
        if any(option.key == key for option in choice.options):
            return choice
    raise LookupError(f"no choice leads to {key}")


def _page(narrowed: Narrowed, choice: Choice) -> int:
    """On which page of a long menu a choice stands."""
    shown = [one for one in narrowed.choices if one.blocked is None]
    places = [place for place, one in enumerate(shown) if one.token == choice.token]
    room = MENU_PAGE * MENUS if narrowed.together else MENU_PAGE
    return places[0] // room if places else 0
