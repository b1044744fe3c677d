"""Views of Old London Bridge made by hand: bridges are written as words such as `guild44 park:blue inn25:green`."""

from __future__ import annotations

import re
from collections.abc import Iterable

from data.text import Text, Who
from engines.kernel import Event, Line, Result, SeatResult, View
from engines.old_london_bridge.components import COLOURS, KINDS
from engines.old_london_bridge.view import (
    ArchitectView,
    BonusPile,
    BridgeBoard,
    BridgeHand,
    BuildingView,
    Fields,
    InnPile,
    OuterSpace,
    OwnedTile,
    PlayedCard,
    Rondel,
    Slot,
    Stack,
    Track,
    TrackSpace,
)

BridgeView = View[BridgeBoard, BridgeHand]
NAMES = ("Ada", "Bartholomew", "Chiara", "Dmitri")
LONGEST = (
    "Maximilian von Hohenstein-Waldbu",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "Królowa Zjednoczonego Miasteczka",
    "Александра Константинопольская 2",
)
STRANGE = ("山田太郎", "🦊🦊🦊", "こんにちは 😀", "𝓐𝓭𝓪\u200d \u202eevil")

BRIDGES = (
    "guild44 park:blue guild49 gate26:orange inn25:green shop18:green gate16:grey",
    "chapel57:grey shop48:grey park:orange gate31:green inn10:orange",
    "park:green inn45:green shop3:orange",
    "shop58:green chapel52:blue park:grey guild59 shop33:blue chapel12:blue park:orange chapel42:orange",
)
FULL = (
    "inn60:blue guild59 shop58:green chapel57:grey gate56:grey park:blue inn50:orange shop48:grey park:green "
    "guild44 gate31:green chapel2:orange"
)
TOPS = ("chapel17:grey", "gate36:grey", "inn5:green", "shop23:orange", "guild4", "park:blue")
INCOMES = (0, 3, 1, 2, 1, 2)
COINS = {2: 1, 5: 2, 8: 3, 11: 5}
KIND_OF_TILE = (
    "share_space",
    "free_centre",
    "use_x",
    "keep_card",
    "chapel_2",
    "gate_2",
    "card_plus1",
    "take_lady",
)


def building(word: str) -> BuildingView:
    """A building: its kind, its number, after a colon its coat; a guild has all coats."""
    found = re.fullmatch(r"([a-z]+)(\d*)(?::([a-z]+))?", word)
    assert found is not None, word
    kind, number, coat = found.groups()
    return BuildingView(kind=kind, number=int(number) if number else None, coats=(coat,) if coat else COLOURS)


def slots(words: str, replaced: dict[int, tuple[int, ...]] | None = None) -> tuple[Slot, ...]:
    """A bridge, filled up with empty slots."""
    there = [
        Slot(building=building(word), replaced=(replaced or {}).get(number, ()))
        for number, word in enumerate(words.split(), start=1)
    ]
    return (*there, *(Slot() for _ in range(12 - len(there))))


def architect(words: str = "", **changes: object) -> ArchitectView:
    """A player with this bridge."""
    plain: dict[str, object] = {
        "slots": slots(words),
        "chapel": 0,
        "gate": 0,
        "stair": None,
        "tiles": (),
        "cards": 3,
        "money": None,
        "hand": None,
        "chosen": 0,
    }
    return ArchitectView.model_validate({**plain, **changes})


def rondel(rotation: int, pawns: dict[str, tuple[int, ...]]) -> Rondel:
    """The rondel turned so far, with these pawns."""
    return Rondel(
        rotation=rotation,
        spaces=tuple(
            OuterSpace(stack=kind, income=INCOMES[(place - rotation) % 6] or None, pawns=pawns.get(kind, ()))
            for place, kind in enumerate(KINDS)
        ),
        centre=pawns.get("centre", ()),
        price=2,
    )


def standing(places: Iterable[int], order: Iterable[int]) -> dict[int, tuple[int, ...]]:
    """The markers by space, from below to the top: whoever is ahead in the order lies higher."""
    at = list(places)
    found: dict[int, tuple[int, ...]] = {}
    for seat in reversed(list(order)):
        found[at[seat]] = (*found.get(at[seat], ()), seat)
    return found


def table(seats: int = 4, **changes: object) -> BridgeView:
    """A table in the middle of a match: the second player acts and has just built."""
    chapel, gate = (4, 2, 0, 4)[:seats], (3, 7, 0, 0)[:seats]
    order = tuple(sorted(range(seats), key=lambda seat: (-chapel[seat], seat)))
    gates = tuple(sorted(range(seats), key=lambda seat: (-gate[seat], order.index(seat))))
    standings = standing(chapel, order)
    gates_at = standing(gate, gates)
    tiles = (
        (OwnedTile(kind="gate_2", usable=True), OwnedTile(kind="share_space", usable=False)),
        (OwnedTile(kind="take_lady", usable=True),),
        (),
        tuple(OwnedTile(kind=kind, usable=True) for kind in KIND_OF_TILE[:4]),
    )
    architects = [
        architect(
            BRIDGES[seat],
            chapel=chapel[seat],
            gate=gate[seat],
            stair=None if chapel[seat] else "A",
            tiles=tiles[seat],
            cards=(3, 5, 0, 9)[seat],
        )
        for seat in range(seats)
    ]
    played = [
        PlayedCard(seat=0, value=4, plus=0, state="done"),
        PlayedCard(seat=1, value=2, plus=1, state="now"),
        PlayedCard(seat=2, value=1, plus=0, state="to_come"),
        PlayedCard(seat=3, value=0, plus=0, state="to_come"),
    ][:seats]
    news = (
        Event(Text("bridge-event-round", {"round": 5, "marker": 2}), marks=("rondel",)),
        Event(Text("bridge-event-space", {"who": Who(0), "stack": Text("bridge-kind-gate"), "money": 3})),
        Event(
            Text("bridge-event-space", {"who": Who(1), "stack": Text("bridge-kind-inn"), "money": 1}),
            marks=("pawn:1", "stack:inn"),
        ),
        Event(
            Text("bridge-event-chapel", {"who": Who(1), "space": 2, "coins": 1}),
            marks=("slot:1:5", "chapel:1"),
        ),
    )
    board: dict[str, object] = {
        "round": 5,
        "rounds": 12,
        "markers": (1, 3, 1, 2, 2, *(None,) * 7),
        "phase": "building",
        "acting": 1,
        "played": tuple(played),
        "placing": None,
        "keeps_card": False,
        "rondel": rondel(3, {"gate": (0,), "inn": (1,)}),
        "stacks": tuple(
            Stack(kind=kind, top=building(top), count=count)
            for kind, top, count in zip(KINDS, TOPS, (8, 9, 12, 3, 1, 6), strict=True)
        ),
        "chapel_track": Track(
            spaces=tuple(
                TrackSpace(coin=COINS.get(space, 0), markers=standings.get(space, ())) for space in range(15)
            ),
            end_prize=10,
        ),
        "gate_track": Track(
            spaces=tuple(
                TrackSpace(bonus=space in (3, 6, 9, 12), markers=gates_at.get(space, ()))
                for space in range(16)
            ),
            end_prize=10,
        ),
        "chapel_order": order,
        "gate_order": gates,
        "stairs": tuple(2 if step == 0 and seats > 2 else None for step in range(seats)),
        "piles": tuple(
            BonusPile(pile=pile, top=top, count=count)
            for pile, top, count in zip(
                ("left", "middle", "right"), ("use_x", "card_plus1", "chapel_2"), (6, 1, 8), strict=True
            )
        ),
        "inn": tuple(InnPile(value=value, count=count) for value, count in enumerate((10, 9, 6, 0), start=1)),
        "architects": tuple(architects),
        "fields": Fields(chapel="base", gate="base", inn="base", bridge="base"),
        "money_hidden": True,
        "so_far": (),
    }
    view: dict[str, object] = {"viewer": None, "awaited": (1,), "hand": None, "news": news, "result": None}
    for name, value in changes.items():
        (board if name in board else view)[name] = value
    return BridgeView(
        title="old_london_bridge",
        seats=seats,
        options={},
        commitment="",
        board=BridgeBoard.model_validate(board),
        **view,  # type: ignore[arg-type]
    )


def choosing(seats: int = 4, **changes: object) -> BridgeView:
    """The beginning: everybody chooses cards, the last player already has."""
    each = 2 if seats == 2 else 1
    architects = tuple(
        architect(stair="ABCD"[seat], cards=6, chosen=each if seat == seats - 1 else 0)
        for seat in range(seats)
    )
    common: dict[str, object] = {
        "architects": architects,
        "phase": "cards",
        "acting": None,
        "played": (),
        "round": 1,
        "markers": (3, *(None,) * (5 if seats == 2 else 11)),
        "rounds": 6 if seats == 2 else 12,
        "rondel": rondel(1, {}),
        "awaited": tuple(range(seats - 1)),
        "stairs": tuple(range(seats)),
        "chapel_order": tuple(range(seats)),
        "gate_order": tuple(range(seats)),
        "chapel_track": Track(
            spaces=tuple(
                TrackSpace(coin=COINS.get(space, 0), markers=() if space else tuple(range(seats)))
                for space in range(15)
            ),
            end_prize=10,
        ),
        "gate_track": Track(
            spaces=tuple(
                TrackSpace(bonus=space in (3, 6, 9, 12), markers=() if space else tuple(range(seats)))
                for space in range(16)
            ),
            end_prize=10,
        ),
        "news": (
            Event(Text("bridge-event-round", {"round": 1, "marker": 3}), marks=("rondel",)),
            Event(
                Text("bridge-event-chosen", {"who": Who(seats - 1), "cards": each}),
                marks=(f"card:{seats - 1}",),
            ),
        ),
    }
    return table(seats, **{**common, **changes})


def crowded(seats: int = 4, **changes: object) -> BridgeView:
    """All there can be: full bridges, open money, many tiles, all markers on one space, two pawns on one."""
    owned = tuple(OwnedTile(kind=kind, usable=kind != "use_x") for kind in KIND_OF_TILE[:6])
    everybody = tuple(range(seats))
    architects = tuple(
        architect(FULL, chapel=14, gate=15, tiles=owned, cards=14, money=128) for _ in everybody
    )
    ends = {"coin": 0, "bonus": False, "markers": everybody}
    common: dict[str, object] = {
        "architects": architects,
        "money_hidden": False,
        "chapel_track": Track(
            spaces=(*(TrackSpace() for _ in range(14)), TrackSpace.model_validate(ends)), end_prize=10
        ),
        "gate_track": Track(
            spaces=(*(TrackSpace() for _ in range(15)), TrackSpace.model_validate(ends)), end_prize=10
        ),
        "chapel_order": everybody,
        "gate_order": everybody,
        "rondel": rondel(5, {"gate": (0, 1), "centre": everybody[2:]}),
        "fields": Fields(chapel="coins_again", gate="gate_spaces", inn="cards_in_hand", bridge="six_kinds"),
        "awaited": everybody,
    }
    return table(seats, **{**common, **changes})


def over(seats: int = 4, scores: tuple[int, ...] = (52, 61, 52, 37)) -> BridgeView:
    """The end of a match."""
    keys = scores[:seats]
    places = [
        sorted(range(seats), key=lambda seat: (-keys[seat], seat)).index(seat) + 1 for seat in range(seats)
    ]
    result = Result(
        reason="rounds",
        seats=tuple(
            SeatResult(
                placing=place,
                score=score,
                breakdown=(
                    Line(label=Text("bridge-score-coins"), points=score - 6),
                    Line(label=Text("bridge-score-chapel"), points=5),
                    Line(label=Text("bridge-score-most_gates"), points=0),
                    Line(label=Text("bridge-score-inn"), points=3),
                    Line(label=Text("bridge-score-bridge"), points=0),
                    Line(label=Text("bridge-score-empty"), points=-3),
                    Line(label=Text("bridge-score-tiles"), points=1),
                ),
                ties=(Line(label=Text("bridge-tie-chapel"), points=seat + 1),),
            )
            for seat, (place, score) in enumerate(zip(places, keys, strict=True))
        ),
    )
    middle = table(seats)
    architects = tuple(
        one.model_copy(update={"money": 40, "hand": (0, 1, 1, 4), "cards": 4})
        for one in middle.board.architects
    )
    stacks = tuple(
        stack.model_copy(update={"top": None, "count": 0}) if stack.kind == "guild" else stack
        for stack in middle.board.stacks
    )
    return table(
        seats,
        architects=architects,
        stacks=stacks,
        phase="over",
        acting=None,
        played=(),
        round=12,
        markers=(1, 2, 3) * 4,
        rondel=rondel(0, {}),
        awaited=(),
        result=result,
        news=(Event(Text("bridge-event-over-rounds")),),
    )
