"""What can be pressed in a panel: buttons, a grid of them, or menus (`menus.py`), as they fit into one message."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

import discord

from bot.ui.kit.ids import Id
from bot.ui.kit.laid import Item
from bot.ui.kit.limits import IN_A_ROW, ROWS
from bot.ui.kit.markup import ICON
from bot.ui.kit.press import Press, beside, button
from bot.ui.table.look import Look
from bot.ui.table.menus import Limits, flat, many, one_menu, several_menus
from bot.ui.table.narrow import MORE, Choice, Narrowed, copies, split
from bot.ui.table.signs import icon_for
from data.text import Text
from data.words import Words
from engines.kernel import Option, Question, progress

GRID, SECTIONS = 4, 8
WIDTHS = {5: 20, 3: 32, 1: 60}
LAST_ROW = ROWS - 1
PRIMARY, SECONDARY = discord.ButtonStyle.primary, discord.ButtonStyle.secondary
SUCCESS, DANGER = discord.ButtonStyle.success, discord.ButtonStyle.danger


@dataclass(frozen=True)
class Panel:
    """How a look at the table is shown to the player who looks: names stand otherwise in text than on labels."""

    look: Look
    words: Words
    plain: Words
    identity: Id

    @property
    def question(self) -> Question:
        """The open question."""
        if self.look.question is None:
            raise LookupError("nothing is asked")
        return self.look.question

    def label(self, part: str, value: str) -> str:
        """How a value is called on a button or in a menu."""
        return capital(self._called(self.plain, part, value))

    def called(self, part: str, value: str) -> str:
        """How a value is called in a sentence."""
        return self._called(self.words, part, value)

    def _called(self, words: Words, part: str, value: str) -> str:
        return words.say(self.look.title.label(part, value)) if value else words("panel-none")

    def hint(self, part: str, value: str) -> str | None:
        """What a value does, where its name does not say it."""
        hint = self.look.title.hint(self.look.view.board, part, value)
        return None if hint is None else self.plain.say(hint)

    def choice_hint(self, narrowed: Narrowed, one: Choice) -> str | None:
        """What a choice does, where its name does not say it."""
        hint = self._does(narrowed, one)
        return None if hint is None else self.plain.say(hint)

    def _does(self, narrowed: Narrowed, one: Choice) -> Text | None:
        """The hint of a choice; of what is chosen as one, what tells the lines apart."""
        title, board = self.look.title, self.look.view.board
        if one.joint:
            return title.hint_of(board, one.joint)
        within = bool(narrowed.part) and not one.extra
        parts = {narrowed.part: one.value} if within else one.options[0].parts
        return self._first_hint(parts)

    def _first_hint(self, parts: Mapping[str, str]) -> Text | None:
        title, board = self.look.title, self.look.view.board
        hints = (title.hint(board, part, value) for part, value in parts.items())
        return next((hint for hint in hints if hint is not None), None)

    def option_hint(self, option: Option) -> str | None:
        """What a whole option does, where its name does not say it."""
        hint = self._first_hint(option.parts)
        return None if hint is None else self.plain.say(hint)

    def effect(self, narrowed: Narrowed, one: Choice, words: Words) -> str:
        """What stands beside a choice: what it does, and that it cannot be taken back where others can."""
        hint = self._does(narrowed, one)
        said = [] if hint is None else [words.say(hint)]
        lasting = one.final and not self._said_of_all(narrowed, one)
        return " · ".join([words("panel-lasting"), *said] if lasting else said)

    def _said_of_all(self, narrowed: Narrowed, one: Choice) -> bool:
        """Whether the question says by itself that this cannot be taken back."""
        beside = one.extra and not all(extra.final for extra in narrowed.extras if extra.blocked is None)
        return self.question.final or (bool(narrowed.choices) and narrowed.all_final and not beside)

    def icon(self, narrowed: Narrowed, one: Choice) -> discord.PartialEmoji | None:
        """What stands beside a choice on its button; of what is chosen as one, what comes last and tells them apart."""
        if one.joint:
            return icon_for(self.look.view, reversed([*one.joint.items()]))
        within = bool(narrowed.part) and not one.extra
        parts = {narrowed.part: one.value} if within else one.options[0].parts
        return icon_for(self.look.view, parts.items())

    def option_label(self, option: Option) -> str:
        """How a whole option is called on a button or in a menu."""
        parts = [self._called(self.plain, part, value) for part, value in option.parts.items()]
        return capital(" · ".join(parts) or option.key)

    def option_called(self, option: Option) -> str:
        """How a whole option is called in a sentence."""
        return " · ".join(self.called(part, value) for part, value in option.parts.items()) or option.key

    def name(self, narrowed: Narrowed, one: Choice) -> str:
        """How a choice is called on a button or in a menu."""
        if one.joint:
            return capital(self.plain.say(self.look.title.together(one.joint)))
        if not narrowed.part:
            return self.option_label(one.options[0])
        label = self.label(narrowed.part, one.value)
        rest = [self.label(part, value) for part, value in unsaid(narrowed, one)]
        return " · ".join([label, *rest])

    def named(self, narrowed: Narrowed, one: Choice) -> str:
        """How a choice is called in a sentence."""
        if one.joint:
            return self.words.say(self.look.title.together(one.joint))
        if not narrowed.part or one.extra:
            return self.option_called(one.options[0])
        return self.called(narrowed.part, one.value)


def unsaid(narrowed: Narrowed, one: Choice) -> Iterator[tuple[str, str]]:
    """What only this choice would be asked for further, and is answered along with it since there is but one way."""
    if len(one.options) == 1 and not one.extra:
        said = {part for part, _ in narrowed.chosen}
        others = [option.parts for other in narrowed.choices if other is not one for option in other.options]
        yield from (
            (part, value)
            for part, value in one.options[0].parts.items()
            if part not in said and part != narrowed.part and not any(part in parts for parts in others)
        )


def capital(label: str) -> str:
    """A label with a capital first letter, behind what makes it bold and behind the icon, if these are there."""
    at = len(label) - len(label.lstrip("*"))
    if icon := ICON.match(label, at):
        at = icon.end()
    return f"{label[:at]}{label[at : at + 1].upper()}{label[at + 1 :]}"


def picks_of(question: Question, tokens: str) -> tuple[str, ...]:
    """The options picked so far; unknown ones are left out."""
    known = {one: option.key for option in question.options for one in copies(option, question.most)}
    return tuple(known[one] for one in split(tokens) if one in known)


def limits(question: Question) -> Limits:
    """How many options are picked at least and at most, and whether that is the same."""
    most = min(question.most, sum(option.most for option in question.legal if not option.extra))
    return question.least, most, "yes" if question.least == most else "no"


def items_of(panel: Panel, narrowed: Narrowed) -> Sequence[Item]:
    """All that can be pressed."""
    return [*choices_of(panel, narrowed), *control_of(panel, narrowed)]


def choices_of(panel: Panel, narrowed: Narrowed) -> Sequence[Item]:
    """The buttons or the menus for what is to be chosen next, few ones with what they do beside them."""
    question = panel.question
    if flat(question, panel.identity, narrowed):
        return [many(panel, limits(question))]
    if gridded(question, narrowed):
        return _grid(panel, narrowed)
    shown = offered(panel, narrowed)
    speaking = any(panel.effect(narrowed, one, panel.plain) for one in shown)
    if speaking and len(shown) <= SECTIONS:
        return [_section(panel, narrowed, one) for one in shown]
    if not speaking and (wide := a_row(panel, narrowed, shown)):
        return _buttons(panel, narrowed, shown, wide)
    if not narrowed.together:
        return one_menu(panel, narrowed, shown)
    return several_menus(panel, narrowed, shown, partial(_choosing, panel, narrowed))


def gridded(question: Question, narrowed: Narrowed) -> bool:
    """Whether the choices lie beside each other as on the board."""
    return question.layout == "grid" and 2 < len(narrowed.choices) <= GRID * GRID


def _section(panel: Panel, narrowed: Narrowed, one: Choice) -> Item:
    """A choice by its name, with what it does, and a button beside it."""
    name, effect = capital(panel.named(narrowed, one)), panel.effect(narrowed, one, panel.words)
    name = name if "**" in name else f"**{name}**"
    text = panel.words("panel-beside", name=name, effect=effect) if effect else name
    label = panel.plain("panel-choose")
    return beside(text, button(_press(panel, one), label, style=_style(narrowed, one)))


def offered(panel: Panel, narrowed: Narrowed) -> list[Choice]:
    """What may be chosen next."""
    question = panel.question
    shown = [one for one in narrowed.choices if one.blocked is None]
    if question.most > 1:
        open_ = set(progress(question, picks_of(question, panel.identity.picks)).addable)
        shown = [one for one in shown if any(option.key in open_ for option in one.options)]
    return shown


def a_row(panel: Panel, narrowed: Narrowed, shown: list[Choice]) -> int:
    """How many buttons with these labels stand well in a row; 0 if there are too many, so that it takes a menu."""
    longest = max((len(panel.name(narrowed, one)) for one in shown), default=0)
    wide = next((number for number, width in WIDTHS.items() if longest <= width), 0)
    return wide if len(shown) <= wide * LAST_ROW else 0


def control_of(panel: Panel, narrowed: Narrowed) -> list[Press]:
    """The last row: start over, done choosing, take back, and what may be done beside the question."""
    question, here, words = panel.question, panel.identity, panel.plain
    start = Id("pick", here.table, here.number)
    found: list[Press] = []
    if here.path or here.picks:
        found.append(button(here.anew(), words("button-back"), row=LAST_ROW))
    if question.most > 1 and here.picks and progress(question, picks_of(question, here.picks)).complete:
        send = replace(start, verb="send", picks=here.picks)
        found.append(button(send, words("button-send"), style=SUCCESS, row=LAST_ROW))
    if not question.least and not here.picks:
        nothing = words.say(question.nothing) if question.nothing else words("panel-none")
        found.append(button(replace(start, verb="send"), nothing, row=LAST_ROW))
    undo = [] if here.path else undo_buttons(panel.look, words, row=LAST_ROW)
    found += undo[:1]
    after_undo = len(found)
    if question.ahead and not here.path and not here.picks and not all(one.final for one in question.legal):
        found.append(button(replace(start, verb="draft"), words("button-plan"), row=LAST_ROW))
    if panel.look.may_order and not here.path and not here.picks:
        found.append(button(Id("orders", here.table), words("button-orders"), row=LAST_ROW))
    beside = [_extra(panel, one) for one in narrowed.extras]
    if len(beside) > IN_A_ROW - len(found):
        more = replace(start, picks=here.picks, path=MORE)
        beside = [button(more, words("button-extras", count=len(narrowed.extras)), row=LAST_ROW)]
    if undo[1:] and not here.picks and len(found) + len(beside) < IN_A_ROW:
        found.insert(after_undo, undo[1])
    return found + beside


def undo_buttons(look: Look, words: Words, row: int | None = None) -> list[Press]:
    """Take the last answer back, or as many as there are to take back."""
    if not look.undoable:
        return []
    last = Id("undo", look.row.id, look.undo_row)
    found = [button(last, words("button-undo"), row=row)]
    if look.undoable > 1:
        every = replace(last, page=look.undoable)
        found.append(button(every, words("button-undo-all", count=look.undoable), row=row))
    return found


def rules_button(look: Look, words: Words, row: int | None = None) -> Press:
    """Open the page of the rules that belongs to what is asked."""
    step = "" if look.question is None else look.question.step
    return button(Id("rule", look.row.id, path=step), words("button-rules"), row=row)


def _extra(panel: Panel, one: Choice) -> Press:
    option, shut = one.options[0], one.blocked is not None
    icon = panel.icon(Narrowed(), one)
    return button(_press(panel, one), panel.option_label(option), row=LAST_ROW, disabled=shut, icon=icon)


def _press(panel: Panel, one: Choice) -> Id:
    here = panel.identity
    return Id("pick", here.table, here.number, here.picks, here.path + one.token)


def _style(narrowed: Narrowed, one: Choice) -> discord.ButtonStyle:
    """What cannot be taken back stands out among what can be."""
    return DANGER if one.final and not narrowed.all_final else PRIMARY


def is_red(item: Item) -> bool:
    """Whether this is a button that stands out, without words beside it that say why."""
    return isinstance(item, Press) and getattr(item.item, "style", None) is DANGER


def label_of(item: Item) -> str:
    """What stands on a button."""
    return str(getattr(item.item, "label", "")) if isinstance(item, Press) else ""


def _grid(panel: Panel, narrowed: Narrowed) -> list[Press]:
    found = []
    for index, one in enumerate(narrowed.choices):
        shut = one.blocked is not None
        style = SECONDARY if shut else _style(narrowed, one)
        icon, row = panel.icon(narrowed, one), index // GRID
        # what lies there says enough; with its name beside it the button would push its column aside
        label = "" if shut and icon is not None else panel.name(narrowed, one)
        found.append(button(_press(panel, one), label, style=style, row=row, disabled=shut, icon=icon))
    return found


def _buttons(panel: Panel, narrowed: Narrowed, shown: list[Choice], a_row: int) -> list[Press]:
    return [_choosing(panel, narrowed, one, index // a_row) for index, one in enumerate(shown)]


def _choosing(panel: Panel, narrowed: Narrowed, one: Choice, row: int) -> Press:
    label, icon = panel.name(narrowed, one), panel.icon(narrowed, one)
    return button(_press(panel, one), label, style=_style(narrowed, one), row=row, icon=icon)
