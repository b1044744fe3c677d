"""A player's own panel: the open question, narrowed as far as it is, in words, with its picture and its buttons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.pictures.drawing import Kind, Pictures, Wanted
from bot.tables.hints import may_ask
from bot.ui.kit.content import AT_ONCE, Content, with_news
from bot.ui.kit.ids import Id
from bot.ui.kit.laid import below, line
from bot.ui.kit.limits import IN_A_ROW
from bot.ui.kit.press import Press, button
from bot.ui.table.controls import (
    LAST_ROW,
    Panel,
    choices_of,
    control_of,
    is_red,
    label_of,
    limits,
    picks_of,
    rules_button,
    undo_buttons,
)
from bot.ui.table.folds import HINT, NEWS, WHY, folded
from bot.ui.table.hours import own, standing
from bot.ui.table.learning import learn_buttons
from bot.ui.table.look import Look, labelled, named, spoken
from bot.ui.table.narrow import PLANNED, Narrowed, narrow, split
from bot.ui.table.sure import SURE, answered, once_more
from data.text import Text
from data.words import FALLBACK, Words, has
from engines.kernel import Question, progress
from renderers.kit.palette import seat_paint

REASONS = 6
SAID = 2


async def compose(
    look: Look,
    words: Words,
    pictures: Pictures,
    identity: Id | None = None,
    *,
    note: str = "",
    head: str = "",
    keep: bool = False,
    unfolded: str = "",
    hint: Sequence[str] = (),
) -> Content:
    """The panel of a player, as far as it is narrowed; with keep, the picture stays that is there until another has come.

    Hint: what a computer would do, where it was asked.
    """
    before = [line for line in (note, head) if line]
    if look.question is None:
        return await _waiting(look, words, pictures, before)
    start = Id("pick", look.row.id, look.question.number)
    fresh = identity is None or identity.number != start.number
    here = start if fresh or identity is None else replace(identity, verb="pick")
    narrowed = narrow(look.question, split(here.path))
    if narrowed.lost:
        here = replace(start, picks=here.picks)
        narrowed = narrow(look.question, [])
    panel = Panel(look, spoken(look.row, words), labelled(look.row, words), here)
    again = identity is not None and identity.verb == SURE and not fresh and here.path == identity.path
    if again:
        content = once_more(panel, narrowed, before)
    else:
        content = asking(
            panel,
            narrowed,
            before,
            news=look.news(words),
            unfolded=unfolded,
            hint=hint if askable(look) else None,
        )
    content.accent = colour(look)
    content.keep_picture = keep and not fresh
    if not (content.keep_picture and unfolded):
        asked = reached(look.question, narrowed)
        if again and (picked := answered(look.question, here.picks, narrowed)):  # only that glows
            asked = replace(look.question, options=picked)
        wanted = Wanted(picture_kind(look), look.view, asked, named(look.row, words), subject(look))
        content.picture = await pictures.soon(wanted, AT_ONCE)
    return content


def asking(
    panel: Panel,
    narrowed: Narrowed,
    before: Sequence[str],
    *,
    news: Sequence[str] = (),
    aside: Sequence[str] = (),
    unfolded: str = "",
    hint: Sequence[str] | None = None,
    taught: bool = False,
) -> Content:
    """A question to its player, without its picture: what it says, what can be chosen, and what is folded away.

    Hint: what a computer would do, as far as that is known; None: nobody may ask. Taught: what the question depends on was
    explained before, and comes below.
    """
    time = own(panel.look, panel.words)
    decides = decides_of(panel)
    small = [
        *(decides if taught else ()),
        *hints_of(panel, narrowed),
        *aside,
        *([panel.words("panel-time", time=time)] if time else []),
    ]
    planning = panel.identity.picks.startswith(PLANNED)
    asked = {} if hint is None else {HINT: hint}
    folds = {} if planning else {NEWS: news, WHY: reasons_of(panel, narrowed), **asked}
    control = [*control_of(panel, narrowed), rules_button(panel.look, panel.plain, row=LAST_ROW)]
    if len(control) + sum(bool(said) or verb == HINT for verb, said in folds.items()) < IN_A_ROW:
        control += learn_buttons(panel.look.row.title, panel.plain, row=LAST_ROW)
    rest = [*below(small), *folded(panel, folds, control, unfolded)]
    choices = choices_of(panel, narrowed)
    lines = [*before, text_of(panel, narrowed, () if taught else decides)]
    if red := [label_of(one) for one in choices if is_red(one)]:
        lines.append(panel.words("panel-final-red", what=panel.words.listed(red)))
    items = [*choices, *([line()] if rest else []), *rest]
    return Content("\n".join(lines), items=items, laid=True, accent=colour(panel.look))


def askable(look: Look) -> bool:
    """Whether the viewer may ask what a computer would do, and there is anything to decide."""
    question = look.question
    return question is not None and may_ask(look.row) and (len(question.legal) > 1 or not question.least)


def reached(question: Question, narrowed: Narrowed) -> Question:
    """The question with those options alone that what was chosen leads to, so that only they glow."""
    if not narrowed.chosen or narrowed.option is not None:
        return question
    left = [option for one in (*narrowed.choices, *narrowed.extras) for option in one.options]
    return replace(question, options=left)


def colour(look: Look) -> int | None:
    """The colour of the viewer's seat."""
    if look.seat is None:
        return None
    red, green, blue = seat_paint(look.seat).colour
    return red << 16 | green << 8 | blue


def picture_kind(look: Look) -> Kind:
    """The private card picture where the question is about it, the player's own place on the board otherwise."""
    secret = look.question is not None and look.question.secret and look.view.hand is not None
    return "hand" if secret else "seat"


def subject(look: Look) -> str:
    """What the pictures of a player's panel are for, so that only the newest is drawn; onlookers may be many."""
    return "" if look.seat is None else f"{look.row.id}:panel:{look.seat}"


async def _waiting(look: Look, words: Words, pictures: Pictures, before: list[str]) -> Content:
    news = look.news(words) if look.row.state == "playing" else []
    text = with_news(before, news, [standing(look, words)])
    items: list[Press] = undo_buttons(look, words)
    if look.may_order:
        items.append(button(Id("orders", look.row.id), words("button-orders")))
    if look.row.state == "playing":
        items.append(button(Id("look", look.row.id), words("button-refresh")))
        items.append(rules_button(look, words))
        if len(items) < IN_A_ROW:
            items += learn_buttons(look.row.title, words)
    kind: Kind = "scores" if look.view.result else "table" if look.seat is None else "seat"
    wanted = Wanted(kind, look.view, None, named(look.row, words), subject(look))
    picture = await pictures.soon(wanted, AT_ONCE)
    return Content(text, picture, items, laid=True, accent=colour(look))


def decides_of(panel: Panel) -> list[str]:
    """What the question depends on, until something is chosen."""
    if panel.identity.path or panel.identity.picks:
        return []
    decides = panel.look.title.decides(panel.look.view.board, panel.question)
    return [panel.words("panel-decides", line=line) for line in decides]


def text_of(panel: Panel, narrowed: Narrowed, decides: Sequence[str] = ()) -> str:
    """The question in words, with what it depends on, what was chosen and what is final."""
    words, question = panel.words, panel.question
    lines = [words.say(question.prompt), *decides]
    lines += [_chosen(panel, part, value) for part, value in narrowed.chosen]
    if narrowed.chosen and narrowed.part:
        lines.append(_next(panel, narrowed.part))
    if question.most > 1:
        lines.append(_counters(panel))
    if question.final or (narrowed.choices and narrowed.all_final):
        beside = any(extra.blocked is None and not extra.final for extra in narrowed.extras)
        lines.append(words("panel-final", all="beside" if beside else "yes"))
    return "\n".join(lines)


def _next(panel: Panel, part: str) -> str:
    """The question that is left: in the words of the title, or else by the name of the part."""
    words, title = panel.words, panel.look.title.words
    if has(FALLBACK, asks := f"{title}-next-{part}"):
        return words(asks)
    return words("panel-next", part=Text(f"{title}-part-{part}"))


def _chosen(panel: Panel, part: str, value: str) -> str:
    words, named = panel.words, panel.words(f"{panel.look.title.words}-part-{part}")
    hint = panel.hint(part, value)
    if hint is None:
        return words("panel-chosen", part=named, value=panel.called(part, value))
    return words("panel-chosen-hint", part=named, value=panel.called(part, value), hint=hint)


def hints_of(panel: Panel, narrowed: Narrowed) -> list[str]:
    """What the buttons do that stand beside the question."""
    named = [
        (panel.named(narrowed, one), panel.effect(narrowed, one, panel.words))
        for one in narrowed.extras
        if one.blocked is None
    ]
    return [panel.words("panel-hint", label=label, hint=hint) for label, hint in named if hint]


def reasons_of(panel: Panel, narrowed: Narrowed) -> list[str]:
    """What a player might expect and cannot do now, with the reason; the same reason is said once.

    Where one reason differs only by what it names (seven cards without their cubes), the first stands for all.
    """
    if panel.question.layout == "grid":
        return []
    kinds: dict[str, dict[str, list[str]]] = {}
    for one in (*narrowed.choices, *narrowed.extras):
        if one.blocked is not None:
            why = kinds.setdefault(one.blocked.id, {})
            why.setdefault(panel.words.say(one.blocked), []).append(panel.named(narrowed, one))
    lines: list[str] = []
    for why in kinds.values():
        if len(why) > SAID:
            names = [name for called in why.values() for name in called]
            example = next(iter(why))
            lines.append(panel.words("panel-blocked-many", what=names, why=example))
        else:
            lines += [panel.words("panel-blocked", what=names, why=reason) for reason, names in why.items()]
    return lines[:REASONS]


def _counters(panel: Panel) -> str:
    question, words = panel.question, panel.words
    picks = picks_of(question, panel.identity.picks)
    now = progress(question, picks)
    by_key = {option.key: option for option in question.options}
    names = words.listed([panel.option_called(by_key[key]) for key in picks])
    if question.budget is not None:
        return words("panel-budget", count=now.count, spent=now.spent, budget=question.budget, names=names)
    least, most, exact = limits(question)
    return words("panel-count", count=now.count, least=least, most=most, exact=exact, names=names)
