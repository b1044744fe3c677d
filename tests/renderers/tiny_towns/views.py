"""Views of Tiny Towns made by hand: towns are written as four rows of four letters."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from data.text import Text, Who
from engines.kernel import Event, Line, Option, Question, Result, SeatResult, View
from engines.tiny_towns.components import cards
from engines.tiny_towns.squares import NAMES
from engines.tiny_towns.view import ResourceCards, Square, TownsBoard, TownsHand, TownView

TownsView = View[TownsBoard, TownsHand]
CUBES = {"B": "brick", "G": "glass", "W": "wheat", "D": "wood", "S": "stone"}
GROUPS = {"c": "blue", "f": "red", "w": "gray", "o": "orange", "t": "green", "y": "yellow", "k": "black"}
FIRST = ("cottage", "farm", "well", "chapel", "tavern", "theater", "factory")
SECOND = ("cottage", "greenhouse", "fountain", "cloister", "feast_hall", "tailor", "warehouse")
NAMES_OF_SIX = ("Ada", "Bartholomew", "Chiara", "Dmitri", "Éowyn", "Fitzgerald")
LONGEST = (
    "Maximilian von Hohenstein-Waldbu",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "Królowa Zjednoczonego Miasteczka",
    "Александра Константинопольская 2",
    "Llanfairpwllgwyngyllgogerychwyrn",
    "Ποικιλόθρον’ ἀθανάτ’ Ἀφροδίτα ξξ",
)
STRANGE = ("山田太郎", "🦊🦊🦊", "こんにちは 😀", "김민준", "עברית", "𝓐𝓭𝓪\u200d \u202eevil")

EMPTY = "..../..../..../...."
VILLAGE = "cB.w/.Gfo/c.D./..tS"
SMALL = "...W/.B../..G./...."
CROWDED = "ccfw/kBGo/tyWD/wcSm"
FULL = "ccfw/ktyo/tycw/wcom"
SHRINE = "cB.w/.Gfo/c.m./..tS"
TOWNS = (VILLAGE, SMALL, CROWDED, SHRINE, SMALL, CROWDED)


def town(
    rows: str,
    in_play: tuple[str, ...] = FIRST,
    on: Mapping[str, tuple[str, ...]] | None = None,
    monument: str = "obelisk",
    **beside: object,
) -> TownView:
    """A town: capitals are cubes, small letters buildings by their group, m the monument, dots nothing."""
    by_group = {cards()[card].group: card for card in in_play}
    squares = []
    for name, letter in zip(NAMES, rows.replace("/", ""), strict=True):
        if letter in CUBES:
            squares.append(Square(cube=CUBES[letter]))
        elif letter == ".":
            squares.append(Square())
        else:
            card = monument if letter == "m" else by_group[GROUPS[letter]]
            squares.append(Square(building=card, cubes=(on or {}).get(name, ())))
    known: dict[str, object] = {"monument": monument} if "m" in rows else {"has_card": True}
    return TownView.model_validate({"squares": tuple(squares), **known, **beside})


def view(
    towns: Iterable[TownView],
    *,
    in_play: tuple[str, ...] = FIRST,
    viewer: int | None = None,
    awaited: tuple[int, ...] = (),
    turn: int = 9,
    phase: str = "building",
    builder: int | None = 0,
    resource: str | None = "brick",
    deck: ResourceCards | None = None,
    novice: bool = False,
    hand: TownsHand | None = None,
    marks: tuple[str, ...] = (),
    result: Result | None = None,
) -> TownsView:
    """A view of these towns."""
    seats = tuple(towns)
    named = Event(
        Text("towns-event-named", {"who": Who(0), "resource": Text("towns-cube-brick")}), marks=marks
    )
    return TownsView(
        title="tiny_towns",
        seats=len(seats),
        viewer=viewer,
        options={},
        commitment="",
        board=TownsBoard(
            cards=in_play,
            towns=seats,
            turn=turn,
            phase="over" if result else phase,
            builder=None if result else builder,
            resource=None if result else resource,
            deck=deck,
            novice=novice,
        ),
        hand=hand,
        awaited=() if result else awaited,
        news=(named,),
        result=result,
    )


def table(seats: int, **changes: object) -> TownsView:
    """A table in the middle of a match: some wait, one is done, one town is completed."""
    beside: list[dict[str, object]] = [{"ready": True}, {}, {"completed": 7}, {"shrine": 4}, {}, {"named": 2}]
    on = {"B3": ("wheat",), "A2": ("stone",), "A1": ("glass",)}
    monuments = ("obelisk", "archive", "sky_baths", "shrine", "starloom", "mausoleum")
    made = [
        town(rows, on=on, monument=card, **extra)
        for rows, card, extra in zip(TOWNS, monuments, beside, strict=True)
    ][:seats]
    common: dict[str, object] = {"awaited": tuple(range(1, seats, 3)) or (0,), "marks": ("0:B2",)}
    if seats == 1:
        deck = ResourceCards(open=("brick", "wheat", "stone"), pile=12, discarded=0)
        common |= {"builder": None, "deck": deck}
    return view(made, **{**common, **changes})  # type: ignore[arg-type]


def over(seats: int, scores: tuple[int, ...] = (28, 17, 17, -3, 41, 0)) -> TownsView:
    """The end of a match."""
    keys = scores[:seats]
    rank = Text("towns-rank-3") if seats == 1 else None
    result = Result(
        reason="completed",
        seats=tuple(
            SeatResult(
                placing=1 + sum(other > score for other in keys),
                score=score,
                breakdown=(
                    Line(label=Text("towns-card-cottage"), points=12),
                    Line(label=Text("towns-card-tavern"), points=9),
                    Line(label=Text("towns-card-sky_baths"), points=4),
                    Line(label=Text("towns-score-empty"), points=score - 25),
                ),
                ties=() if seats == 1 else (Line(label=Text("towns-tie-named"), points=4),),
                rank=rank,
            )
            for score in keys
        ),
    )
    towns = [town(FULL, monument="sky_baths", completed=20), town(VILLAGE, has_card=False, unbuilt="archive")]
    return view((towns * 3)[:seats], result=result)


def place_question(seen: TownsView, seat: int = 0) -> Question:
    """The question where the cube goes."""
    squares = seen.board.towns[seat].squares
    options = [
        Option({"at": name}) for name, square in zip(NAMES, squares, strict=True) if square == Square()
    ]
    prompt = Text("towns-ask-place", {"resource": Text("towns-cube-brick")})
    return Question(seat, prompt, options, layout="grid")


def build_question(*ways: tuple[str, str, str]) -> Question:
    """The question what is built: building, squares of its pattern, where it stands."""
    options = [Option(dict(zip(("building", "pattern", "at"), way, strict=True))) for way in ways]
    return Question(0, Text("towns-ask-build"), [*options, Option({"building": "done"})])
