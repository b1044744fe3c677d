"""What is chosen from menus: one option, several of one question, or what is chosen as one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import groupby
from typing import TYPE_CHECKING

import discord

from bot.ui.kit.ids import LAP, Id
from bot.ui.kit.limits import IN_A_ROW, MENU_LINES
from bot.ui.kit.press import Press, button, choice, menu
from bot.ui.table.narrow import PLANNED, Choice, Narrowed, copies
from bot.ui.table.signs import icon_for
from data.text import Text, Value
from engines.kernel import Option, Question

if TYPE_CHECKING:
    from bot.ui.table.controls import Panel

MENU_PAGE, MENUS = MENU_LINES - 1, 3
Limits = tuple[int, int, str]


def flat(question: Question, here: Id, narrowed: Narrowed) -> bool:
    """Whether several options can be picked in one menu."""
    return (
        question.most > 1
        and question.budget is None
        and not question.ordered
        and not here.picks
        and not here.path
        and 0 < sum(len(copies(option, question.most)) for option in question.legal) <= MENU_PAGE
        and not narrowed.extras
        and (question.layout == "list" or all(option.most == 1 for option in question.options))
    )


def many(panel: Panel, limits: Limits) -> Press:
    """All options in one menu, from which so many are chosen at least and at most."""
    question, here = panel.question, panel.identity
    lines = [line for option in question.legal for line in _copies(panel, option)]
    least, most, exact = limits
    return menu(
        Id("send", here.table, here.number, path="menu", page=here.lap),
        lines,
        panel.plain("panel-choose-many", least=least, most=most, exact=exact),
        least=least,
        most=most,
    )


def _copies(panel: Panel, option: Option) -> list[discord.SelectOption]:
    """A line for each time that an option may be picked."""
    label, hint, plain = panel.option_label(option), panel.option_hint(option), panel.plain
    names = [label, *(plain("panel-copy", what=label, number=2 + i) for i in range(option.most - 1))]
    pairs = zip(names, copies(option, panel.question.most), strict=False)
    icon = icon_for(panel.look.view, option.parts.items())
    return [choice(name, one, hint, icon) for name, one in pairs]


def one_menu(panel: Panel, narrowed: Narrowed, shown: list[Choice]) -> list[Press]:
    """What may be chosen next, page by page."""
    here, words = replace(panel.identity, page=panel.identity.lap), panel.plain
    part = Text(f"{panel.look.title.words}-part-{narrowed.part}")
    asks = words("panel-choose-one", what=part) if narrowed.part else words("panel-choose")
    count = -(-len(shown) // MENU_PAGE)
    page = panel.identity.page % LAP % count
    lines = _lines(panel, narrowed, shown[page * MENU_PAGE : (page + 1) * MENU_PAGE])
    return [menu(here, lines, asks, row=0), *_more(panel, page, count, row=1)]


def several_menus(
    panel: Panel, narrowed: Narrowed, shown: list[Choice], press: Callable[[Choice, int], Press]
) -> list[Press]:
    """What is chosen as one in several menus at once; below them, as buttons, what is said by a single part."""
    here, room = replace(panel.identity, page=panel.identity.lap), MENU_PAGE * MENUS
    listed = [one for one in shown if len(one.joint) > 1]
    beside = [one for one in shown if len(one.joint) == 1]
    if not listed or len(beside) > IN_A_ROW - 1:
        listed, beside = shown, []
    count = -(-len(listed) // room)
    page = panel.identity.page % LAP % count
    found: list[Press] = []
    parted = _parted(listed[page * room : (page + 1) * room])
    prompts = _prompts(panel, parted)
    for number, lines in enumerate(parted):
        # two menus of a message need two ids: that of the page means nothing once a line is chosen
        identity = replace(here, page=here.page + count + number) if number else here
        most = _at_once(panel, lines)
        found.append(menu(identity, _lines(panel, narrowed, lines), prompts[number], row=number, most=most))
    found += [press(one, MENUS) for one in beside]
    return [*found, *_more(panel, page, count, row=MENUS)]


def _parted(listed: list[Choice]) -> list[list[Choice]]:
    """A menu's lines each: what begins alike stays in one menu, where there are menus enough for that."""
    found: list[list[Choice]] = [[]]
    for _, alike in groupby(listed, key=lambda one: next(iter(one.joint.items()))):
        lines = list(alike)
        if found[-1] and len(found[-1]) + len(lines) > MENU_PAGE:
            found.append([])
        found[-1] += lines
    if len(found) <= MENUS and all(len(lines) <= MENU_PAGE for lines in found):
        return found
    return [listed[start : start + MENU_PAGE] for start in range(0, len(listed), MENU_PAGE)]


def _at_once(panel: Panel, lines: list[Choice]) -> int:
    """How many lines of a menu may be chosen at once: several in a plan, where each of them is a whole option."""
    whole = all(len(one.options) == 1 for one in lines)
    return len(lines) if whole and panel.identity.picks.startswith(PLANNED) else 1


def _prompts(panel: Panel, parted: list[list[Choice]]) -> list[str]:
    """What each menu of a message asks: a single one for its part; those that ask the same are numbered."""
    if len(parted) == 1 and len({next(iter(one.joint.items())) for one in parted[0]}) > 1:
        part = Text(f"{panel.look.title.words}-part-{next(iter(parted[0][0].joint))}")
        return [panel.plain("panel-choose-one", what=part)]
    asked, found = [_prompt(panel, lines) for lines in parted], []
    for place, one in enumerate(asked, 1):
        parts: dict[str, Value] = {
            "asked": one,
            "number": asked[:place].count(one),
            "count": asked.count(one),
        }
        found.append(panel.plain.say(one if asked.count(one) == 1 else Text("panel-choose-part", parts)))
    return found


def _prompt(panel: Panel, lines: list[Choice]) -> Text:
    """What a menu goes from and to, by what its lines begin with; as a request, since a name alone reads as chosen."""
    first, last = (panel.label(*next(iter(one.joint.items()))) for one in (lines[0], lines[-1]))
    if first == last:
        return Text("panel-choose-one", {"what": first})
    return Text("panel-choose-among", {"first": first, "last": last})


def _lines(panel: Panel, narrowed: Narrowed, shown: list[Choice]) -> list[discord.SelectOption]:
    return [
        choice(
            panel.name(narrowed, one),
            one.token,
            panel.effect(narrowed, one, panel.plain),
            panel.icon(narrowed, one),
        )
        for one in shown
    ]


def _more(panel: Panel, page: int, count: int, *, row: int) -> list[Press]:
    """A button to the next page, if there is one."""
    if count < 2:
        return []
    label = panel.plain("button-more", page=page + 1, pages=count)
    return [button(replace(panel.identity, page=panel.identity.lap + page + 1), label, row=row)]
