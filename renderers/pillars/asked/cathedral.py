"""Step 13: the proposed work, craftsman by craftsman, what it brings, and the cubes that are left."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import ImageDraw
from PIL.Image import Image

from data.text import Text
from data.words import Words
from engines.kernel import Question
from engines.pillars.cathedral import BEST, MOST, PIECE
from engines.pillars.components import board, craftsmen
from engines.pillars.proposal import Conversion, conversion, read
from renderers.kit.layout import Rect
from renderers.kit.lettering import write
from renderers.kit.palette import CREAM, GOLD, INK, PARCHMENT, RULE, darker, mix
from renderers.kit.prizes import signed
from renderers.kit.tokens import banner
from renderers.pillars.asked.parts import values
from renderers.pillars.cards import bare, craftsman, name_of
from renderers.pillars.effects import arrow
from renderers.pillars.goods import KINDS, coin, cube, lay_cubes, points
from renderers.pillars.sight import PillarsView


def outcomes(question: Question) -> list[Conversion]:
    """The proposals of a question."""
    return [plan for value in values(question, "plan") if (plan := conversion(value)) is not None]


def proposed(question: Question) -> list[tuple[str, int]]:
    """Who works how often in the proposal."""
    uses = question.prompt.args.get("uses")
    work: list[tuple[str, int]] = []
    for use in uses if isinstance(uses, list) else ():
        if isinstance(use, Text) and isinstance(card := use.args.get("craftsman"), str):
            times = use.args.get("times")
            work.append((card, times if isinstance(times, int) else 1))
    return work


def possible(question: Question) -> list[tuple[str, int]]:
    """Who could work at most how often."""
    most: dict[str, int] = {}
    for option in question.legal:
        if option.parts.get("plan") == PIECE and "times" in option.parts:
            card = option.parts["craftsman"]
            most[card] = max(most.get(card, 0), int(option.parts["times"]))
    return list(most.items())


def lay_build(image: Image, question: Question, place: Rect, words: Words) -> None:
    """A sheet with a row for each craftsman whose work is proposed, else who could work; below it what comes of it."""
    banner((place.w, place.h), 58).lay(image, place.x, place.y)
    inner = place.inset(30, 22)
    plans = outcomes(question)
    work = proposed(question)
    title = "pillars-picture-proposal" if work else "pillars-picture-able"
    work = work or possible(question)
    write(image, words(title), inner.top(46), "title", 38, ink=INK, align="left")
    foot = 92 * len(plans)
    rows = inner.rest_below(54)
    rows = Rect(rows.x, rows.y, rows.w, rows.h - foot - 8)
    high = min(86, rows.h // max(1, len(work)))
    for index, (card, times) in enumerate(work):
        _use(image, card, times, Rect(rows.x, rows.y + index * high, rows.w, high), words)
    for index, plan in enumerate(plans):
        _outcome(image, plan, Rect(inner.x, inner.bottom - foot + index * 92, inner.w, 88), words)


def _use(image: Image, card: str, times: int, place: Rect, words: Words) -> None:
    """One craftsman: who, how often, what goes in and what comes out."""
    ImageDraw.Draw(image).line((place.x, place.bottom - 1, place.right, place.bottom - 1), fill=RULE)
    known = craftsmen()[card]
    row = place.inset(0, 5)
    size = (min(80, row.h), row.h)
    craftsman(card, words, size).lay(image, row.x, row.y)
    name = Rect(row.x + size[0] + 14, row.y, 210, row.h)
    write(image, name_of(card, words), name, "heading", 30, ink=INK, least=14, lines=2, align="left")
    piece = min(row.h - 8, 46)
    left = name.right + 12
    for kind, number in known.uses.items():
        total = number * times
        spot = Rect(left, row.y + (row.h - piece) // 2, round(piece * 2.0), piece)
        if kind == "gold":
            coin(str(total), piece).lay(image, left, spot.y)
            left += piece + 12
        else:
            lay_cubes(image, kind, total, spot)
            left += spot.w + 4
    if known.holds:
        cube(known.holds, piece).lay(image, left, row.y + (row.h - piece) // 2)
    wide = 70
    mark = Rect(place.right - 210, row.y, wide, row.h)
    arrow(f"{times}×", wide).lay(image, mark.x, row.y + (row.h - round(wide * 0.72)) // 2)
    right = mark.right + 16
    if known.points:
        size_ = min(row.h - 8, 56)
        points(str(known.points * times), round(size_ / 1.16)).lay(image, right, row.y + (row.h - size_) // 2)
        right += size_ + 6
    if known.gold:
        coin(str(known.gold * times), piece + 6).lay(image, right, row.y + (row.h - piece - 6) // 2)


def _outcome(image: Image, plan: Conversion, place: Rect, words: Words) -> None:
    """What a plan brings in all, and what is kept."""
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle(
        place.box,
        12,
        fill=mix(PARCHMENT, GOLD, 0.55 if plan.how == BEST else 0.25),
        outline=darker(RULE, 0.2),
        width=2,
    )
    room = place.inset(14, 8)
    label = words("pillars-picture-most" if plan.how == MOST else "pillars-picture-best")
    write(image, label, room.left(150), "heading", 27, ink=INK, least=13, lines=2, align="left")
    left = room.x + 160
    size = room.h - 4
    points(f"+{plan.points}", round(size / 1.16)).lay(image, left, room.y + 2)
    left += size + 4
    if plan.gold:
        change = f"+{plan.gold}" if plan.gold > 0 else signed(plan.gold)
        coin(change, size).lay(image, left, room.y + 2)
    left += size + 18
    if plan.kept is None:
        return
    write(
        image,
        words("pillars-picture-kept"),
        Rect(left, room.y, 86, room.h),
        "label",
        24,
        ink=INK,
        least=12,
        lines=2,
    )
    left += 96
    step = (room.right - left) // len(KINDS)
    for kind, number in zip(KINDS, plan.kept, strict=True):
        spot = Rect(left, room.y + (room.h - 44) // 2, min(step - 4, 88), 44)
        lay_cubes(image, kind, number, spot, ink=INK if number else mix(INK, CREAM, 0.6))
        left += step


def lay_keep(image: Image, view: PillarsView, question: Question, place: Rect, words: Words) -> None:
    """All one's cubes, and the five that the first answer keeps."""
    banner((place.w, place.h), 58).lay(image, place.x, place.y)
    inner = place.inset(40, 30)
    cubes = view.board.players[question.seat].cubes
    write(image, words("pillars-picture-yours"), inner.top(46), "title", 38, ink=INK, align="left")
    for kind, spot in zip(
        KINDS, Rect(inner.x, inner.y + 72, inner.w, 110).grid(len(KINDS), 1, 10), strict=True
    ):
        lay_cubes(image, kind, getattr(cubes, kind), spot)
    low = inner.rest_below(270)
    write(image, words("pillars-picture-useful"), low.top(46), "title", 38, ink=INK, align="left")
    ways = values(question, "keep")
    room = board().limits.cubes_kept
    kept = _kinds(read(ways[0])) if ways else ()
    spots = Rect(low.x, low.y + 76, low.w, 130).grid(room, 1, 14)
    for index, spot in enumerate(spots):
        size = min(spot.w, spot.h)
        bare((size, size), darker(PARCHMENT, 0.5), 0.5).lay(image, spot.x, spot.y)
        if index < len(kept):
            cube(kept[index], size - 14).lay(image, spot.x + 7, spot.y + 7)


def _kinds(kept: Sequence[int]) -> tuple[str, ...]:
    """The kinds of kept cubes one by one, the dearest first."""
    pairs = list(zip(KINDS, kept, strict=True))
    return tuple(kind for kind, number in reversed(pairs) for _ in range(number))
