"""Views of The Pillars of the Earth made by hand, from a table that has just been set up."""

from __future__ import annotations

from collections.abc import Iterable

from data.text import Text, Who
from engines.kernel import Event, Line, Match, Result, SeatResult
from engines.pillars import TITLE
from engines.pillars.view import CostTrack, Cubes, Location, PillarsBoard, PillarsHand, PlayerView
from renderers.pillars.sight import PillarsView

NAMES = ("Ada", "Bartholomew", "Chiara", "Dmitri")
LONGEST = (
    "Maximilian von Hohenstein-Waldbu",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "Llanfairpwllgwyngyllgogerychwyrn",
    "Александра Константинопольская 2",
)
STRANGE = ("山田太郎", "🦊🦊🦊", "こんにちは 😀", "𝓐𝓭𝓪\u200d \u202eevil")
POOL = ("sand_2", "sand_4", "wood_2", "wood_3", "wood_4", "stone_3", "stone_4", "mason_1", "architect")

PLAYERS: tuple[dict[str, object], ...] = (
    {
        "gold": 14,
        "points": 12,
        "cubes": Cubes(sand=2, wood=4, stone=2, metal=1),
        "craftsmen": ("mortar_mixer", "woodworker_1", "mason_2", "carpenter_3", "sculptor_3"),
        "cards": ("wood_4",),
        "advantages": ("tom", "thomas"),
        "forest": 9,
        "mill": 3,
        "idle": 0,
        "tax_free": True,
        "earned": {"start": 2, "wood": 4, "stone": 6},
    },
    {
        "gold": 5,
        "points": 17,
        "cubes": Cubes(stone=7),
        "craftsmen": ("mortar_mixer", "stonecutter", "potter_3", "glassblower_4", "tool_maker", "architect"),
        "places": 6,
        "cards": ("sand_2", "stone_4"),
        "advantages": ("jack", "francis", "ellen", "remigius"),
        "gravel_pit": 2,
        "quarry": 10,
        "idle": 0,
        "grey_next": 2,
    },
    {
        "gold": 30,
        "points": 63,
        "cubes": Cubes(sand=12, metal=3),
        "craftsmen": ("woodworker", "goldsmith_5", "bell_founder"),
        "cards": (),
        "advantages": ("otto",),
        "mill": 13,
        "idle": 0,
        "black": True,
        "protected": True,
    },
    {
        "gold": 0,
        "points": 0,
        "cubes": Cubes(),
        "craftsmen": ("mortar_mixer", "woodworker", "stonecutter", "organ_builder"),
        "cards": ("wood_2", "sand_4"),
        "advantages": (),
        "forest": 3,
        "gravel_pit": 7,
        "mill": 2,
        "idle": 0,
        "walled": True,
    },
)
STANDING: dict[str, tuple[int | None, ...]] = {
    "bishop": (0,),
    "kingsbridge": (1, None),
    "priory": (1, 0),
    "court": (1, 0, None, None),
    "shiring": (None, 1),
    "castle": (0,),
    "market": (0, 1, 0, None),
}
LYING: dict[str, tuple[str | None, ...]] = {
    "kingsbridge": ("toledo", "richard"),
    "shiring": ("glassblower_5", "sculptor_4"),
}


def fresh(seats: int, viewer: int | None = None) -> PillarsView:
    """A table that has just been set up, with always the same cards."""
    view = Match.start(TITLE, seats, TITLE.options(), f"{seats:064x}").view(viewer)
    seen = PillarsView.model_validate(view, from_attributes=True)
    locations = placed(seen.board.locations, {}, LYING)
    return changed(seen, start_player=0, pool=POOL, locations=locations).model_copy(
        update={"awaited": (0,), "news": ()}
    )


def changed(seen: PillarsView, **board: object) -> PillarsView:
    """The view with other things on its board."""
    return seen.model_copy(update={"board": seen.board.model_copy(update=board)})


def placed(
    locations: Iterable[Location],
    builders: dict[str, tuple[int | None, ...]],
    cards: dict[str, tuple[str | None, ...]],
) -> tuple[Location, ...]:
    """Places with these builders and cards."""
    return tuple(
        found.model_copy(
            update={
                "builders": builders.get(found.id, tuple(None for _ in found.builders)),
                "cards": cards.get(found.id, tuple(None for _ in found.cards)),
            }
        )
        for found in locations
    )


def players(board: PillarsBoard) -> tuple[PlayerView, ...]:
    """Everybody in the middle of the game."""
    return tuple(
        player.model_copy(update=known) for player, known in zip(board.players, PLAYERS, strict=False)
    )


def table(seats: int, viewer: int | None = None, marks: tuple[str, ...] = (), **board: object) -> PillarsView:
    """Round four, builders are placed: some stand, one passed, one is drawn."""
    seen = fresh(seats, viewer)
    track = CostTrack(
        prices=seen.board.track.prices,
        passed=(1, None, None, None, None, None, None, None),
        marker=3,
        drawn=seats - 1,
        bag=tuple(range(seats)),
        aside=(),
        redraw=True,
    )
    base: dict[str, object] = {
        "round": 4,
        "phase": "builders",
        "locations": placed(seen.board.locations, STANDING, LYING),
        "track": track,
        "pool": (),
        "stock": Cubes(sand=4, wood=1, stone=3),
        "supply": Cubes(sand=14, wood=19, stone=8, metal=7),
        "castle_grey": 2,
        "black_beside": False,
        "past_events": ("king", "conflict", "wool_trade"),
        "pieces": 3,
        "players": players(seen.board),
        "gone_craftsmen": ("mason_1", "potter_2"),
        "gone_advantages": ("madonna",),
    }
    told = Event(Text("pillars-event-drawn", {"who": Who(seats - 1), "price": 3}), marks=marks)
    return changed(seen, **{**base, **board}).model_copy(update={"awaited": (seats - 1,), "news": (told,)})


def step(seats: int, number: int, viewer: int | None = None, **board: object) -> PillarsView:
    """The third phase at this step, with an event and a tax."""
    base: dict[str, object] = {"phase": "board", "step": number, "event": "cold_winter", "tax": 4}
    if number == 12:
        base["trader"] = 1
    seen = table(seats, viewer, ("event", "tax", "gold:0", "cubes:0", "points:1"), **{**base, **board})
    track = seen.board.track.model_copy(update={"drawn": None})
    return changed(seen, track=track)


def over(seats: int, scores: tuple[int, ...] = (41, 28, 41, 7)) -> PillarsView:
    """The end of a match; two have the same points, one of them more gold."""
    gold = (3, 11, 8, 0)[:seats]
    keys = list(zip(scores[:seats], gold, strict=True))
    result = Result(
        reason="completed",
        seats=tuple(
            SeatResult(
                placing=1 + sum(other > key for other in keys),
                score=key[0],
                breakdown=(
                    Line(label=Text("pillars-score-start"), points=2),
                    Line(label=Text("pillars-score-wood"), points=9),
                    Line(label=Text("pillars-score-gold"), points=5),
                    Line(label=Text("pillars-score-unpaid"), points=key[0] - 16),
                ),
                ties=(Line(label=Text("pillars-tie-gold"), points=key[1]),),
            )
            for key in keys
        ),
    )
    seen = step(seats, 13, round=6, phase="over", step=0, pieces=6, event="king")
    seen = changed(seen, locations=placed(seen.board.locations, {}, {"kingsbridge": (None, None)}))
    return seen.model_copy(update={"result": result, "awaited": ()})


def with_event(seen: PillarsView, card: str | None) -> PillarsView:
    """Ellen's owner has seen this card."""
    return seen.model_copy(update={"hand": PillarsHand(event=card)})
