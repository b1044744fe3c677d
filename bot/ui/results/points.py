"""Points round by round of a match that is over: as a picture, or as a table in words."""

from __future__ import annotations

from functools import partial

from bot.tables.refusal import refusal
from bot.tables.tenures import Tenures
from bot.ui.kit.content import Content
from bot.ui.kit.ids import Id
from bot.ui.kit.limits import ALT, PAGE
from bot.ui.kit.markup import bold
from bot.ui.kit.numerals import number
from bot.ui.kit.press import Interaction, Press, button, pressed
from bot.ui.kit.reply import private_words
from bot.ui.results.in_rounds import Shown, in_words
from bot.ui.results.replaying import course_of_all, tell
from bot.ui.table.look import name_of, title_text
from bot.ui.table.tenures import as_ended
from data.text import Text, Value
from engines.kernel import RefusedError
from engines.kernel.catalogue import title_of
from renderers.house.page import drawable
from renderers.house.points import Chart, Line, draw_points

TEXT = "text"


@pressed("points")
async def points(interaction: Interaction, identity: Id) -> Content:
    """The points of a match round by round, as a picture or in words."""
    words = await private_words(interaction)
    found = await tell(interaction, identity.table)
    row = found.row
    if not found.over:
        raise refusal("points-running" if row.state == "playing" else "points-abandoned", row.id)
    course = await course_of_all(interaction, found)
    if course is None:
        title = Text(f"{title_of(row.title).words}-title")
        raise RefusedError(Text("points-none", {"title": title}))
    shown = Shown(as_ended(await Tenures.of(interaction.client.store, row), words), course, words)
    return _worded(shown) if identity.picks == TEXT else await _drawn(interaction, shown)


async def _drawn(interaction: Interaction, shown: Shown) -> Content:
    words, row = shown.words, shown.row
    about: dict[str, Value] = {
        "title": title_text(row),
        "table": str(row.id),
        "round": shown.message("round"),
    }
    room = ALT - len(words("points-alt", **about, lines=""))
    alt = words("points-alt", **about, lines=" ".join(in_words(shown, room, plain=True)))
    picture = await interaction.client.pictures.paint("points", partial(draw_points, _chart(shown)), alt)
    if picture is None:
        return _worded(shown)
    lines = [_head(shown), *_unwritten(shown)]
    return Content("\n".join(lines), picture, _buttons(shown, text=False))


def _unwritten(shown: Shown) -> list[str]:
    """The names that the picture cannot write, beside what stands there instead."""
    found = [
        shown.words("leaderboard-unwritten", instead=line.instead, name=bold(line.name))
        for line in _chart(shown).lines
        if drawable(line.name, line.instead) == line.instead
    ]
    return [" · ".join(found)] if found else []


def _worded(shown: Shown) -> Content:
    lines = [
        _head(shown),
        shown.words("points-text", round=shown.message("round")),
        *in_words(shown, PAGE, plain=False),
        f"-# {shown.message('so-far')}",
    ]
    return Content("\n".join(lines), items=_buttons(shown, text=True))


def _head(shown: Shown) -> str:
    return shown.words("points-head", title=title_text(shown.row), table=str(shown.row.id))


def _buttons(shown: Shown, *, text: bool) -> list[Press]:
    table, words = shown.row.id, shown.words
    other = Id("points", table, picks="picture" if text else TEXT)
    return [
        button(other, words("button-as-picture" if text else "button-as-text")),
        button(Id("replay", table), words("button-replay")),
    ]


def _chart(shown: Shown) -> Chart:
    words, row, course = shown.words, shown.row, shown.course
    lines = [
        Line(
            seat.seat,
            name_of(seat, words),
            words("person-unwritable", number=number(words, seat.seat + 1)),
            course.of(seat.seat),
            number(words, course.final[seat.seat]),
        )
        for seat in row.seats
    ]
    under = words("table-short", title=title_text(row), table=str(row.id))
    return Chart(
        words("points-title"),
        under,
        shown.message("round"),
        tuple(lines),
        partial(number, words),
        shown.message("so-far"),
    )
