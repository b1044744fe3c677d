"""A replay shows what was seen then and no more, and verification notices what was changed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.results.happened import EVENTS
from bot.results.reel import Reel
from bot.results.replay import at, entries, reel, view_at
from bot.results.verify import Stored, verify
from bot.tables.commit import Change
from engines.kernel import Entry, Match, RefusedError, go_back
from engines.kernel.catalogue import AnyTitle, titles
from engines.kernel.journal import turning_points
from engines.kernel.questions import random_picks
from tests.toys import LANTERNS, SPELLS, TOYS, YARDS

SEED = "2a" * 32
BACKS = 3


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    titles().update({toy.id: toy for toy in TOYS})
    yield
    for toy in TOYS:
        del titles()[toy.id]


def seen(match: Match, viewer: int | None) -> str:
    """Everything that a viewer sees, news aside."""
    return match.view(viewer).model_copy(update={"news": ()}).model_dump_json()


def played(
    title: AnyTitle, seats: int, *, answers: int = 10_000
) -> tuple[Reel, Match, list[dict[int | None, str]]]:
    """A match by chance in which people also take answers back, alone or by agreement, with what everybody saw."""
    luck, backs = Random(title.id), 0
    match = Match.start(title, seats, title.options(), SEED)
    everybody = [None, *range(seats)]
    then = [{viewer: seen(match, viewer) for viewer in everybody}]
    journal: list[Entry] = []
    while not match.over and match.length < answers:
        turn = luck.choice(match.awaited())
        question = match.question(turn.seat)
        assert question is not None
        picks = random_picks(question, luck)
        match.answer(turn.seat, picks, turn.number)
        journal.append(Entry(turn.seat, picks))
        then.append({viewer: seen(match, viewer) for viewer in everybody})
        if luck.random() < 0.3 and match.can_undo(turn.seat):
            match.undo(turn.seat)
            journal.append(Entry(turn.seat, None))
            then.append({viewer: seen(match, viewer) for viewer in everybody})
        if backs < BACKS and not match.over and luck.random() < 0.2 and (found := turning_points(journal, 5)):
            went = go_back(match, journal, found[-1].row)
            match, backs = went.match, backs + 1
            journal.append(went.entry)
            then.append({viewer: seen(match, viewer) for viewer in everybody})
    return Reel(title.id, seats, match.options.written(), SEED, tuple(journal)), match, then


@pytest.mark.parametrize(
    "title", [LANTERNS, SPELLS, YARDS, *titles().values()], ids=lambda title: str(title.id)
)
@pytest.mark.long
def test_every_step_shows_each_viewer_what_was_shown_then(title: AnyTitle) -> None:
    shown, _, then = played(title, 3, answers=50)
    assert any(entry.picks is None for entry in shown.entries) or title is LANTERNS
    assert any(entry.by == "back" for entry in shown.entries)
    for step, views in enumerate(then):
        for viewer, before in views.items():
            assert view_at(shown, step, viewer, ()).model_dump_json() == before


def test_a_secret_bid_is_not_seen_by_others_when_they_look_back() -> None:
    match = Match.start(LANTERNS, 2, LANTERNS.options(), SEED)
    question = match.question(0)
    assert question is not None
    picks = (question.legal[0].key,)
    shown = Reel(LANTERNS.id, 2, match.options.written(), SEED, (Entry(0, picks),))
    assert view_at(shown, 1, 1, ()).board == view_at(shown, 1, None, ()).board
    assert '"laid":[null,null]' in view_at(shown, 1, 1, ()).model_dump_json()


def test_a_step_past_the_end_is_refused_with_what_there_is() -> None:
    shown, _, _ = played(YARDS, 2)
    with pytest.raises(RefusedError) as refused:
        at(shown, shown.steps + 1)
    assert refused.value.text.args == {"steps": shown.steps}


def test_a_journal_of_other_rules_is_refused_and_not_guessed() -> None:
    shown, _, _ = played(YARDS, 2)
    foreign = replace(shown, entries=(Entry(0, ("no such option",)), *shown.entries))
    with pytest.raises(RefusedError) as refused:
        at(foreign, foreign.steps)
    assert refused.value.text.id == "replay-other-rules"


def test_a_stored_row_that_play_went_back_is_read_as_it_was_told() -> None:
    match = Match.start(LANTERNS, 2, LANTERNS.options(), SEED)
    change = Change()
    change.wrote_start(match, 1)
    for seat, pick in ((0, "swap"), (1, "swap")):
        number = next(one.number for one in match.awaited() if one.seat == seat)
        change.wrote(match, Entry(seat, (pick,)), match.answer(seat, (pick,), number), 2)
    went = go_back(match, entries(change.journal), 0)
    change.wrote(went.match, went.entry, went.outcome, 3)
    row = change.journal[-1]
    assert (row.number, row.seat, row.picks, row.by) == (2, -1, ("0", "0", "0", "1"), "back")
    assert EVENTS.validate_json(row.events) == went.outcome.events
    shown = reel(LANTERNS.id, 2, match.options.written(), SEED, change.journal)
    assert at(shown, 3).save() == went.match.save()
    assert seen(at(shown, 2), 0) == seen(match, 0), "what was gone back over can be looked at still"


# Verification


def stored(match: Match) -> Stored:
    assert match.result is not None
    seats = dict(enumerate(match.result.seats))
    return Stored(
        match.result.reason,
        {seat: one.model_dump_json() for seat, one in seats.items()},
        {seat: (one.placing, one.score) for seat, one in seats.items()},
    )


def test_an_honest_match_is_found_honest() -> None:
    shown, match, _ = played(YARDS, 3)
    assert any(entry.by == "back" for entry in shown.entries)
    verdict = verify(shown, match.commitment, stored(match))
    assert (verdict.seed_fits, verdict.result_fits) == (True, True)


def test_another_seed_score_placing_reason_or_journal_is_noticed() -> None:
    shown, match, _ = played(YARDS, 3)
    assert match.result is not None
    kept = stored(match)
    other = replace(shown, seed="2b" * 32)
    assert not verify(other, match.commitment, kept).seed_fits
    better = match.result.seats[0].model_copy(update={"score": 99}).model_dump_json()
    for changed in (
        replace(kept, sheets={**kept.sheets, 0: better}),
        replace(kept, sheets={**kept.sheets, 0: "{}"}),
        replace(kept, scores={**kept.scores, 0: (kept.scores[0][0], 99)}),
        replace(kept, scores={**kept.scores, 0: (9, kept.scores[0][1])}),
        replace(kept, reason="another"),
    ):
        assert verify(shown, match.commitment, changed).result_fits is False
    short = replace(shown, entries=shown.entries[:-1])
    assert verify(short, match.commitment, kept).result_fits is None
