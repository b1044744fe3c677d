"""What was seen of cards that lie face down is not forgotten: salvaged ones, shuffled ones, those put under the deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engines.guilds_of_london import TITLE
from engines.guilds_of_london.components import cards
from engines.guilds_of_london.game import GuildsGame
from engines.kernel import Match, Picks, backstage
from engines.kernel.questions import random_picks

SEATS = [2, 3, 4]


def played(seats: int, seed: int) -> Iterator[tuple[Match, GuildsGame]]:
    """A match of people who like to play cards, and how everything lay before the answer that was given last."""
    match, luck = Match.start(TITLE, seats, TITLE.options(), f"{seed:064x}"), Random(seed)
    while not match.over:
        before = backstage.state(match).model_copy(deep=True)
        one = luck.choice(match.awaited())
        question = match.question(one.seat)
        assert question is not None
        played = [option for option in question.legal if option.parts.get("use") == "effect"]
        salvages = [option for option in played if "salvage" in does(option.parts["card"])]
        if salvages or (played and luck.random() < 0.7):
            picks: Picks = (luck.choice(salvages or played).key,)
        else:
            picks = random_picks(question, luck)
        match.answer(one.seat, picks, one.number)
        yield match, before


def does(card: str) -> list[str]:
    return [part.do for part in cards()[card].effect]


def lying(match: Match) -> Any:
    return backstage.state(match)


@pytest.mark.parametrize("seats", SEATS)
def test_what_somebody_has_salvaged_in_the_open_is_held_wherever_it_is_imagined(seats: int) -> None:
    looked = 0
    for seed in range(40):
        held = [Counter[str]() for _ in range(seats)]
        for number, (match, before) in enumerate(played(seats, seed)):
            now = lying(match)
            taken_up = Counter(before.discard) - Counter(now.discard)
            for seat in range(seats):
                came = Counter(now.hands[seat]) - Counter(before.hands[seat])
                if len(before.deck) == len(now.deck) and now.discard:
                    held[seat] += came & taken_up
                held[seat] -= Counter(before.hands[seat]) - Counter(now.hands[seat])
            viewer = number % seats
            if any(held[seat] for seat in range(seats) if seat != viewer):
                looked += 1
                other = lying(match.imagine(viewer, f"{number}"))
                for seat in range(seats):
                    assert not held[seat] - Counter(other.hands[seat])
        if looked > 10:
            return
    raise AssertionError("hardly anything was salvaged")


@pytest.mark.parametrize("seats", [3, 4])
def test_the_deck_that_was_the_discard_pile_holds_nothing_else(seats: int) -> None:
    pile, looked = Counter[str](), 0
    for number, (match, before) in enumerate(played(seats, 5)):
        now = lying(match)
        if len(now.deck) > len(before.deck):
            pile = Counter([*before.discard, *(play.card for play in before.played)])
            for seat in range(seats):
                pile += Counter(before.hands[seat]) - Counter(now.hands[seat])
        if pile and number % 2 == 0:
            looked += 1
            other = lying(match.imagine(number % seats, f"{number}"))
            assert not Counter(other.deck) - pile
    assert looked > 5


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.long
def test_mayoral_cards_that_were_put_back_lie_where_their_owner_knows(seats: int) -> None:
    looked = 0
    for seed in range(4):
        under: list[dict[str, int]] = [{} for _ in range(seats)]
        for number, (match, before) in enumerate(played(seats, seed)):
            now = lying(match)
            for seat in range(seats):
                if before.phase == "mayoral":
                    continue
                gone = set(before.choices[seat]) - set(now.choices[seat])
                for card in gone & set(now.mayoral_deck):
                    under[seat][card] = 0
            for viewer, known in enumerate(under):
                known_now = {card: now.mayoral_deck.index(card) for card in known if card in now.mayoral_deck}
                under[viewer] = known_now
                if known_now and number % 3 == 0:
                    looked += 1
                    other = lying(match.imagine(viewer, f"{number}"))
                    assert {card: other.mayoral_deck.index(card) for card in known_now} == known_now
    assert looked > 10


@pytest.mark.parametrize("seats", SEATS)
def test_nobody_is_imagined_to_have_kept_what_the_viewer_gave_back_at_the_start(seats: int) -> None:
    for seed in range(20):
        match = Match.start(TITLE, seats, TITLE.options(), f"{seed:064x}")
        given: list[set[str]] = []
        for seat in range(seats):
            choices = set(lying(match).choices[seat])
            question = match.question(seat)
            assert question is not None
            match.answer(seat, match.advise(seat, Random(seed)), question.number)
            given.append(choices - set(lying(match).kept[seat]))
            for viewer in range(seat + 1):
                for luck in range(5):
                    other = lying(match.imagine(viewer, f"{luck}"))
                    others = [one for one in range(seats) if one != viewer]
                    taken = {card for one in others for card in (*other.kept[one], *other.choices[one])}
                    assert not taken & given[viewer]
                    assert given[viewer] <= set(other.mayoral_deck)


def test_a_match_of_an_older_release_knows_nothing_yet_and_goes_on() -> None:
    match = Match.start(TITLE, 3, TITLE.options(), f"{3:064x}")
    state = lying(match).model_dump(mode="json")
    del state["known"], state["shuffled"]
    old = GuildsGame.model_validate(state)
    assert [known.salvaged for known in old.known] == [[], [], []]
