"""The score sheet: points of the match, each mayoral card, neighbouring Masters, totals and ties."""

from __future__ import annotations

from collections.abc import Callable

from PIL import ImageDraw
from PIL.Image import Image

from data.words import Words
from engines.guilds_of_london.components import mayoral
from engines.guilds_of_london.view import FinalScore, MayoralScore
from renderers.guilds_of_london.city import link
from renderers.guilds_of_london.ground import table_top
from renderers.guilds_of_london.mayoral import emblem
from renderers.guilds_of_london.palette import GOLD_LEAF, PURPLE
from renderers.guilds_of_london.rewards import picture
from renderers.guilds_of_london.sight import GuildsView
from renderers.kit.layout import Rect
from renderers.kit.lettering import write
from renderers.kit.palette import INK, PARCHMENT, mix
from renderers.kit.prizes import signed
from renderers.kit.relief import Sprite
from renderers.kit.sheet import Cell, Row, fitting, lay_sheet
from renderers.kit.stencil import slab

SIZE = (1500, 1000)
MARGIN = (36, 28)
LABELS, WIDEST, LARGEST = 280, 360, 50


def draw_sheet(view: GuildsView, words: Words) -> Image:
    """A ruled parchment with a column for each player."""
    if view.result is None:
        return table_top(SIZE).copy()
    wide = fitting(SIZE, len(view.result.seats), MARGIN[0], labels=LABELS, widest=WIDEST)
    image = table_top(SIZE).crop((0, 0, wide, SIZE[1]))
    lay_sheet(
        image,
        Rect(0, 0, *image.size).inset(*MARGIN),
        _rows(view.board.final, words),
        view.result,
        words,
        title=words("guilds-picture-over"),
        total=words("guilds-picture-total"),
        labels=LABELS,
        widest=WIDEST,
    )
    return image


def _rows(final: tuple[FinalScore, ...], words: Words) -> list[Row]:
    play = {seat: one.before for seat, one in enumerate(final)}
    pairs = {seat: len(one.pairs) for seat, one in enumerate(final)}
    rows = [Row(words("guilds-score-play"), play, _mark("vp"))]
    if held := max((len(one.mayoral) for one in final), default=0):
        cards = _cards(final, words, held)
        rows.append(Row(words("guilds-picture-mayoral"), {}, _mark("mayor"), held, cards))
    rows.append(Row(words("guilds-score-neighbours"), pairs, _chain))
    return rows


def _mark(what: str) -> Callable[[int], Sprite]:
    return lambda size: picture(what, min(size, LARGEST))


def _chain(size: int) -> Sprite:
    return link(min(size, LARGEST), upright=False)


def _cards(final: tuple[FinalScore, ...], words: Words, most: int) -> Cell:
    """Each player's mayoral cards with what they brought."""

    def lay(image: Image, seat: int, cell: Rect) -> None:
        high = cell.h // most
        for index, score in enumerate(final[seat].mayoral):
            _card(image, score, Rect(cell.x, cell.y + index * high, cell.w, high).inset(10, 3), words)

    return lay


def _card(image: Image, score: MayoralScore, place: Rect, words: Words) -> None:
    size = place.h
    ground = Rect(place.x, place.y, round(size * 1.1), size)
    image.paste(PURPLE, (ground.x, ground.y), slab((ground.w, ground.h), 7))
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle(
        (ground.x, ground.y, ground.right - 1, ground.bottom - 1), 7, outline=GOLD_LEAF, width=2
    )
    emblem(image, mayoral()[score.card], ground.inset(round(size * 0.08)), coin=False)
    number = place.rest_right(place.w - 44)
    name = Rect(ground.right + 8, place.y, number.x - ground.right - 12, place.h)
    said = words(f"guilds-mayoral-{score.card}")
    write(image, said, name, "label", min(24, round(size * 0.44)), ink=INK, least=11, lines=2, align="left")
    ink = INK if score.points else mix(INK, PARCHMENT, 0.6)
    write(image, signed(score.points), number, "bold", min(36, size - 8), ink=ink)
