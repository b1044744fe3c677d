"""Secret bids for lanterns: one tile may be used before a bid is laid, another after all bids were revealed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, ClassVar, Literal

from pydantic import Field

from engines.kernel import (
    Answer,
    Ask,
    Dice,
    Frozen,
    Game,
    Mix,
    Option,
    Options,
    Question,
    Result,
    Step,
    Text,
    Title,
    Together,
    Who,
)
from tests.toys.sheet import result

SWAP, PLUS, GO_ON = "swap", "plus", "go_on"
HAND, LOTS = 4, 3


class LanternsOptions(Options):
    """Whether there are tiles, and who wins when bids are equal."""

    tiles: bool = True
    ties: Literal["nobody", "behind"] = "nobody"


class Lot(Step):
    """The next lantern is turned up."""

    kind: Literal["lot"] = "lot"

    def run(self, game: LanternsGame) -> None:
        if game.rounds == LOTS:
            game.finish(score(game))
            return
        game.rounds += 1
        game.lot = game.lots.pop()
        game.reveal()
        game.tell(Text("lanterns-event-lot", {"value": game.lot}), marks=("lot",), first=True)
        game.then(Bids(), Lot())


class Bids(Together):
    """Everybody lays a card face down."""

    kind: Literal["bids"] = "bids"

    def open(self, game: LanternsGame) -> Mapping[int, Sequence[Step]]:
        return {seat: (Lay(seat=seat),) for seat in range(game.seats)}

    def close(self, game: LanternsGame) -> None:
        game.shown = True
        game.reveal()
        for seat, card in enumerate(game.laid):
            game.tell(
                Text("lanterns-event-shown", {"who": Who(seat), "card": card or 0}), marks=(f"laid:{seat}",)
            )
        game.then(Answers(), Award())


class Lay(Ask):
    """One card of the hand; nobody sees which before all are there."""

    kind: Literal["lay"] = "lay"
    secret: ClassVar[bool] = True

    def ask(self, game: LanternsGame, *, teach: bool = False) -> Question:  # noqa: ARG002
        last = game.closes(self.seat)
        cards = dict.fromkeys(game.hands[self.seat])
        options = [Option({"card": str(card)}, final=last) for card in cards]
        return Question(self.seat, Text("lanterns-prompt-lay", {"value": game.lot}), options, layout="list")

    def take(self, game: LanternsGame, answer: Answer) -> None:
        card = int(answer[0].parts["card"])
        game.hands[self.seat].remove(card)
        game.laid[self.seat] = card
        game.tell(Text("lanterns-event-laid", {"who": Who(self.seat)}))


class Drop(Ask):
    """Whoever drew a spare card lays one of the hand aside, for all to see."""

    kind: Literal["drop"] = "drop"

    def ask(self, game: LanternsGame, *, teach: bool = False) -> Question:  # noqa: ARG002
        options = [Option({"card": str(card)}) for card in dict.fromkeys(game.hands[self.seat])]
        return Question(self.seat, Text("lanterns-prompt-drop"), options, layout="list")

    def take(self, game: LanternsGame, answer: Answer) -> None:
        card = int(answer[0].parts["card"])
        game.hands[self.seat].remove(card)
        game.discard.append(card)
        game.tell(Text("lanterns-event-drop", {"who": Who(self.seat), "card": card}))


class Answers(Together):
    """After the reveal whoever owns the tile for it may use it."""

    kind: Literal["answers"] = "answers"

    def open(self, game: LanternsGame) -> Mapping[int, Sequence[Step]]:
        return {seat: (Raise(seat=seat),) for seat in range(game.seats)}


class Raise(Ask):
    """A question of extras alone."""

    kind: Literal["raise"] = "raise"

    def moot(self, game: LanternsGame) -> bool:
        return PLUS not in game.tiles[self.seat]

    def ask(self, game: LanternsGame, *, teach: bool = False) -> Question:  # noqa: ARG002
        options = [Option({"use": GO_ON}, final=game.closes(self.seat))]
        return Question(self.seat, Text("lanterns-prompt-raise"), options)

    def take(self, game: LanternsGame, answer: Answer) -> None:
        """Nothing to do: the tile is kept."""


class Award(Step):
    """The highest bid wins the lantern; equal bids fall out, or whoever is behind goes first."""

    kind: Literal["award"] = "award"

    def run(self, game: LanternsGame) -> None:
        bids = [(card or 0) + more for card, more in zip(game.laid, game.raised, strict=True)]
        tied = [seat for seat, bid in enumerate(bids) if bid == max(bids)]
        if len(tied) == 1 or game.behind:
            winner = min(tied, key=lambda seat: (sum(game.won[seat]), seat))
            game.won[winner].append(game.lot)
            game.tell(Text("lanterns-event-won", {"who": Who(winner), "value": game.lot}))
        else:
            game.lost.append(game.lot)
            game.tell(Text("lanterns-event-lost", {"tied": [Who(seat) for seat in tied]}))
        game.discard += [card for card in game.laid if card is not None]
        game.laid = [None] * game.seats
        game.raised = [0] * game.seats
        game.shown = False
        game.lot = 0


AnyStep = Annotated[Lot | Bids | Lay | Drop | Answers | Raise | Award, Field(discriminator="kind")]


class LanternsGame(Game[AnyStep]):
    """Hands, spare cards and the bids until the reveal are secret."""

    behind: bool
    lots: list[int]
    spares: list[int]
    hands: list[list[int]]
    tiles: list[list[str]]
    laid: list[int | None]
    raised: list[int]
    won: list[list[int]]
    lost: list[int] = Field(default_factory=list)
    discard: list[int] = Field(default_factory=list)
    shown: bool = False
    lot: int = 0
    rounds: int = 0


def score(game: LanternsGame) -> Result:
    """The lanterns, and a point for each tile left; who has more lanterns is ahead in a tie."""
    sheets = [
        {"lanterns-score-lots": sum(won), "lanterns-score-tiles": len(tiles)}
        for won, tiles in zip(game.won, game.tiles, strict=True)
    ]
    return result("lots", sheets, {"lanterns-score-number": list(map(len, game.won))})


class LanternsBoard(Frozen):
    """What lies open, and how many cards lie hidden where."""

    lot: int
    lots: int
    spares: int
    hands: tuple[int, ...]
    laid: tuple[int | None, ...]
    tiles: tuple[tuple[str, ...], ...]
    won: tuple[tuple[int, ...], ...]
    lost: tuple[int, ...]
    discard: tuple[int, ...]


class LanternsHand(Frozen):
    """The own cards."""

    cards: tuple[int, ...]
    laid: int | None


class Lanterns(Title[LanternsGame, LanternsOptions]):
    """Two to four seats."""

    id = "toy_lanterns"
    words = "lanterns"
    seats = range(2, 5)
    options = LanternsOptions
    game = LanternsGame
    board_type = LanternsBoard
    hand_type = LanternsHand

    def setup(self, seats: int, options: LanternsOptions, dice: Dice) -> LanternsGame:
        cards = dice.shuffled([value for value in range(1, 4 * seats + 1) for _ in range(2)])
        hands = [sorted(cards.pop() for _ in range(HAND)) for _ in range(seats)]
        return LanternsGame(
            seats=seats,
            dice=dice,
            behind=options.ties == "behind",
            lots=dice.shuffled(list(range(1, 7))),
            spares=cards,
            hands=hands,
            tiles=[[SWAP, PLUS] if options.tiles else [] for _ in range(seats)],
            laid=[None] * seats,
            raised=[0] * seats,
            won=[[] for _ in range(seats)],
            agenda=[Lot()],
        )

    def conflict(self, seats: int, options: LanternsOptions) -> Text | None:
        if seats == 2 and options.ties == "behind":
            return Text("lanterns-conflict-behind")
        return None

    def label(self, part: str, value: str) -> Text:
        return Text("lanterns-card", {"card": int(value)}) if part == "card" else super().label(part, value)

    def extras(self, game: LanternsGame, seat: int, step: str) -> Sequence[Option]:
        tiles = game.tiles[seat]
        if step == "lay" and SWAP in tiles:
            return (Option({"use": SWAP}, final=True, extra=True),)
        if step == "raise" and PLUS in tiles:
            return (Option({"use": PLUS}, final=game.closes(seat), extra=True),)
        return ()

    def take_extra(self, game: LanternsGame, seat: int, extra: Option) -> None:
        tile = extra.parts["use"]
        game.tiles[seat].remove(tile)
        if tile == PLUS:
            game.raised[seat] += 1
            game.tell(Text("lanterns-event-plus", {"who": Who(seat)}))
            return
        drawn = game.spares.pop()
        game.hands[seat] = sorted([*game.hands[seat], drawn])
        game.reveal(to=seat)
        game.tell(Text("lanterns-event-swap", {"who": Who(seat)}))
        game.tell(Text("lanterns-event-drawn", {"card": drawn}), to=(seat,))
        game.then(Drop(seat=seat))

    def board(self, game: LanternsGame) -> LanternsBoard:
        return LanternsBoard(
            lot=game.lot,
            lots=len(game.lots),
            spares=len(game.spares),
            hands=tuple(map(len, game.hands)),
            laid=tuple(card if game.shown else None for card in game.laid),
            tiles=tuple(map(tuple, game.tiles)),
            won=tuple(map(tuple, game.won)),
            lost=tuple(game.lost),
            discard=tuple(game.discard),
        )

    def hand(self, game: LanternsGame, seat: int) -> LanternsHand:
        return LanternsHand(cards=tuple(game.hands[seat]), laid=game.laid[seat])

    def hidden(self, game: LanternsGame, viewer: int | None) -> Mapping[str, object]:
        zones: dict[str, object] = {"lots": list(game.lots), "spares": list(game.spares)}
        for seat in range(game.seats):
            if seat != viewer:
                zones[f"hand {seat}"] = list(game.hands[seat])
                if not game.shown:
                    zones[f"laid {seat}"] = game.laid[seat]
        return zones

    def deal(self, game: LanternsGame, viewer: int | None, mix: Mix) -> None:
        others = [seat for seat in range(game.seats) if seat != viewer]
        if not game.shown:
            for seat in others:
                if (card := game.laid[seat]) is not None:
                    game.laid[seat] = None
                    game.hands[seat].append(card)
                    game.lanes[seat].append(Lay(seat=seat))
        game.lots = mix(game.lots)
        pool = mix([*game.spares, *(card for seat in others for card in game.hands[seat])])
        for seat in others:
            game.hands[seat] = sorted(pool.pop() for _ in game.hands[seat])
        game.spares = pool

    def census(self, game: LanternsGame) -> Mapping[str, int]:
        cards = [*game.spares, *game.discard, *(card for hand in game.hands for card in hand)]
        lots = [
            *game.lots,
            *game.lost,
            *(lot for won in game.won for lot in won),
            *([game.lot] if game.lot else []),
        ]
        return {
            "cards": sum(cards) + sum(card or 0 for card in game.laid),
            "number": len(cards) + sum(card is not None for card in game.laid),
            "lots": sum(lots),
        }


LANTERNS = Lanterns()
