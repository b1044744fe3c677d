"""Views of Guilds of London made by hand: a city is written as rows of letters, from the north."""

from __future__ import annotations

from collections.abc import Iterable

from data.text import Text
from engines.guilds_of_london.components import tiles
from engines.guilds_of_london.view import (
    FinalScore,
    GuildhallView,
    GuildsBoard,
    GuildsHand,
    Icon,
    MayoralScore,
    PlantationView,
    PlayedCard,
    PlayerView,
    Resolving,
    RoundTrack,
    ScoreSpace,
    TileView,
)
from engines.kernel import Event, Line, Option, Question, Result, SeatResult, View

GuildsView = View[GuildsBoard, GuildsHand]
NAMES = ("Ada", "Bartholomew", "Chiara", "Dmitri")
LONGEST = (
    "Maximilian von Hohenstein-Waldbu",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "Александра Константинопольская 2",
    "Llanfairpwllgwyngyllgogerychwyrn",
)
STRANGE = ("山田太郎", "🦊🦊🦊", "עברית", "𝓐𝓭𝓪\u200d \u202eevil")

SQUARE = ("#####", "#####", "##G##", "#####", "#####")
FIRST = ("####", "#GG#", "####")
GROWN = ("######.", "######.", "##GG###", "#######", "######.")
WIDEST = ("...###.", ".#####.", ".#GG###", "#######", "#######", "..##...")
SHAPES = {2: SQUARE, 3: GROWN, 4: WIDEST}
ROUNDS = {2: 16, 3: 15, 4: 12}
TOKENS = (("vp", 1), ("hire", 1), ("draw", 2), ("move", 1), ("ship", 1), ("neutral", 1), ("vp", 2))
# Every seventh tile, so that neighbours differ and the special buildings are spread.
IN_CITY = tuple(list(tiles())[index * 7 % 45] for index in range(45))


def tile(name: str, at: tuple[int, int], seats: int = 3, **there: object) -> TileView:
    """A tile as it is printed, with nobody on it unless it is said."""
    printed = tiles()[name]
    known: dict[str, object] = {
        "id": name,
        "x": at[0],
        "y": at[1],
        "special": printed.special,
        "symbols": printed.symbols,
        "rank": printed.rank,
        "need": printed.need,
        "first": tuple(Icon(kind=icon.kind, count=icon.count) for icon in printed.first),
        "second": tuple(Icon(kind=icon.kind, count=icon.count) for icon in printed.second),
        "token": None,
        "pawns": (0,) * seats,
        "neutrals": 0,
        "beadle": False,
        "resolved": False,
        "master": None,
    }
    return TileView.model_validate({**known, **there})


def squares(shape: Iterable[str]) -> list[tuple[int, int]]:
    """The squares of a city without those of the Guildhall, row by row."""
    return [(x, -y) for y, row in enumerate(shape) for x, letter in enumerate(row) if letter == "#"]


def city(shape: tuple[str, ...], seats: int, *, mixed: bool = True) -> tuple[TileView, ...]:
    """A city of this shape; mixed: some tiles are resolved, on others stand pawns."""
    found = []
    for index, (name, at) in enumerate(zip(IN_CITY, squares(shape), strict=False)):
        kind, count = TOKENS[index % len(TOKENS)]
        there: dict[str, object] = {"token": Icon(kind=kind, count=count)}
        if mixed and index % 3 == 1:
            there = {"resolved": True, "master": None if index % 4 == 3 else index % seats}
        elif mixed and index % 3 == 2:
            pawns = [0] * seats
            pawns[index % seats] = 1 + index % 4
            pawns[(index + 1) % seats] += index // 3 % 3
            there |= {"pawns": tuple(pawns), "neutrals": index % 2, "beadle": index == 8}
        elif index == 0 and not mixed:
            there |= {"beadle": True}
        found.append(tile(name, at, seats, **there))
    return tuple(found)


def hall(shape: tuple[str, ...], pawns: tuple[int, ...]) -> GuildhallView:
    """The Guildhall of a city of this shape."""
    places = tuple((x, -y) for y, row in enumerate(shape) for x, letter in enumerate(row) if letter == "G")
    return GuildhallView(squares=places, compass=len(places) == 2, pawns=pawns)


def player(seat: int, points: int, laid: tuple[TileView, ...], **before: object) -> PlayerView:
    """What lies before a player."""
    known: dict[str, object] = {
        "points": points,
        "hand": 4 + seat,
        "mayoral": 1 + seat,
        "supply": 12 - 3 * seat,
        "guildhall": 1,
        "plantation": seat % 3,
        "neutrals": seat % 2,
        "tokens": (Icon(kind="vp", count=2), Icon(kind="ship", count=1))[: seat % 3],
        "masters": tuple(one.id for one in laid if one.master == seat),
        "hand_limit": 7,
        "acted": seat == 2,
    }
    return PlayerView.model_validate({**known, **before})


def table(seats: int = 3, **changes: object) -> GuildsView:
    """A table in the middle of a match; what is called like a part of the board replaces it."""
    shape = changes.pop("shape", SHAPES[seats])
    assert isinstance(shape, tuple)
    laid = city(shape, seats, mixed=bool(changes.pop("mixed", True)))
    rounds = ROUNDS[seats]
    points = (7, 23, 7, 0)[:seats]
    spaces = [
        ScoreSpace(points=7, discs=tuple(seat for seat, score in enumerate(points) if score == 7)),
        ScoreSpace(points=23, discs=(1,)),
    ]
    start = (None, 3, None, None) if seats == 4 else (None,) * seats
    board: dict[str, object] = {
        "phase": "turns",
        "track": RoundTrack(
            round=5,
            rounds=rounds,
            resolutions=tuple(range(2, 17, 2)) if seats == 2 else tuple(range(1, rounds + 1)),
            developments=tuple(range(4, 17, 4)) if seats == 2 else tuple(range(3, rounds + 1, 3)),
        ),
        "acting": 0,
        "order": (1, 0, 2, 3)[:seats],
        "start": start,
        "score": tuple(spaces),
        "tiles": laid,
        "guildhall": hall(shape, (3, 1, 0, 2)[:seats]),
        "plantation": PlantationView(
            side="ulster",
            first=(Icon(kind="mayor", count=3),),
            second=(Icon(kind="vp", count=2),),
            returns=2,
            pawns=(2, 1, 2, 0)[:seats],
            neutrals=0,
        ),
        "resolving": None,
        "players": tuple(player(seat, points[seat], laid) for seat in range(seats)),
        "stock": 2 * seats - 1,
        "played": (PlayedCard(card="y1", use="move"), PlayedCard(card="g5", use="effect")),
        "extra": 2,
        "lasting": ("g5",),
        "deck": 40,
        "discard": ("r1", "p4"),
        "mayoral_deck": 14,
        "tile_stack": 0 if seats == 2 else 17,
        "tokens_left": 12,
        "final": (),
    }
    outside: dict[str, object] = {"viewer": None, "awaited": (0,), "hand": None, "result": None}
    marks = changes.pop("marks", (laid[2].id, "score:1"))
    outside |= {key: changes.pop(key) for key in list(changes) if key in outside}
    board |= changes
    told = Event(Text("guilds-event-resolution"), marks=marks)  # type: ignore[arg-type]
    return GuildsView.model_validate(
        {
            "title": "guilds_of_london",
            "seats": seats,
            "options": {},
            "commitment": "",
            "board": GuildsBoard.model_validate(board),
            "news": (told,),
            **outside,
        }
    )


def early(seats: int) -> GuildsView:
    """The first turn: nobody stands in the city."""
    changes: dict[str, object] = {} if seats == 2 else {"shape": FIRST}
    return table(seats, mixed=False, played=(), extra=0, lasting=(), discard=(), score=(), **changes)


def voting(seats: int) -> GuildsView:
    """A vote on the plantation."""
    now = Resolving(place="plantation", stage="negotiation", first=None, second=())
    return table(seats, phase="plantation", acting=None, resolving=now, awaited=(1,), played=(), extra=0)


def over(seats: int, scores: tuple[int, ...] = (41, 63, 41, 8)) -> GuildsView:
    """The end of a match."""
    kept = (("m06", "m01"), ("m15", "m12", "m17", "m19", "m20"), ("m21",), ())
    final = tuple(
        FinalScore(
            before=score - 7 - 2 * len(kept[seat]),
            mayoral=tuple(MayoralScore(card=card, points=2) for card in kept[seat]),
            pairs=(("dyers", "cooks"),) * 7,
        )
        for seat, score in enumerate(scores[:seats])
    )
    result = Result(
        reason="rounds",
        seats=tuple(
            SeatResult(
                placing=1 + sum(other > score for other in scores[:seats]),
                score=score,
                breakdown=(
                    Line(label=Text("guilds-score-play"), points=final[seat].before),
                    *(Line(label=Text(f"guilds-mayoral-{card}"), points=2) for card in kept[seat]),
                    Line(label=Text("guilds-score-neighbours"), points=7),
                ),
                ties=(Line(label=Text("guilds-tie-cards"), points=len(kept[seat])),),
            )
            for seat, score in enumerate(scores[:seats])
        ),
    )
    base = table(seats)
    players = tuple(
        one.model_copy(update={"points": score})
        for one, score in zip(base.board.players, scores, strict=False)
    )
    by_points: dict[int, list[int]] = {score: [] for score in scores[:seats]}
    for seat, score in enumerate(scores[:seats]):
        by_points[score].append(seat)
    spaces = tuple(ScoreSpace(points=score, discs=tuple(discs)) for score, discs in by_points.items())
    return table(
        seats,
        phase="over",
        acting=None,
        awaited=(),
        played=(),
        extra=0,
        lasting=(),
        players=players,
        score=spaces,
        final=final,
        result=result,
        start=(None,) * seats,
    )


def holding(
    seen: GuildsView, *cards: str, mayoral: tuple[str, ...] = (), choice: tuple[str, ...] = ()
) -> GuildsView:
    """The same table seen by the first seat, who holds these cards."""
    hand = GuildsHand(cards=cards, mayoral=mayoral, choice=choice)
    return seen.model_copy(update={"viewer": 0, "hand": hand})


def move_question(*ways: tuple[str, str]) -> Question:
    """The question which pawn moves where: pairs of places."""
    options = [Option({"from": way[0], "to": way[1]}) for way in ways]
    return Question(0, Text("guilds-ask-move", {"left": 1}), [*options, Option({"from": "done"})])


def keep_question(*cards: str) -> Question:
    """The question which mayoral card is kept."""
    return Question(0, Text("guilds-ask-keep"), [Option({"keep": card}) for card in cards])
