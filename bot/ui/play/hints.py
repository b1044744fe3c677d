"""A hint: what a strong computer would answer in a player's place, told to that player alone."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

from bot.tables.counsels import Wanted, come_of
from bot.tables.hints import may_ask
from bot.tables.live import Live
from bot.tables.refusal import refusal
from bot.ui.kit.content import Content
from bot.ui.kit.ids import Id
from bot.ui.kit.laid import hanging
from bot.ui.kit.numerals import number
from bot.ui.kit.press import Interaction, pressed
from bot.ui.kit.reply import private, private_words
from bot.ui.play.looking import panel_of
from bot.ui.table.answers import answer_called
from bot.ui.table.folds import HINT
from bot.ui.table.look import spoken
from bot.ui.table.visit import Later, visited
from data.text import Text, Value
from data.words import FALLBACK, Words, has
from engines.kernel import Picks, Question, RefusedError
from engines.kernel.catalogue import AnyTitle, title_of
from engines.kernel.counsel import Counsel, Expectation

log = logging.getLogger(__name__)
AT_ONCE = 0.8  # for how many seconds a press waits before it is said that somebody thinks
Known = asyncio.Task[Counsel | None]


@pressed(HINT)
async def hint(interaction: Interaction, identity: Id) -> Content:
    """Tell what a computer would do; while it still thinks, say so, and tell it when it is known."""
    known: Known | None = None
    mark, thinking = "", False

    async def act(live: Live) -> Later:
        nonlocal known, mark, thinking
        if not interaction.client.settings.think_ms:
            raise RefusedError(Text("hint-nobody"))
        wanted = _wanted(live, interaction.user.id)
        known, mark = interaction.client.counsels.ask(interaction.user.id, live.row.id, wanted), wanted.mark
        thinking = not known.done()
        return await _shown(interaction, live, identity, known)

    content = await visited(interaction, identity.table, act)
    if known is None or not thinking:
        return content
    await asyncio.wait({known}, timeout=AT_ONCE)
    afterwards = partial(_afterwards, interaction, identity, known, mark)
    if known.done():
        return await afterwards()
    content.then = afterwards
    return content


def _wanted(live: Live, person: int) -> Wanted:
    """What this player asks about."""
    seat = live.seat(person)
    question = live.playing.question(seat)
    if not may_ask(live.row):
        raise refusal("hint-off", live.row.id)
    if question is None:
        raise RefusedError(Text("kernel-not-asked"))
    return Wanted.of(live.playing, seat, question.number)


async def _afterwards(interaction: Interaction, identity: Id, known: Known, mark: str) -> Content:
    """The panel as it is when it is known; what was asked about something that has passed is not told any more."""
    await asyncio.wait({known})

    async def act(live: Live) -> Later:
        words = await private_words(interaction)
        seat = live.row.seat_of(interaction.user.id)
        match = live.match if live.row.state == "playing" else None
        question = None if match is None or seat is None else match.question(seat)
        if match is None or seat is None or question is None:
            return panel_of(interaction, live, words, note=words("hint-passed"))
        if Wanted.of(match, seat, question.number).mark != mark:
            return panel_of(interaction, live, words, note=words("hint-passed"))
        return await _shown(interaction, live, identity, known)

    try:
        content = await visited(interaction, identity.table, act)
    except RefusedError as error:
        return Content((await private_words(interaction)).say(error.text), laid=True)
    if content.keep_picture and interaction.message is not None:
        content.hanging = hanging(interaction.message)
    return content


async def _shown(interaction: Interaction, live: Live, identity: Id, known: Known) -> Later:
    """The panel with what is known; to be called while the table is held."""
    words = await private_words(interaction)
    question = live.playing.question(live.seat(interaction.user.id))
    lines = [words("hint-thinking")]
    if known.done() and question is not None:
        found = come_of(known)
        here = spoken(live.row, words)
        lines = (
            [words("hint-none")] if found is None else told(title_of(live.row.title), here, question, found)
        )
    return panel_of(interaction, live, words, identity, keep=private(interaction), unfolded=HINT, hint=lines)


def told(title: AnyTitle, words: Words, question: Question, found: Counsel) -> list[str]:
    """What a computer would do, what it expects of it, and how the next best compares."""
    lines = [
        words("hint-best", answer=_called(title, words, question, found.best.picks)),
        _expected(title, words, found.best),
    ]
    if found.other is not None:
        other = _called(title, words, question, found.other.picks)
        if found.as_good or _figures(title, words, found.other) == _figures(title, words, found.best):
            lines.append(words("hint-as-good", answer=other))
        else:
            lines.append(words("hint-next", answer=other, what=_figures(title, words, found.other)))
            if _for_winning(found.best, found.other):
                lines.append(words("hint-wins", answer=_called(title, words, question, found.best.picks)))
    return [*lines, words("hint-foot")]


def _for_winning(best: Expectation, other: Expectation) -> bool:
    """Whether fewer points are better, since they win more often."""
    if best.chance is None or other.chance is None:
        return False
    return round(best.points) < round(other.points) and best.chance > other.chance


def _called(title: AnyTitle, words: Words, question: Question, picks: Picks) -> str:
    picked = [option for key in picks if (option := question.option(key)) is not None]
    nothing = words("panel-sure-nothing") if question.nothing is None else words.say(question.nothing)
    return answer_called(title, words, question, picked) or f"**{nothing}**"


def _expected(title: AnyTitle, words: Words, one: Expectation) -> str:
    return words("hint-expects", final="yes" if one.final else "no", what=_figures(title, words, one))


def _figures(title: AnyTitle, words: Words, one: Expectation) -> Text:
    """Points, or what the title counts instead (the number, and how it is written), and the chance to win where others play."""
    points, own = round(one.points), f"{title.words}-hint-points"
    told: dict[str, Value] = {"points": points, "figure": number(words, points)}
    what = Text(own if has(FALLBACK, own) else "hint-points", told)
    if one.chance is None:
        return what
    return Text("hint-figures", {"what": what, "chance": round(100 * one.chance)})
