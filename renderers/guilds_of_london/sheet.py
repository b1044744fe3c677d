"""The score sheet: points of the match, each mayoral card, neighbouring Masters, totals and ties."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import ImageDraw
from PIL.Image import Image

from data.words import Words
from engines.guilds_of_london.components import mayoral
from engines.guilds_of_london.view import FinalScore, MayoralScore
from engines.kernel import Result
from renderers.guilds_of_london.city import link
from renderers.guilds_of_london.ground import table_top
from renderers.guilds_of_london.icons import picture
from renderers.guilds_of_london.mayoral import PURPLE, emblem
from renderers.guilds_of_london.paint import LEAF
from renderers.guilds_of_london.table import GuildsView
from renderers.kit.layout import Rect
from renderers.kit.lettering import write
from renderers.kit.nameplate import player_name
from renderers.kit.palette import INK, Colour, darker, mix, seat_paint
from renderers.kit.prizes import medal, signed
from renderers.kit.relief import Sprite
from renderers.kit.stencil import slab
from renderers.kit.tokens import PARCHMENT, banner, symbol, token

SIZE = (1500, 1000)
SHEET = Rect(36, 28, SIZE[0] - 72, SIZE[1] - 56)
RULE: Colour = mix(PARCHMENT, (120, 80, 40), 0.45)
HEAD, TOTAL, TIE = 92, 96, 34
ROW = 84


@dataclass(slots=True, frozen=True)
class Ruling:
    """How the sheet is ruled: where it begins, the width of the labels and of a column."""

    x: int
    labels: int
    column: int
    seats: int

    def row(self, top: int, high: int) -> Rect:
        """A whole row."""
        return Rect(self.x, top, self.labels + self.column * self.seats, high)

    def cell(self, row: Rect, seat: int) -> Rect:
        """A seat's part of a row."""
        return Rect(self.x + self.labels + seat * self.column, row.y, self.column, row.h)


def draw_sheet(view: GuildsView, words: Words) -> Image:
    """A ruled parchment with a column for each player."""
    image = table_top(SIZE).copy()
    banner((SHEET.w, SHEET.h), 57).lay(image, SHEET.x, SHEET.y)
    inner = SHEET.inset(36, 24)
    write(image, words("guilds-picture-over"), inner.top(56), "title", 50, ink=INK)
    if view.result is None:
        return image
    body = inner.rest_below(66)
    labels = 270
    column = min(360, (body.w - labels) // view.seats)
    ruling = Ruling(body.x + (body.w - labels - column * view.seats) // 2, labels, column, view.seats)
    final = view.board.final
    ties = _tied(view.result)
    foot = TOTAL + 6 + (TIE + 8) * ties
    held = max((len(one.mayoral) for one in final), default=0)
    high = min(ROW, (body.h - HEAD - foot) // (held + 2))
    bottom = body.y + HEAD + high * (held + 2)
    _columns(image, ruling, ruling.row(body.y, HEAD), bottom + TOTAL + 4, words)
    y = body.y + HEAD
    _sources(
        image,
        ruling,
        ruling.row(y, high),
        words,
        label="guilds-score-play",
        points=[one.before for one in final],
    )
    _cards(image, ruling, final, ruling.row(y + high, high * held), words, high=high)
    pairs = [len(one.pairs) for one in final]
    _sources(
        image, ruling, ruling.row(bottom - high, high), words, label="guilds-score-neighbours", points=pairs
    )
    _totals(image, view.result, ruling, ruling.row(bottom, TOTAL), words)
    if ties:
        _ties(image, view.result, ruling, ruling.row(bottom + TOTAL + 10, TIE), words)
    return image


def _tied(result: Result) -> bool:
    """Whether two players have the same score, so that the tie-break has something to say."""
    scores = [ended.score for ended in result.seats]
    return len(set(scores)) < len(scores)


def _columns(image: Image, ruling: Ruling, head: Rect, bottom: int, words: Words) -> None:
    draw = ImageDraw.Draw(image, "RGBA")
    for seat in range(ruling.seats):
        place = ruling.cell(head, seat)
        paint = seat_paint(seat).colour
        draw.rounded_rectangle((place.x + 4, place.y, place.right - 4, bottom), 12, fill=(*paint, 34))
        draw.rounded_rectangle((place.x + 4, place.y, place.right - 4, place.y + 8), 4, fill=(*paint, 255))
        symbol(seat, 38).lay(image, place.x + (place.w - 38) // 2, place.y + 2)
        name = Rect(place.x + 10, place.y + 42, place.w - 20, place.h - 46)
        write(image, player_name(words, seat), name, "heading", 28, ink=INK, least=13, lines=2)


def _sources(
    image: Image, ruling: Ruling, place: Rect, words: Words, *, label: str, points: list[int]
) -> None:
    """A row with one number for each player."""
    ImageDraw.Draw(image).line((place.x, place.bottom, place.right, place.bottom), fill=RULE, width=1)
    size = min(place.h - 10, 50)
    mark: Sprite = picture("vp", size) if label == "guilds-score-play" else link(size, upright=False)
    mark.lay(image, place.x + 6, place.y + (place.h - size) // 2)
    _label(image, words(label), Rect(place.x + size + 18, place.y, ruling.labels - size - 24, place.h))
    for seat, number in enumerate(points):
        ink = INK if number else mix(INK, PARCHMENT, 0.6)
        write(image, signed(number), ruling.cell(place, seat), "label", min(38, place.h - 12), ink=ink)


def _label(image: Image, said: str, place: Rect) -> None:
    write(image, said, place, "heading", min(28, place.h // 2), ink=INK, least=14, lines=2, align="left")


def _cards(
    image: Image, ruling: Ruling, final: tuple[FinalScore, ...], place: Rect, words: Words, *, high: int
) -> None:
    """Each player's mayoral cards with what they brought."""
    if not place.h:
        return
    ImageDraw.Draw(image).line((place.x, place.bottom, place.right, place.bottom), fill=RULE, width=1)
    size = min(high - 10, 50)
    picture("mayor", size).lay(image, place.x + 6, place.y + (place.h - size) // 2)
    _label(
        image,
        words("guilds-picture-mayoral"),
        Rect(place.x + size + 18, place.y, ruling.labels - size - 24, place.h),
    )
    for seat, one in enumerate(final):
        for index, score in enumerate(one.mayoral):
            row = Rect(place.x, place.y + index * high, place.w, high)
            _card(image, score, ruling.cell(row, seat).inset(10, 3), words)


def _card(image: Image, score: MayoralScore, place: Rect, words: Words) -> None:
    size = place.h
    ground = Rect(place.x, place.y, round(size * 1.1), size)
    image.paste(PURPLE, (ground.x, ground.y), slab((ground.w, ground.h), 7))
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle(
        (ground.x, ground.y, ground.right - 1, ground.bottom - 1), 7, outline=LEAF, width=2
    )
    emblem(image, mayoral()[score.card], ground.inset(round(size * 0.08)), coin=False)
    number = place.rest_right(place.w - 44)
    name = Rect(ground.right + 8, place.y, number.x - ground.right - 12, place.h)
    said = words(f"guilds-mayoral-{score.card}")
    write(image, said, name, "label", min(24, round(size * 0.44)), ink=INK, least=11, lines=2, align="left")
    ink = INK if score.points else mix(INK, PARCHMENT, 0.6)
    write(image, signed(score.points), number, "bold", min(36, size - 8), ink=ink)


def _totals(image: Image, result: Result, ruling: Ruling, place: Rect, words: Words) -> None:
    draw = ImageDraw.Draw(image)
    for y in (place.y + 1, place.y + 5):
        draw.line((place.x, y, place.right, y), fill=darker(RULE, 0.3), width=2)
    label = Rect(place.x + 8, place.y + 8, ruling.labels - 16, place.h - 8)
    write(image, words("guilds-picture-total"), label, "title", 40, ink=INK, align="left")
    for seat, ended in enumerate(result.seats):
        cell = ruling.cell(place, seat).inset(10, 5).moved(0, 5)
        size = min(58, ruling.column // 3)
        metal = token(size, medal(ended.placing), None, str(ended.placing))
        metal.lay(image, cell.x + 6, cell.y + (cell.h - size) // 2)
        write(image, signed(ended.score), cell.rest_right(size + 8), "title", 66, ink=INK, least=20)


def _ties(image: Image, result: Result, ruling: Ruling, place: Rect, words: Words) -> None:
    for seat, ended in enumerate(result.seats):
        for line in ended.ties[:1]:
            write(
                image,
                words.say(line.label),
                place.left(ruling.labels).inset(8, 0),
                "small",
                20,
                ink=INK,
                least=12,
                lines=2,
                align="left",
            )
            write(image, signed(line.points), ruling.cell(place, seat), "label", 26, ink=INK)
