"""Asking once more, before what pays or cannot be taken back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.ui.kit.content import Content
from bot.ui.kit.press import button
from bot.ui.table.answers import answer_called
from bot.ui.table.controls import DANGER, SUCCESS, Panel, picks_of
from bot.ui.table.narrow import Narrowed
from engines.kernel import Option, Question

SURE, NEVER = "sure", "surely"
PAID = frozenset({"pay", "pays"})


def weighty(question: Question, picks: Sequence[str]) -> bool:
    """Whether an answer that may be given pays or cannot be taken back."""
    picked = [option for option in question.options if option.key in picks]
    if any(option.blocked is not None for option in picked):
        return False
    return lasting(question, picked) or any(PAID & option.parts.keys() for option in picked)


def lasting(question: Question, picked: Sequence[Option]) -> bool:
    """Whether an answer cannot be taken back."""
    return question.final or any(option.final for option in picked)


def answered(question: Question, picks: str, narrowed: Narrowed) -> list[Option]:
    """What would be answered."""
    keys = picks_of(question, picks)
    picked = [option for key in keys for option in question.options if option.key == key]
    return picked if narrowed.option is None else [*picked, narrowed.option]


def once_more(panel: Panel, narrowed: Narrowed, before: Sequence[str]) -> Content:
    """What would be answered, to be confirmed, or the way back to the question."""
    question, words, here = panel.question, panel.words, panel.identity
    picked = answered(question, here.picks, narrowed)
    what = answer_called(panel.look.title, words, question, picked) or words("panel-sure-nothing")
    final = lasting(question, picked)
    asks = words("panel-sure", what=what, final="yes" if final else "no")
    yes = button(replace(here, verb=SURE), panel.plain("button-sure"), style=DANGER if final else SUCCESS)
    back = button(here.anew(), panel.plain("button-sure-back"))
    lines = [*before, words.say(question.prompt), asks, words("panel-sure-off")]
    never = button(replace(here, verb=NEVER), panel.plain("button-sure-off"))
    return Content("\n".join(lines), items=[yes, back, never], laid=True)
