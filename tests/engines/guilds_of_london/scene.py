"""Cities laid out for a test, and short ways to say what players do there."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from data.words import Words
from engines.guilds_of_london import TITLE
from engines.guilds_of_london.city import Laid
from engines.guilds_of_london.drawing import sorted_hand
from engines.guilds_of_london.game import GuildsGame
from engines.guilds_of_london.resolution import ResolveTiles
from engines.guilds_of_london.rounds import EndRound, NextTurn
from engines.guilds_of_london.view import GuildsBoard, GuildsHand
from engines.kernel import Match, Option, Outcome, Question, RefusedError, backstage

GREEN, BLUE, RED, YELLOW = range(4)
NAMES = ("Green", "Blue", "Red", "Yellow")


class Scene:
    """A match in the middle of a round; tests lay things out and then `go`."""

    def __init__(self, seats: int = 3, number: int = 1, **options: str) -> None:
        self.match = Match.start(TITLE, seats, TITLE.options.parse(options), f"{number:064x}")
        for seat in range(seats):
            self.take(seat)
        self.game.order = list(range(seats))
        for seat in range(seats):
            self.hand(seat)

    @property
    def game(self) -> GuildsGame:
        """The state of the rules, to lay things out in."""
        game: GuildsGame = backstage.state(self.match)
        return game

    # Laying things out

    def city(self, **squares: tuple[int, int]) -> Scene:
        """Exactly these tiles, face up and without tokens; the others go back to the stack."""
        game = self.game
        game.tokens += [laid.token for laid in game.city.values() if laid.token]
        game.stack = sorted({*game.stack, *game.city} - set(squares))
        game.city = {
            tile: Laid(x=x, y=y, token=None, pawns=[0] * game.seats) for tile, (x, y) in squares.items()
        }
        game.beadle = None
        return self

    def stand(
        self, tile: str, *pawns: int, neutrals: int = 0, beadle: bool = False, token: str = ""
    ) -> Scene:
        """Pawns by seat on a tile, out of the supply; neutral ones out of the stock."""
        laid = self.game.city[tile]
        for seat, count in enumerate(pawns):
            self.game.supply[seat] += laid.pawns[seat] - count
            laid.pawns[seat] = count
        self.game.stock += laid.neutrals - neutrals
        laid.neutrals = neutrals
        if beadle:
            self.game.beadle = tile
        if token:
            self.game.tokens.remove(token)
            laid.token = token
        return self

    def master(self, seat: int, *names: str) -> Scene:
        """Resolved tiles with this seat's Master."""
        for tile in names:
            laid = self.game.city[tile]
            laid.resolved, laid.master = True, seat
            self.game.supply[seat] -= 1
        return self

    def at(self, place: str, *counts: int) -> Scene:
        """Exactly so many pawns by seat in the Guildhall or on the plantation."""
        there = self.game.guildhall if place == "guildhall" else self.game.plantation
        for seat, count in enumerate(counts):
            self.game.supply[seat] += there[seat] - count
            there[seat] = count
        return self

    def neutrals(self, *counts: int) -> Scene:
        """So many neutral pawns in the possession of each seat."""
        for seat, count in enumerate(counts):
            self.game.stock += self.game.neutrals[seat] - count
            self.game.neutrals[seat] = count
        return self

    def hand(self, seat: int, *cards: str) -> Scene:
        """Exactly these action cards."""
        self.game.deck += self.game.hands[seat]
        for card in cards:
            self.game.deck.remove(card)
        self.game.hands[seat] = sorted_hand(cards)
        return self

    def pile(self, *cards: str) -> Scene:
        """Exactly these cards in the discard pile, the last one on top."""
        self.game.deck += self.game.discard
        for card in cards:
            self.game.deck.remove(card)
        self.game.discard = list(cards)
        return self

    def mayoral(self, seat: int, *cards: str) -> Scene:
        """Exactly these mayoral cards kept."""
        for card in cards:
            for other in range(self.game.seats):
                if card in self.game.kept[other]:
                    self.game.kept[other].remove(card)
                    self.game.mayoral_deck.insert(0, card)
        self.game.mayoral_deck[:0] = self.game.kept[seat]
        for card in cards:
            self.game.mayoral_deck.remove(card)
        self.game.kept[seat] = sorted(cards)
        return self

    def points(self, *points: int) -> Scene:
        """The score track; of equal points the lower seat goes first."""
        self.game.points = list(points)
        self.game.order = sorted(range(self.game.seats), key=lambda seat: (-points[seat], seat))
        return self

    def go(self, acting: int = GREEN, round: int = 1, acted: Iterable[int] = ()) -> Scene:  # noqa: A002  # the word of the rules
        """It is this seat's turn; the round goes on from there."""
        game = self.game
        game.round, game.phase, game.acting = round, "turns", acting
        game.acted = list(acted)
        game.agenda = []
        game.then(NextTurn(), *([ResolveTiles()] if game.track.resolves(round) else []), EndRound())
        if acting not in game.acted:
            game.order.sort(key=lambda seat: (-game.points[seat], seat != acting))
        self.refresh()
        return self

    def refresh(self) -> None:
        """Go on by itself until somebody is asked."""
        with backstage.scene(self.match) as game:
            game.advance()

    def resolve(self, round: int = 1) -> Scene:  # noqa: A002  # the word of the rules
        """Everybody has acted in this round."""
        return self.go(-1, round, range(self.game.seats))

    # Looking

    @property
    def board(self) -> GuildsBoard:
        """What everybody sees."""
        found = self.match.view(None).board
        assert isinstance(found, GuildsBoard)
        return found

    def held(self, seat: int) -> GuildsHand:
        """What a seat alone sees."""
        found = self.match.view(seat).hand
        assert isinstance(found, GuildsHand)
        return found

    @property
    def asked(self) -> dict[int, str]:
        """Who is asked what."""
        return {one.seat: self.question(one.seat).step for one in self.match.awaited()}

    def question(self, seat: int, *, teach: bool = False) -> Question:
        """What a seat is asked; it has to be asked something."""
        found = self.match.question(seat, teach=teach)
        assert found is not None, f"{NAMES[seat]} is not asked"
        return found

    def prompt(self, seat: int) -> str:
        """The question in English."""
        return Words("en", NAMES).say(self.question(seat).prompt)

    def keys(self, seat: int) -> list[str]:
        """What a seat may pick."""
        return [option.key for option in self.question(seat).legal]

    def option(self, seat: int, key: str) -> Option:
        """An option that a seat may pick."""
        found = self.question(seat).option(key)
        assert found is not None, f"{key} is not among {self.keys(seat)}"
        return found

    # Doing

    def say(self, seat: int, *picks: str) -> Outcome:
        """Answer."""
        return self.match.answer(seat, picks, self.question(seat).number)

    def take(self, seat: int) -> Outcome:
        """Answer with whatever comes first."""
        return self.say(seat, self.question(seat).options[0].key)

    def why(self, seat: int, *picks: str) -> str:
        """The id of the reason why an answer is refused."""
        return self.refusal(seat, *picks).text.id.removeprefix("guilds-why-")

    def refusal(self, seat: int, *picks: str) -> RefusedError:
        """The refusal of an answer, which changes nothing."""
        before = self.match.save()
        with pytest.raises(RefusedError) as refused:
            self.say(seat, *picks)
        assert self.match.save() == before
        return refused.value

    def drawn(self, seat: int, *picks: str) -> int:
        """How many cards more a seat holds after an answer."""
        before = len(self.game.hands[seat])
        self.say(seat, *picks)
        return len(self.game.hands[seat]) - before

    def tile(self, name: str) -> Laid:
        """A tile of the city."""
        return self.game.city[name]


def five_guilds() -> Scene:
    """Scythe and crown at the Drapers, anchor at the Dyers, scythe at the Wax Chandlers, and a special building."""
    scene = Scene(3).city(
        drapers=(-1, 1), dyers=(0, 1), wax_chandlers=(1, 1), parade=(2, 1), mercers=(-1, -1), cooks=(0, -1)
    )
    return scene.master(GREEN, "mercers").at("guildhall", 4, 4, 4)


def six_tiles(*hand: str) -> Scene:
    """Dyers (anchor), Cooks (cross), Coopers (compass), Wax Chandlers (scythe), Paviors (crown), and a special."""
    scene = Scene(3).city(
        dyers=(-1, 1), cooks=(0, 1), coopers=(1, 1), wax_chandlers=(2, 1), paviors=(-1, -1), parade=(0, -1)
    )
    return scene.hand(GREEN, *hand)


def won(name: str, *pawns: int, token: str = "", **more: tuple[int, int]) -> Scene:
    """A tile that resolves in this round, and others."""
    scene = Scene(3).city(**{name: (0, 1), "paviors": (5, 5), "cooks": (6, 6)} | more)
    scene.stand(name, *pawns, token=token)
    return scene.resolve()


def counts(scene: Scene) -> tuple[int, int, int]:
    """Green's pawns in the supply, in the Guildhall, on the plantation."""
    player = scene.board.players[GREEN]
    return player.supply, player.guildhall, player.plantation


def events(outcome: Outcome) -> list[str]:
    """What happened, in English."""
    words = Words("en", NAMES)
    return [words.say(event.text) for event in outcome.events]


def ids(outcome: Outcome) -> list[str]:
    """The messages of what happened."""
    return [event.text.id.removeprefix("guilds-event-") for event in outcome.events]
