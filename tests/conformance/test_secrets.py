"""What a viewer may not know cannot be seen: deal it anew, and nothing that reaches him changes."""

from __future__ import annotations

import json
from random import Random

import pytest

from engines.kernel import Match, RefusedError, backstage
from engines.kernel.catalogue import AnyTitle
from tests.conformance.cases import (
    CASES,
    FEWER,
    FULL,
    TITLES,
    Case,
    answer,
    choose,
    everybody,
    looks,
    moments,
)
from tests.conformance.seen import drawn, question, stored, view

REDEALS, MATCHES = 2, 6
HANDS = "other hands"


def redeals(match: Match, viewer: int | None, luck: Random) -> list[Match]:
    """The match as it may be as well, for all that the viewer knows."""
    return [match.redealt(viewer, f"{luck.getrandbits(256):064x}") for _ in range(REDEALS)]


@pytest.mark.parametrize("case", FEWER, ids=str)
def test_a_redeal_of_what_is_hidden_cannot_be_seen(case: Case) -> None:
    match, luck = case.start(10), Random(10)
    for number in moments(match):
        if looks(number, 17):
            for viewer in luck.sample(everybody(match), 2):
                for other in redeals(match, viewer, luck):
                    assert view(other, viewer) == view(match, viewer)
                    assert other.awaited() == match.awaited()
                    assert question(other, viewer) == question(match, viewer)
                    assert other.census() == match.census()
                    if viewer is None:
                        for seat in range(case.seats):
                            assert other.asked(seat) == match.asked(seat), (
                                "a notice would tell something hidden"
                            )
                    if viewer is not None and match.question(viewer) is not None:
                        assert other.default(viewer) == match.default(viewer)
        answer(match, luck)


@pytest.mark.parametrize("case", FEWER, ids=str)
def test_what_can_be_taken_back_teaches_nothing(case: Case) -> None:
    match, luck = case.start(11), Random(11)
    for number in moments(match):
        seat, asks, picks = choose(match, luck)
        others = redeals(match, seat, luck) if looks(number, 7) else []
        before = [stored(other) for other in others]
        outcome = match.answer(seat, picks, asks.number)
        for other, state in zip(others, before, strict=True):
            there = other.answer(seat, picks, asks.number)
            assert there.undoable == outcome.undoable, f"whether {picks} is final hangs on something hidden"
            if outcome.undoable:
                assert view(other, seat) == view(match, seat), (
                    f"{picks} to {asks.step} shows something hidden"
                )
                assert question(other, seat) == question(match, seat)
                other.undo(seat)
                assert stored(other) == state


@pytest.mark.parametrize("case", FEWER, ids=str)
def test_news_tell_no_more_than_the_table_shows(case: Case) -> None:
    """Where a bystander sees the same table after the same answer, whatever is hidden from him, he reads the same."""
    match, luck = case.start(18), Random(18)
    for number in moments(match):
        seat, asks, picks = choose(match, luck)
        viewer = luck.choice([one for one in everybody(match) if one != seat])
        others = redeals(match, viewer, luck) if looks(number, 7) else []
        for other in others:
            backstage.state(other).dice = backstage.state(match).dice.model_copy()
        match.answer(seat, picks, asks.number)
        for other in others:
            try:
                other.answer(seat, picks, asks.number)
            except RefusedError:
                continue
            if table(other, viewer) == table(match, viewer):
                assert view(other, viewer) == view(match, viewer), (
                    f"the news of {picks} to {asks.step} say too much"
                )


def table(match: Match, viewer: int | None) -> str:
    """The view without its news."""
    return match.view(viewer).model_copy(update={"news": ()}).model_dump_json()


@pytest.mark.parametrize("title", TITLES, ids=lambda title: str(title.id))
def test_everything_hidden_is_dealt_anew(title: AnyTitle) -> None:
    """So that the tests above cannot be empty: each hidden zone, and each other hand, did differ at times."""
    differed: dict[str, bool] = {}
    for seed in range(MATCHES):
        for case in (case for case in CASES if case.title is title):
            match, luck = case.start(seed), Random(seed)
            for number in moments(match):
                if looks(number, 13):
                    compare_zones(match, luck, differed)
                answer(match, luck)
        if all(differed.values()):
            break
    assert [name for name, did in differed.items() if not did] == []
    hands = {name for name in differed if name.startswith(HANDS)}
    assert bool(hands) == bool(title.hand_type.model_fields)
    assert not hands or differed.keys() - hands, "there are secret hands, and nothing is said to be hidden"


def compare_zones(match: Match, luck: Random, differed: dict[str, bool]) -> None:
    """Note which zones have changed in a redeal."""
    for viewer in luck.sample(everybody(match), 2):
        hidden = unknown(match, viewer)
        for other in redeals(match, viewer, luck):
            there = unknown(other, viewer)
            for zone in hidden.keys() | there.keys():
                name = f"{zone} for {'a spectator' if viewer is None else 'a player'}"
                differed[name] = differed.get(name, False) or there.get(zone) != hidden.get(zone)


def unknown(match: Match, viewer: int | None) -> dict[str, str]:
    """What the title says is hidden from the viewer, and the hands of all others where they are secret."""
    zones = {name: json.dumps(zone) for name, zone in match.hidden(viewer).items()}
    for seat in range(match.seats):
        hand = match.view(seat).hand
        if seat != viewer and hand is not None:
            zones[HANDS] = zones.get(HANDS, "") + hand.model_dump_json()
    return zones


@pytest.mark.parametrize("case", FEWER, ids=str)
def test_neither_seed_nor_journal_is_in_a_view(case: Case) -> None:
    match, luck = case.start(0xC0FFEE << 64 | 13), Random(13)
    for number in moments(match):
        if looks(number, 16):
            for viewer in everybody(match):
                seen = view(match, viewer)
                assert match.seed not in seen
                assert match.seed.lstrip("0") not in seen
                assert match.commitment in seen
                assert '"dice"' not in seen
                assert '"seed"' not in seen
                assert '"journal"' not in seen
        answer(match, luck)


@pytest.mark.parametrize("case", FULL, ids=str)
def test_pictures_and_texts_show_nothing_hidden(case: Case) -> None:
    match, luck = case.start(14), Random(14)
    wanted = luck.randrange(30)
    for number in moments(match):
        if number == wanted:
            for viewer in (None, luck.randrange(case.seats)):
                there = dict(drawn(redeals(match, viewer, luck)[0], viewer))
                for name, seen in drawn(match, viewer):
                    assert there[name] == seen, f"{name} shows something hidden from {viewer}"
            return
        answer(match, luck)
