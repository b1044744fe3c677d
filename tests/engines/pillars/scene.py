"""Tables brought to a moment of a round, and short ways to say what players do there."""

from __future__ import annotations

from typing import Self

import pytest

from data.words import Words
from engines.kernel import Match, Option, Outcome, Question, RefusedError, Step, backstage
from engines.kernel.questions import check
from engines.pillars import TITLE
from engines.pillars.components import KINDS, ROUNDS, STARTERS, board, resources
from engines.pillars.game import PillarsGame
from engines.pillars.player import Player
from engines.pillars.round import NewRound, phases
from engines.pillars.view import PillarsBoard

ADA, BEN, CLEO, DAN = range(4)
NAMES = ("Ada", "Ben", "Cleo", "Dan")


class Table:
    """A match in round 1 with seat 0 as start player; tests lay things out and go on from a step."""

    def __init__(self, seats: int = 4, number: int = 1, round: int = 1) -> None:  # noqa: A002  # the word of the rules
        self.prepare(Match.start(TITLE, seats, TITLE.options(), f"{number:064x}"), round)

    @classmethod
    def of(cls, match: Match) -> Self:
        """A match that has just begun, to be arranged where it lies."""
        table = cls.__new__(cls)
        table.prepare(match, 1)
        return table

    def prepare(self, match: Match, round: int) -> None:  # noqa: A002
        self.match = match
        self.game: PillarsGame = backstage.state(match)
        while self.game.round < round:
            self.game.events_past.append(self.game.event_deck.pop())
            self.game.agenda = self.game.agenda[: ROUNDS - self.game.round]
            self.clear("start_player")
            self.resume(NewRound())
        self.game.start_player = ADA
        for seat, player in enumerate(self.game.players):
            player.gold = board().start.gold[seat]
        self.draft(*self.game.pool)

    # Laying things out

    def __getitem__(self, seat: int) -> Player:
        return self.game.players[seat]

    def give(self, seat: int, **cubes: int) -> None:
        """Exactly these cubes; the rest goes to the supply."""
        for kind in KINDS:
            self.game.give(seat, kind, cubes.get(kind, 0) - self[seat].cubes[kind])

    def team(self, seat: int, *cards: str, starters: bool = True) -> None:
        """Exactly these craftsmen, with the three of the start or without them."""
        self[seat].craftsmen = [*(STARTERS if starters else ()), *cards]

    def stand(self, place: str, *seats: int | None) -> None:
        """Builders of these seats on the spaces of a place, out of the bag."""
        for index, seat in enumerate(seats):
            if seat is not None:
                self.game.bag.remove(seat)
                self.game.places[place][index] = seat

    def cards(self, kingsbridge: tuple[str, ...] = (), shiring: tuple[str, ...] = ()) -> None:
        """Other cards at Kingsbridge or Shiring than those that were turned up; the decks are not made to fit."""
        if kingsbridge:
            self.game.kingsbridge = [*kingsbridge]
        if shiring:
            self.game.shiring = [*shiring]

    def event(self, card: str) -> None:
        """The event that will be revealed, exchanged with wherever it was."""
        game = self.game
        top = game.event_deck[-1]
        for cards in (game.event_deck, game.events_removed):
            if card in cards:
                cards[cards.index(card)] = top
        game.event_deck[-1] = card

    def die(self, tax: int) -> None:
        """Draw words from the dice until the next roll will be this one."""
        faces = board().tax.die
        for _ in range(1000):
            if faces[self.game.dice.model_copy().below(len(faces))] == tax:
                return
            self.game.dice.below(2)
        raise AssertionError("no such roll")

    def draft(self, *pool: str) -> None:
        """Phase I begins with these cards in the pool."""
        self.game.phase, self.game.step = "draft", 0
        self.game.pool = list(pool)
        self.resume(*phases(ADA))

    def builders(self, *order: int) -> None:
        """Phase II begins; builders come out of the bag in this order, those that are not named after them."""
        self.game.phase = "builders"
        rest = list(self.game.bag)
        for seat in order:
            rest.remove(seat)
        self.game.bag = [*reversed([*order, *rest])]
        self.resume(*phases(ADA)[1:])

    def go(self, kind: str) -> None:
        """Go on from this step of the third phase, in which no event was revealed unless it is the first step."""
        steps = phases(ADA)
        first = next(i for i, step in enumerate(steps) if step.kind == kind)
        self.game.phase = "board"
        self.clear(kind)
        self.resume(*steps[first:])

    def clear(self, kind: str) -> None:
        """The cards that nobody has taken before this step go where they belong."""
        game, order = self.game, [step.kind for step in phases(ADA)]
        game.undealt += [card for card in game.pool if card in resources()]
        game.craftsmen_gone += [card for card in game.pool if card not in resources()]
        game.pool = []
        now = order.index(kind) if kind in order else len(order)
        if now > order.index("kingsbridge"):
            game.advantages_gone += [card for card in game.kingsbridge if card]
            game.kingsbridge = [None, None]
        if now > order.index("shiring"):
            game.craftsmen_gone += [card for card in game.shiring if card]
            game.shiring = [None, None]

    def resume(self, *steps: Step) -> None:
        """Only these steps are left in this round; the next ones follow as they would."""
        with backstage.scene(self.match) as game:
            rounds = [step for step in game.agenda if step.kind in ("ending", "new_round")]
            game.agenda, game.lanes = rounds, []
            game.then(*steps)
            game.advance()

    # Looking

    @property
    def board(self) -> PillarsBoard:
        """What everybody sees."""
        found = self.match.view(None).board
        assert isinstance(found, PillarsBoard)
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

    def values(self, seat: int, part: str) -> set[str]:
        """The values of a part among the legal options."""
        return {option.parts[part] for option in self.question(seat).legal if part in option.parts}

    def option(self, seat: int, *, teach: bool = False, **parts: object) -> Option:
        """The one option with these parts; plans by how they were found."""
        wanted = {part: str(value) for part, value in parts.items()}
        found = [
            option
            for option in self.question(seat, teach=teach).options
            if option.parts.keys() == wanted.keys()
            and all(option.parts[part].split(":")[0] == value for part, value in wanted.items())
        ]
        assert len(found) == 1, f"{len(found)} options with {wanted}"
        return found[0]

    def told(self, viewer: int | None = None) -> list[str]:
        """The news of a viewer as sentences."""
        words = Words("en", NAMES)
        return [words.say(event.text) for event in self.match.view(viewer).news]

    # Playing

    def do(self, seat: int, **parts: object) -> Outcome:
        """A seat answers, as a player would."""
        question = self.question(seat)
        return self.match.answer(seat, (self.option(seat, **parts).key,), question.number)

    def why(self, seat: int, **parts: object) -> str:
        """Why a seat cannot do this: the reason is shown beforehand, and it is the answer to whoever tries."""
        option = self.option(seat, teach=True, **parts)
        assert option.blocked is not None, "that is possible"
        with pytest.raises(RefusedError) as refused:
            self.match.answer(seat, (option.key,), self.question(seat).number)
        assert refused.value.text == option.blocked
        Words("en", NAMES).say(option.blocked)
        return option.blocked.id.removeprefix("pillars-why-")

    def finish_question(self, seat: int) -> None:
        """The computer's answer will do."""
        question = self.question(seat)
        picks = self.match.default(seat)
        check(question, picks)
        self.match.answer(seat, picks, question.number)

    def play_on(self, until: str | None = None) -> None:
        """Let everybody answer by default until this step asks, or until a new round has begun."""
        before = self.game.round
        for _ in range(300):
            asked = self.asked
            if not asked or (until is not None and until in asked.values()):
                return
            if until is None and self.game.round != before:
                return
            self.finish_question(next(iter(asked)))
        raise AssertionError("it does not come to that")
