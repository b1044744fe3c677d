"""The golden pictures of Guilds of London, and `python -m tests.renderers.guilds_of_london.gallery` to draw them anew."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PIL import Image as Images
from PIL.Image import Image

from data.text import Text, Who
from data.words import Words
from engines.guilds_of_london.view import Resolving
from engines.kernel import Option, Question
from renderers.guilds_of_london import ARTIST
from renderers.guilds_of_london.arms import ARMS
from renderers.guilds_of_london.shields import shield
from tests.renderers.golden import keep
from tests.renderers.guilds_of_london.views import (
    FIRST,
    LONGEST,
    NAMES,
    GuildsView,
    early,
    holding,
    keep_question,
    move_question,
    over,
    table,
    voting,
)

HOME = Path(__file__).parents[2] / "golden" / "guilds_of_london"
WORDS = Words("en", NAMES)


def _drawn(image: Image | None) -> Image:
    assert image is not None
    return image


def moving() -> GuildsView:
    """Somebody is about to move a pawn."""
    return holding(table(4), "y1", "r6", "b5", "g6", "p4", "p2", "r2", mayoral=("m06",))


def _seat() -> Image:
    free = [one.id for one in table(4).board.tiles if not one.resolved][:6]
    return ARTIST.seat(moving(), move_question(*(("guildhall", name) for name in free)), WORDS)


def _vote(words: Words = WORDS) -> Image:
    now = Resolving(place="clothworkers", stage="negotiation", first=None, second=())
    seen = table(4, phase="resolution", acting=None, resolving=now)
    there: list[Who | Text | str] = [
        Text("guilds-pawns-of", {"who": Who(1), "count": 2}),
        Text("guilds-pawns-of", {"who": Who(0), "count": 1}),
    ]
    place = Text("guilds-place-clothworkers")
    prompt = Text("guilds-ask-negotiate", {"place": place, "count": 2, "there": there})
    question = Question(0, prompt, [Option({"swap": "1"})], step="negotiate")
    kept = ("m01", "m06", "m11", "m14", "m15", "m21")
    return ARTIST.seat(holding(seen, "y1", "b6", mayoral=kept), question, words)


def _arms() -> Image:
    sheet = Images.new("RGB", (1200, 820), (226, 210, 176))
    for index, name in enumerate(ARMS):
        shield(name, 116).lay(sheet, 16 + index % 9 * 132, 14 + index // 9 * 160)
    return sheet


CHOICE = ("m06", "m15", "m21")
PICTURES: dict[str, Callable[[], Image]] = {
    "table_2": lambda: ARTIST.table(table(2), WORDS),
    "table_3": lambda: ARTIST.table(table(3), WORDS),
    "table_4": lambda: ARTIST.table(voting(4), Words("en", LONGEST)),
    "table_4_first": lambda: ARTIST.table(early(4), WORDS),
    "table_3_over": lambda: ARTIST.table(over(3), WORDS),
    "seat": _seat,
    "seat_vote": _vote,
    "table_4_polish": lambda: ARTIST.table(voting(4), Words("pl", NAMES)),
    "seat_vote_italian": lambda: _vote(Words("it", NAMES)),
    "hand": lambda: _drawn(
        ARTIST.hand(
            holding(table(3), "y4", "r3", "r5", "b4", "b6", "g5", "p3", "p6", mayoral=CHOICE), None, WORDS
        )
    ),
    "hand_choice": lambda: _drawn(
        ARTIST.hand(holding(table(3, shape=FIRST), "y1", "g1", choice=CHOICE), keep_question(*CHOICE), WORDS)
    ),
    "scores": lambda: ARTIST.scores(over(4), WORDS),
    "tile": lambda: ARTIST.close(table(3), table(3).board.tiles[2].id, WORDS),
    "arms": _arms,
}


if __name__ == "__main__":
    keep(HOME, PICTURES)
