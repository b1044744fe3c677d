"""A player's own panel: the open question, narrowed as far as it is, in words, with its picture and its buttons."""

from __future__ import annotations

from dataclasses import replace

from bot.pictures.drawing import Kind, Pictures, Wanted
from bot.ui.kit.content import AT_ONCE, Content, with_news
from bot.ui.kit.ids import Id
from bot.ui.kit.press import Press, button
from bot.ui.table.controls import Panel, a_row, items_of, limits, offered, picks_of, undo_buttons
from bot.ui.table.hours import own, standing
from bot.ui.table.look import Look, labelled, named, spoken
from bot.ui.table.narrow import Narrowed, narrow, split
from data.words import Words
from engines.kernel import progress

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
) -> Content:
    """The panel of a player, as far as it is narrowed; with keep, the picture stays that is there already."""
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
    news = look.news(words) if fresh else []
    told = "\n".join(line for line in (text_of(panel, narrowed), own(look, words)) if line)
    after = ["", told] if news else [told]
    content = Content(with_news(before, news, after), items=items_of(panel, narrowed))
    content.keep_picture = keep and not fresh
    if not content.keep_picture:
        wanted = Wanted(picture_kind(look), look.view, look.question, named(look.row, words), subject(look))
        content.picture = await pictures.soon(wanted, AT_ONCE)
    return content


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
    kind: Kind = "scores" if look.view.result else "table" if look.seat is None else "seat"
    wanted = Wanted(kind, look.view, None, named(look.row, words), subject(look))
    picture = await pictures.soon(wanted, AT_ONCE)
    return Content(text, picture, items)


def text_of(panel: Panel, narrowed: Narrowed) -> str:
    """The question in words, with what was chosen, what is final and what cannot be done."""
    words, question = panel.words, panel.question
    lines = [words.say(question.prompt)]
    if not panel.identity.path and not panel.identity.picks:
        decides = panel.look.title.decides(panel.look.view.board, question)
        lines += [words("panel-decides", line=words.say(line)) for line in decides]
    lines += [_chosen(panel, part, value) for part, value in narrowed.chosen]
    if narrowed.chosen and narrowed.part:
        lines.append(words("panel-next", part=words(f"{panel.look.title.words}-part-{narrowed.part}")))
    lines += _hints(panel, narrowed)
    if question.most > 1:
        lines.append(_counters(panel))
    both = (*narrowed.choices, *narrowed.extras)
    final = [panel.named(narrowed, choice) for choice in both if choice.final]
    if final or question.final:
        everything = "yes" if question.final or narrowed.all_final else "no"
        if any(extra.blocked is None and not extra.final for extra in narrowed.extras):
            everything = "beside" if everything == "yes" else "no"
        lines.append(words("panel-final", what=words.listed(final[:REASONS]), all=everything))
    if question.layout != "grid":
        lines += _reasons(panel, narrowed)
    return "\n".join(lines)


def _chosen(panel: Panel, part: str, value: str) -> str:
    words, named = panel.words, panel.words(f"{panel.look.title.words}-part-{part}")
    hint = panel.hint(part, value)
    if hint is None:
        return words("panel-chosen", part=named, value=panel.called(part, value))
    return words("panel-chosen-hint", part=named, value=panel.called(part, value), hint=hint)


def _hints(panel: Panel, narrowed: Narrowed) -> list[str]:
    """What buttons do whose labels do not say it; the lines of a menu say it themselves."""
    buttons = offered(panel, narrowed)
    if panel.question.layout == "grid" or not a_row(panel, narrowed, buttons):
        return []
    buttons += [one for one in narrowed.extras if one.blocked is None]
    named = [(panel.named(narrowed, one), panel.choice_hint(narrowed, one)) for one in buttons]
    return [panel.words("panel-hint", label=label, hint=hint) for label, hint in named if hint is not None]


def _reasons(panel: Panel, narrowed: Narrowed) -> list[str]:
    """What a player might expect and cannot do now, with the reason; the same reason is said once.

    Where one reason differs only by what it names (seven cards without their cubes), the first stands for all.
    """
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
            lines.append(panel.words("panel-blocked-many", what=panel.words.listed(names), why=example))
        else:
            lines += [
                panel.words("panel-blocked", what=panel.words.listed(names), why=reason)
                for reason, names in why.items()
            ]
    return lines[:REASONS]


def _counters(panel: Panel) -> str:
    question, words = panel.question, panel.words
    picks = picks_of(question, panel.identity.picks)
    now = progress(question, picks)
    by_key = {option.key: option for option in question.options}
    names = words("panel-none-yet")
    if picks:
        names = words.listed([panel.option_called(by_key[key]) for key in picks])
    if question.budget is not None:
        return words("panel-budget", count=now.count, spent=now.spent, budget=question.budget, names=names)
    least, most, exact = limits(question)
    return words("panel-count", count=now.count, least=least, most=most, exact=exact, names=names)
