"""What a viewer of Guilds of London may know: the board for everybody, the cards for their owner.

Ids: tiles, cards and mayoral cards as in `data/guilds_of_london`; symbols are compass, anchor, cross, scythe, crown;
places are tile ids, `guildhall` and `plantation`; kinds of icons are vp, hire, move, ship, draw, mayor, neutral.
Events mark what they touched: a place by its id, and `score:<seat>`, `supply:<seat>`, `hand:<seat>`, `neutrals:<seat>`,
`token:<seat>`, `mayoral:<seat>`, `stock` (the neutral pawns on the score board), `discard`, `played`, `round`.
"""

from __future__ import annotations

from engines.kernel import Frozen


class Icon(Frozen):
    """One icon of a reward: what it brings, and how much of it."""

    kind: str
    count: int


class TileView(Frozen):
    """A tile of the city (x to the east, y to the north): face up, or resolved with its Master if one stayed.

    A resolved tile shows its symbols and its rank only; `pawns` are those by seat that stand on it face up.
    """

    id: str
    x: int
    y: int
    special: bool
    symbols: tuple[str, ...]
    rank: int | None
    need: int
    first: tuple[Icon, ...]
    second: tuple[Icon, ...]
    token: Icon | None
    pawns: tuple[int, ...]
    neutrals: int
    beadle: bool
    resolved: bool
    master: int | None


class GuildhallView(Frozen):
    """The Guildhall: its squares (two, the compass on the second; one with two players) and the pawns by seat."""

    squares: tuple[tuple[int, int], ...]
    compass: bool
    pawns: tuple[int, ...]


class PlantationView(Frozen):
    """The side that is played, its rewards left and right of the stroke, how many pawns go back, and who is there."""

    side: str
    first: tuple[Icon, ...]
    second: tuple[Icon, ...]
    returns: int
    pawns: tuple[int, ...]
    neutrals: int


class ScoreSpace(Frozen):
    """Discs on one space of the score track, from the lowest to the one on top."""

    points: int
    discs: tuple[int, ...]


class RoundTrack(Frozen):
    """Which round it is, of how many, and in which of them tiles are resolved and the city develops."""

    round: int
    rounds: int
    resolutions: tuple[int, ...]
    developments: tuple[int, ...]


class PlayedCard(Frozen):
    """A card that lies before the player whose turn it is: used to hire, to move, or for its effect."""

    card: str
    use: str


class Resolving(Frozen):
    """What is being resolved: a tile or the plantation, how far it is, and who is first and second if that is known.

    Stages are `negotiation`, `first` and `second`; with a tie on the plantation several are rewarded as second.
    """

    place: str
    stage: str
    first: int | None
    second: tuple[int, ...]


class PlayerView(Frozen):
    """What lies before one player, and what can be counted; `acted`: this round's turn is over."""

    points: int
    hand: int
    mayoral: int
    supply: int
    guildhall: int
    plantation: int
    neutrals: int
    tokens: tuple[Icon, ...]
    masters: tuple[str, ...]
    hand_limit: int
    acted: bool


class MayoralScore(Frozen):
    """A mayoral card that was revealed at the end, and what it brought."""

    card: str
    points: int


class FinalScore(Frozen):
    """The end of one player: points before, each mayoral card, and the pairs of neighbouring tiles with his Masters."""

    before: int
    mayoral: tuple[MayoralScore, ...]
    pairs: tuple[tuple[str, str], ...]


class GuildsBoard(Frozen):
    """The table as everybody sees it.

    `start` are the spaces on which the discs lie that have not scored yet, `score` those of the track.
    Phases are `mayoral` (everybody chooses a mayoral card), `turns`, `resolution`, `plantation` and `over`.
    `order` is the order of play as the discs lie now; `acting` is whose turn it is; `extra` is how many more cards
    the end of that turn brings, as things stand; `lasting` are the cards whose effect lasts for the turn.
    """

    phase: str
    track: RoundTrack
    acting: int | None
    order: tuple[int, ...]
    start: tuple[int | None, ...]
    score: tuple[ScoreSpace, ...]
    tiles: tuple[TileView, ...]
    guildhall: GuildhallView
    plantation: PlantationView
    resolving: Resolving | None
    players: tuple[PlayerView, ...]
    stock: int
    played: tuple[PlayedCard, ...]
    extra: int
    lasting: tuple[str, ...]
    deck: int
    discard: tuple[str, ...]
    mayoral_deck: int
    tile_stack: int
    tokens_left: int
    final: tuple[FinalScore, ...]


class GuildsHand(Frozen):
    """What only its owner sees: the action cards, the mayoral cards kept, and those among which one is chosen now."""

    cards: tuple[str, ...]
    mayoral: tuple[str, ...]
    choice: tuple[str, ...]
