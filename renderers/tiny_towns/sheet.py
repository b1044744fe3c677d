"""The score sheet: what each card brought to each town."""

from __future__ import annotations

from collections.abc import Mapping

from PIL.Image import Image

from data.words import Words
from engines.kernel import Result
from engines.tiny_towns.components import MONUMENT, cards
from renderers.kit.icons import laurel
from renderers.kit.layout import Rect
from renderers.kit.lettering import write
from renderers.kit.palette import BRASS, INK, darker
from renderers.kit.prizes import signed
from renderers.kit.relief import Sprite
from renderers.kit.sheet import Cell, Row, by_source, fitting, lay_sheet
from renderers.kit.tokens import stamped
from renderers.tiny_towns.board import plot
from renderers.tiny_towns.buildings import building
from renderers.tiny_towns.cards import worded
from renderers.tiny_towns.emblems import castle
from renderers.tiny_towns.sight import TownsView
from renderers.tiny_towns.silhouettes import OUTLINES
from renderers.tiny_towns.table import table_top
from renderers.tiny_towns.town import group_of

SIZE = (1400, 1000)
MARGIN = (40, 30)
LABELS, HIGHEST = 330, 66
EMPTY = "empty"


def draw_sheet(view: TownsView, words: Words) -> Image:
    """A ruled parchment with a row for each card and a column for each town."""
    if view.result is None:
        return table_top(SIZE).copy()
    image = table_top(SIZE).crop(
        (0, 0, fitting(SIZE, len(view.result.seats), MARGIN[0], labels=LABELS), SIZE[1])
    )
    beside = lay_sheet(
        image,
        Rect(0, 0, *image.size).inset(*MARGIN),
        _rows(view, view.result, words),
        view.result,
        words,
        title=words("towns-picture-over"),
        total=words("towns-picture-total"),
        labels=LABELS,
        highest=HIGHEST,
    )
    _rank(image, view.result, beside.rest_right(30), words)
    return image


def _rows(view: TownsView, result: Result, words: Words) -> list[Row]:
    points = by_source(result)
    rows = [
        _row(worded(words, f"towns-card-{card}"), card, points.get(card, {})) for card in view.board.cards
    ]
    monuments = {
        seat: (card, brought)
        for card, found in points.items()
        if card in cards() and cards()[card].group == MONUMENT
        for seat, brought in found.items()
    }
    built = {seat: town.monument for seat, town in enumerate(view.board.towns) if town.monument is not None}
    own = built | {seat: card for seat, (card, _) in monuments.items()}
    if own:
        brought = dict.fromkeys(built, 0) | {seat: number for seat, (_, number) in monuments.items()}
        rows.append(_row(words("towns-picture-monument"), MONUMENT, brought, _monuments(own)))
    rows.append(_row(words("towns-score-empty"), EMPTY, points.get(EMPTY, {})))
    return rows


def _row(label: str, piece: str, points: Mapping[int, int], cell: Cell | None = None) -> Row:
    return Row(label, points, lambda size: _piece(piece, size), cell=cell)


def _monuments(own: Mapping[int, str]) -> Cell:
    """Each player's monument stands before its points."""

    def lay(image: Image, seat: int, cell: Rect) -> Rect:
        if seat not in own:
            return cell
        mark = min(cell.h - 10, 50)
        building(own[seat], MONUMENT, mark).lay(image, cell.x + 14, cell.y + (cell.h - mark) // 2)
        return cell.rest_right(mark + 8)

    return lay


def _piece(name: str, size: int) -> Sprite:
    if name == MONUMENT:
        return stamped(castle, size, OUTLINES[MONUMENT].paint)
    return building(name, group_of(name), size) if name in cards() else plot(size)


def _rank(image: Image, result: Result, place: Rect, words: Words) -> None:
    """What a solo player has become."""
    ended = result.seats[0]
    if ended.rank is None:
        return
    size = min(place.w - 40, 400)
    spot = Rect(place.x, place.y + 40, place.w, size).centred(size, size)
    stamped(laurel, size, darker(BRASS, 0.15)).lay(image, spot.x, spot.y)
    write(image, signed(ended.score), spot.inset(size // 4), "title", size // 3, ink=INK)
    text = Rect(place.x, spot.bottom + 20, place.w, 180)
    write(image, words.say(ended.rank), text, "title", 52, ink=INK, least=18, lines=3, rise="top")
