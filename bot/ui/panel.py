"""A player's own panel: the open question, narrowed as far as it is, with its picture and its buttons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.ui.content import Content
from bot.ui.ids import Id
from bot.ui.look import Look
from bot.ui.narrow import Choice, Narrowed, narrow, split, token
from bot.ui.pictures import Kind, Pictures, Wanted
from bot.ui.press import Press, button, choice, menu
from data.text import Text
from data.words import Words
from engines.kernel import Option, Question, progress

GRID = 4
MENU_PAGE = 24
SHORT = 20
MOST_BUTTONS = 20
REASONS = 6


@dataclass(frozen=True)
class Panel:
    """How a look at the table is shown to the player who looks."""

    look: Look
    words: Words
    identity: Id
    note: str = ""

    @property
    def question(self) -> Question:
        """The open question."""
        if self.look.question is None:
            raise LookupError("nothing is asked")
        return self.look.question

    def label(self, part: str, value: str) -> str:
        """How a value is called."""
        return self.words.say(self.look.title.label(part, value))

    def option_label(self, option: Option) -> str:
        """How a whole option is called."""
        return " · ".join(self.label(part, value) for part, value in option.parts.items()) or option.key


def picks_of(question: Question, tokens: str) -> tuple[str, ...]:
    """The options picked so far; unknown ones are left out."""
    known = {token(option.key): option.key for option in question.options}
    return tuple(known[one] for one in split(tokens) if one in known)


async def compose(
    look: Look, words: Words, pictures: Pictures, identity: Id | None = None, note: str = ""
) -> Content:
    """The panel of a player; narrowing keeps the picture that is there already."""
    if look.question is None:
        return await _waiting(look, words, pictures, note)
    fresh = identity is None or identity.number != look.question.number
    here = Id("pick", look.row.id, look.question.number) if fresh or identity is None else identity
    panel = Panel(look, words, here, note)
    narrowed = narrow(panel.question, split(here.path))
    if narrowed.lost:
        panel = Panel(look, words, Id("pick", here.table, here.number, here.picks), note)
        narrowed = narrow(panel.question, [])
    content = Content(text_of(panel, narrowed), items=items_of(panel, narrowed))
    if fresh:
        content.picture = await pictures.draw(Wanted(picture_kind(look), look.view, look.question, words))
    content.keep_picture = not fresh
    return content


def picture_kind(look: Look) -> Kind:
    """The private card picture where the question is about it, the player's own place on the board otherwise."""
    secret = look.question is not None and look.question.secret and look.view.hand is not None
    return "hand" if secret else "seat"


async def _waiting(look: Look, words: Words, pictures: Pictures, note: str) -> Content:
    lines = [note] if note else []
    lines += look.news(words)
    lines.append(words("panel-over") if look.view.result else look.waiting(words))
    items: list[Press] = []
    if look.undo_row >= 0:
        items.append(button(Id("undo", look.row.id, look.undo_row), words("button-undo")))
    items.append(button(Id("look", look.row.id), words("button-refresh")))
    kind: Kind = "scores" if look.view.result else "table" if look.seat is None else "seat"
    picture = await pictures.draw(Wanted(kind, look.view, None, words))
    return Content("\n".join(lines), picture, items)


def text_of(panel: Panel, narrowed: Narrowed) -> str:
    """The question in words, with what was chosen, what is final and what cannot be done."""
    words, question = panel.words, panel.question
    lines = [panel.note] if panel.note else []
    lines.append(words.say(question.prompt))
    lines += [
        words(
            "panel-chosen",
            part=words(f"{panel.look.title.words}-part-{part}"),
            value=panel.label(part, value),
        )
        for part, value in narrowed.chosen
    ]
    if question.most > 1:
        lines.append(_counters(panel))
    final = [choice for choice in narrowed.choices if choice.final]
    if final:
        names = words.listed([panel.label(narrowed.part, choice.value) for choice in final[:REASONS]])
        lines.append(
            words("panel-final", what=names, all="yes" if len(final) == len(narrowed.choices) else "no")
        )
    if question.layout != "grid":
        lines += _reasons(panel, narrowed)
    return "\n".join(lines)


def _reasons(panel: Panel, narrowed: Narrowed) -> list[str]:
    """What a player might expect and cannot do now, each with its reason."""
    blocked = [choice for choice in narrowed.choices if choice.blocked is not None]
    return [
        panel.words(
            "panel-blocked", what=panel.label(narrowed.part, one.value), why=panel.words.say(one.blocked)
        )
        for one in blocked[:REASONS]
        if one.blocked is not None
    ]


def _counters(panel: Panel) -> str:
    question, words = panel.question, panel.words
    picks = picks_of(question, panel.identity.picks)
    now = progress(question, picks)
    by_key = {option.key: option for option in question.options}
    names = words.listed([panel.option_label(by_key[key]) for key in picks]) if picks else "–"
    if question.budget is not None:
        return words("panel-budget", count=now.count, spent=now.spent, budget=question.budget, names=names)
    return words("panel-count", count=now.count, least=question.least, most=question.most, names=names)


def items_of(panel: Panel, narrowed: Narrowed) -> Sequence[Press]:
    """The buttons or the menu for what is to be chosen next."""
    question, here, words = panel.question, panel.identity, panel.words
    control: list[Press] = []
    if here.path or here.picks:
        control.append(button(Id("pick", here.table, here.number), words("button-back"), row=4))
    if question.most > 1 and progress(question, picks_of(question, here.picks)).complete:
        send = Id("send", here.table, here.number, here.picks)
        control.append(button(send, words("button-send"), style=discord.ButtonStyle.success, row=4))
    if panel.look.undo_row >= 0 and not here.path:
        control.append(button(Id("undo", here.table, panel.look.undo_row), words("button-undo"), row=4))
    for extra in narrowed.extras[: 5 - len(control)]:
        option = extra.options[0]
        pressed = Id("pick", here.table, here.number, here.picks, here.path + extra.token)
        control.append(
            button(pressed, panel.option_label(option), row=4, disabled=option.blocked is not None)
        )
    if _flat(question, here, narrowed):
        return [_many(panel, narrowed), *control]
    if question.layout == "grid" and len(narrowed.choices) > 2 and len(narrowed.choices) <= GRID * GRID:
        return [*_grid(panel, narrowed), *control]
    shown = [one for one in narrowed.choices if one.blocked is None]
    if question.most > 1:
        open_ = set(progress(question, picks_of(question, here.picks)).addable)
        shown = [one for one in shown if any(option.key in open_ for option in one.options)]
    labels = [panel.label(narrowed.part, one.value) for one in shown]
    if len(shown) <= MOST_BUTTONS and all(
        len(label) <= SHORT * (1 if len(shown) > 5 else 3) for label in labels
    ):
        return [*_buttons(panel, narrowed, shown), *control]
    return [*_menu(panel, narrowed, shown), *control]


def _flat(question: Question, here: Id, narrowed: Narrowed) -> bool:
    """Whether several options can be picked in one menu."""
    return (
        question.most > 1
        and question.budget is None
        and not question.ordered
        and not here.picks
        and not here.path
        and len(question.legal) <= MENU_PAGE
        and not narrowed.extras
        and all(option.most == 1 for option in question.options)
    )


def _many(panel: Panel, narrowed: Narrowed) -> Press:
    question, here = panel.question, panel.identity
    del narrowed
    lines = [choice(panel.option_label(option), token(option.key)) for option in question.legal]
    placeholder = panel.words("panel-choose-many", least=question.least, most=question.most)
    return menu(
        Id("send", here.table, here.number),
        lines,
        placeholder,
        least=min(question.least, len(lines)),
        most=question.most,
    )


def _press(panel: Panel, one: Choice) -> Id:
    here = panel.identity
    return Id("pick", here.table, here.number, here.picks, here.path + one.token)


def _style(one: Choice) -> discord.ButtonStyle:
    return discord.ButtonStyle.danger if one.final else discord.ButtonStyle.primary


def _grid(panel: Panel, narrowed: Narrowed) -> list[Press]:
    found = []
    for index, one in enumerate(narrowed.choices):
        shut = one.blocked is not None
        style = discord.ButtonStyle.secondary if shut else _style(one)
        label = panel.label(narrowed.part, one.value)
        found.append(button(_press(panel, one), label, style=style, row=index // GRID, disabled=shut))
    return found


def _buttons(panel: Panel, narrowed: Narrowed, shown: list[Choice]) -> list[Press]:
    return [
        button(_press(panel, one), panel.label(narrowed.part, one.value), style=_style(one), row=index // 5)
        for index, one in enumerate(shown)
    ]


def _menu(panel: Panel, narrowed: Narrowed, shown: list[Choice]) -> list[Press]:
    here, words = panel.identity, panel.words
    count = max(1, -(-len(shown) // MENU_PAGE))
    page = here.page % count
    lines = [
        choice(panel.label(narrowed.part, one.value), one.token)
        for one in shown[page * MENU_PAGE : (page + 1) * MENU_PAGE]
    ]
    prompt = (
        words(f"{panel.look.title.words}-part-{narrowed.part}") if narrowed.part else words("panel-choose")
    )
    items = [menu(Id("pick", here.table, here.number, here.picks, here.path), lines, prompt, row=0)]
    if count > 1:
        turn = Id("pick", here.table, here.number, here.picks, here.path, page + 1)
        items.append(button(turn, words("button-more", page=page + 1, pages=count), row=1))
    return items


def unknown(value: str) -> Text:
    """The refusal of something that is not among the options."""
    return Text("panel-unknown", {"value": value})
