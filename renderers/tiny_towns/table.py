"""The living picture: the whole table as anybody may see it."""

from __future__ import annotations

from PIL.Image import Image

from data.text import Text
from data.words import Words
from engines.tiny_towns.counting import next_rank, worth_now
from renderers.kit.layout import Rect
from renderers.kit.lettering import write
from renderers.kit.materials import darkened, planks, vignette
from renderers.kit.palette import CREAM, SHADOW
from renderers.kit.stowed import stowed
from renderers.tiny_towns.beside import lay_beside
from renderers.tiny_towns.cards import card
from renderers.tiny_towns.monuments import resource_back, resource_card
from renderers.tiny_towns.palette import TABLE
from renderers.tiny_towns.plan import plan
from renderers.tiny_towns.sight import TownsView
from renderers.tiny_towns.sign import lay_sign
from renderers.tiny_towns.town import lay_plate, lay_town


@stowed
def table_top(size: tuple[int, int]) -> Image:
    """The bare table under a lamp."""
    return darkened(planks(size, TABLE, 3).copy(), vignette(size, 0.6), SHADOW)


def draw_table(view: TownsView, words: Words) -> Image:
    """Cards, notice board and towns."""
    board = view.board
    places = plan(view.seats)
    image = table_top(places.size).copy()
    for name, spot in zip(board.cards, places.cards, strict=False):
        card(name, words, (spot.w, spot.h)).lay(image, spot.x, spot.y)
    over = view.result is not None
    lay_sign(image, view, places.sign, words)
    for seat, (town, place) in enumerate(zip(board.towns, places.towns, strict=True)):
        awaited = seat in view.awaited and not over
        ended = view.result.seats[seat] if view.result else None
        won = ended is not None and ended.placing == 1
        lay_town(image, board, seat, place.tray, view.marks, lit=awaited or won)
        leads = board.builder == seat
        lay_plate(image, town, seat, place.plate, words, awaited=awaited, leads=leads, over=over)
        lay_beside(image, town, place, words, novice=board.novice, ended=ended)
    if view.seats == 1 and board.deck is not None and not over:
        beside = places.towns[0].beside
        _so_far(image, worth_now(board, 0), beside.rest_below(round(beside.h * 0.39)).top(112), words)
        _open_cards(image, board.deck.open, board.deck.pile, beside.foot(round(beside.h * 0.44)), words)
    return image


def _so_far(image: Image, points: int, place: Rect, words: Words) -> None:
    """What a solo town would come to now, and what the next rank takes."""
    now = words("towns-picture-points-now", points=points)
    write(image, now, place.top(36), "heading", 27, ink=CREAM, least=16, shade=SHADOW)
    if (better := next_rank(points)) is not None:
        rank, least = better
        said = words("towns-picture-next-rank", rank=Text(f"towns-rank-{rank}"), points=least)
        write(
            image,
            said,
            place.rest_below(40),
            "label",
            24,
            ink=CREAM,
            least=18,
            lines=3,
            rise="top",
            shade=SHADOW,
        )


def _open_cards(image: Image, kinds: tuple[str, ...], pile: int, place: Rect, words: Words) -> None:
    """The open resource cards of a solo game, and the pile."""
    title = place.top(34)
    write(image, words("towns-picture-open"), title, "heading", 28, ink=CREAM, shade=SHADOW)
    spots = place.rest_below(42).grid(2, 2, 14)
    for kind, spot in zip(kinds, spots, strict=False):
        resource_card(kind, (spot.w, spot.h)).lay(image, spot.x, spot.y)
    if pile and len(kinds) < len(spots):
        spot = spots[-1]
        resource_back((spot.w, spot.h)).lay(image, spot.x, spot.y)
        write(image, str(pile), spot, "title", 52, ink=CREAM, shade=SHADOW)
