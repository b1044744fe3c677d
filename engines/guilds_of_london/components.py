"""What is printed on boards, tiles, tokens and cards, read from the component files."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Literal, Self, get_args

from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    ValidationInfo,
    field_validator,
    model_validator,
)

from data.components import EachOnce, called, load

SYMBOLS = ("compass", "anchor", "cross", "scythe", "crown")
GUILDS, SPECIALS, TOKENS = 40, 5, 30
CARD_KINDS, CARDS, MAYORAL_CARDS = 30, 105, 21
FIRST_TILES = 10
ST_LAWRENCE, GOG_MAGOG = "st_lawrence", "gog_magog"

Source = Literal["printed", "reconstructed"]
Symbol = Literal["compass", "anchor", "cross", "scythe", "crown"]
IconKind = Literal["vp", "hire", "move", "ship", "draw", "mayor", "neutral"]
Count = Annotated[int, Field(ge=0, le=99)]
Some = Annotated[int, Field(ge=1, le=99)]
Number = Annotated[int, Field(ge=1, le=20)]
Rank = Annotated[int, Field(ge=1, le=GUILDS)]
PlaceId = Annotated[str, called("guilds-place-{}")]
_KINDS: dict[str, IconKind] = {kind: kind for kind in get_args(IconKind)}
ICONS = tuple(_KINDS)
Symbols = Annotated[tuple[Symbol, ...], Field(min_length=1)]


@dataclass(slots=True, frozen=True)
class Reward:
    """One icon: what it brings, and how much of it."""

    kind: IconKind
    count: int


def _icon(written: object) -> object:
    """An icon as it is written in the files: `vp 4`."""
    if isinstance(written, str):
        kind, _, count = written.partition(" ")
        if kind not in _KINDS or not count.isdigit() or int(count) < 1:
            raise ValueError(f"an icon is a kind and how many, such as “vp 4”, not “{written}”")
        return Reward(_KINDS[kind], int(count))
    return written


Icon = Annotated[Reward, BeforeValidator(_icon)]
Icons = tuple[Icon, ...]


class _Record(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Tile(_Record):
    """A tile as it is printed: a guild with its rank, or a special building without one."""

    id: PlaceId
    symbols: Symbols
    need: Number
    first: Icons
    second: Icons = ()
    rank: Rank | None = None
    lasting: Literal["tie", "hand"] | None = None

    @property
    def special(self) -> bool:
        """Whether this is a special building."""
        return self.rank is None


class _Tiles(_Record):
    source: Source
    guild: Annotated[tuple[Tile, ...], Field(min_length=GUILDS, max_length=GUILDS), EachOnce]
    special: Annotated[tuple[Tile, ...], Field(min_length=SPECIALS, max_length=SPECIALS), EachOnce]

    @field_validator("guild")
    @classmethod
    def _have_ranks(cls, guilds: tuple[Tile, ...]) -> tuple[Tile, ...]:
        ranks = {tile.rank for tile in guilds}
        if None in ranks or len(ranks) != len(guilds):
            raise ValueError("every guild has a rank of its own")
        return guilds

    @field_validator("special")
    @classmethod
    def _have_no_ranks(cls, buildings: tuple[Tile, ...]) -> tuple[Tile, ...]:
        if any(tile.rank is not None for tile in buildings):
            raise ValueError("a special building has no rank")
        return buildings


class _Token(_Record):
    icon: Icon
    copies: Count


class _Tokens(_Record):
    source: Source
    token: tuple[_Token, ...]

    @field_validator("token")
    @classmethod
    def _are_complete(cls, tokens: tuple[_Token, ...]) -> tuple[_Token, ...]:
        if (copies := sum(token.copies for token in tokens)) != TOKENS:
            raise ValueError(f"copies: there are {TOKENS} tokens, not {copies}")
        return tokens


class Cost(_Record):
    """What an effect costs: other cards from the hand, or own pawns from a place."""

    cards: Annotated[int, Field(ge=0, le=2)] = 0
    pawns: Count = 0
    place: Annotated[Literal["plantation", "guildhall"], Field(alias="from")] = "guildhall"


class Part(_Record):
    """One part of a card's effect."""

    do: IconKind | Literal["end", "settle", "deploy", "march", "expel", "beadle", "follow", "salvage"]
    count: Count = 1
    otherwise: Count = 0
    when: Literal["moved", "beadle"] | None = None
    per: Literal["plantation", "moved", "masters"] | None = None
    each: Some = 1
    most: Some = 99
    symbols: tuple[Symbol, ...] = ()

    @property
    def chooses(self) -> bool:
        """Whether a place, a pawn or a symbol is chosen for it when the card is played."""
        return self.per == "masters" or self.do in ("march", "expel", "deploy", "beadle")


class Card(_Record):
    """A kind of action card; its first symbol is its colour."""

    id: Annotated[str, called("guilds-card-{}")]
    symbols: Annotated[tuple[Symbol, ...], Field(min_length=1, max_length=2)]
    copies: Count
    cost: Cost = Cost()
    only: Literal["hired"] | None = None
    effect: Annotated[tuple[Part, ...], Field(min_length=1)]

    @model_validator(mode="after")
    def _has_one_choice(self) -> Self:
        if sum(part.chooses for part in self.effect) > 1:
            raise ValueError("only one part of an effect can ask for a place, a pawn or a symbol")
        return self

    @property
    def colour(self) -> str:
        """The symbol that gives the card its colour."""
        return self.symbols[0]


class _Cards(_Record):
    source: Source
    card: Annotated[tuple[Card, ...], Field(min_length=CARD_KINDS, max_length=CARD_KINDS), EachOnce]

    @field_validator("card")
    @classmethod
    def _are_complete(cls, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        if (copies := sum(card.copies for card in cards)) != CARDS:
            raise ValueError(f"copies: there are {CARDS} action cards, not {copies}")
        return cards


class Mayoral(_Record):
    """What a mayoral card scores at the end."""

    id: Annotated[str, called("guilds-mayoral-{}")]
    rule: Literal["each", "table", "majority", "sets"]
    of: Literal["master", "token", "plantation", "guildhall", "neutral"] = "master"
    symbol: Symbol | None = None
    ranks: tuple[Rank, Rank] | None = None
    special: bool = False
    symbols: Count = 0
    points: Count = 0
    tied: Count = 0
    most: Annotated[int, Field(ge=1, le=999)] = 999
    table: Annotated[tuple[Count, ...], Field(min_length=1)] = (0,)


class _MayoralCards(_Record):
    source: Source
    mayoral: Annotated[
        tuple[Mayoral, ...], Field(min_length=MAYORAL_CARDS, max_length=MAYORAL_CARDS), EachOnce
    ]


class _Pawns(_Record):
    source: Source
    each: Annotated[int, Field(ge=1, le=40)]
    in_guildhall: Count
    neutrals_each: Count

    @field_validator("in_guildhall")
    @classmethod
    def _are_there(cls, number: int, info: ValidationInfo) -> int:
        if number > info.data.get("each", number):
            raise ValueError(f"there are only {info.data['each']} pawns each")
        return number


class _CardNumbers(_Record):
    source: Source
    dealt: Number
    mayoral_dealt: Annotated[int, Field(ge=1, le=5)]
    draw: Annotated[int, Field(ge=0, le=20)]
    draw_after_nothing: Annotated[int, Field(ge=0, le=20)]
    hand_limit: Number
    hand_limit_university: Number


class Track(_Record):
    """A side of the score board: its rounds, and when tiles are resolved and the city develops."""

    source: Source
    seats: Annotated[int, Field(ge=2, le=4)]
    rounds: Number
    resolve_every: Number
    develop_every: Number
    new_tiles: Annotated[int, Field(ge=0, le=20)]

    @field_validator("develop_every")
    @classmethod
    def _ends_with_the_last_round(cls, every: int, info: ValidationInfo) -> int:
        if info.data.get("rounds", every) % every:
            raise ValueError(f"the last of {info.data['rounds']} rounds is a grey one")
        return every

    @field_validator("new_tiles")
    @classmethod
    def _are_there(cls, tiles: int, info: ValidationInfo) -> int:
        developments = info.data.get("rounds", 1) // info.data.get("develop_every", 1) - 1
        if FIRST_TILES + tiles * developments > GUILDS + SPECIALS:
            raise ValueError(f"there are only {GUILDS + SPECIALS} tiles")
        return tiles

    def resolves(self, number: int) -> bool:
        """Whether tiles are resolved at the end of this round."""
        return number % self.resolve_every == 0

    def grey(self, number: int) -> bool:
        """Whether the city develops after this round."""
        return number % self.develop_every == 0


class Plantation(_Record):
    """A side of the plantation: the rewards left and right of the stroke, and how many pawns go back."""

    source: Source
    id: Annotated[str, called("guilds-side-{}")]
    first: Icons
    second: Icons
    returns: Count


class _Board(_Record):
    pawns: _Pawns
    cards: _CardNumbers
    players: tuple[Track, ...]
    plantation: Annotated[tuple[Plantation, ...], Field(min_length=2, max_length=2), EachOnce]

    @field_validator("players")
    @classmethod
    def _are_two_to_four(cls, sides: tuple[Track, ...]) -> tuple[Track, ...]:
        if sorted(side.seats for side in sides) != [2, 3, 4]:
            raise ValueError("seats: there is a side for two, one for three and one for four players")
        return sides


@cache
def tiles() -> dict[str, Tile]:
    """All tiles by id: the guilds, then the special buildings."""
    found = load("guilds_of_london/tiles", _Tiles)
    return {tile.id: tile for tile in (*found.guild, *found.special)}


@cache
def guilds() -> tuple[str, ...]:
    """The ids of the guilds."""
    return tuple(tile.id for tile in tiles().values() if not tile.special)


@cache
def specials() -> tuple[str, ...]:
    """The ids of the special buildings."""
    return tuple(tile.id for tile in tiles().values() if tile.special)


@cache
def cards() -> dict[str, Card]:
    """All kinds of action cards by id."""
    return {card.id: card for card in load("guilds_of_london/cards", _Cards).card}


@cache
def all_cards() -> tuple[str, ...]:
    """The ids of all action cards, as often as there are copies."""
    return tuple(card.id for card in cards().values() for _ in range(card.copies))


@cache
def mayoral() -> dict[str, Mayoral]:
    """All mayoral cards by id."""
    return {card.id: card for card in load("guilds_of_london/mayoral", _MayoralCards).mayoral}


@cache
def all_tokens() -> tuple[str, ...]:
    """All second-place tokens, each written as its icon."""
    found = load("guilds_of_london/tokens", _Tokens).token
    return tuple(code(token.icon) for token in found for _ in range(token.copies))


@cache
def board() -> _Board:
    """The numbers of the boards and of setting up."""
    return load("guilds_of_london/board", _Board)


@cache
def track(seats: int) -> Track:
    """The side of the score board for so many players."""
    return next(side for side in board().players if side.seats == seats)


@cache
def plantation(side: str) -> Plantation:
    """A side of the plantation."""
    return next(one for one in board().plantation if one.id == side)


def code(icon: Reward) -> str:
    """An icon in short, as tokens and options are called: vp2."""
    return f"{icon.kind}{icon.count}"


@cache
def icon_of(short: str) -> Reward:
    """The icon with this short name."""
    kind = short.rstrip("0123456789")
    return Reward(_KINDS[kind], int(short[len(kind) :]))


@cache
def copies() -> Counter[str]:
    """How many copies of each action card there are."""
    return Counter(all_cards())
