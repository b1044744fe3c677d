"""Secret bids: nobody sees one before all are there, and tiles are used before and after."""

from __future__ import annotations

import pytest

from engines.kernel import Match, RefusedError
from tests.kernel.table import ADA, BEN, CLEO, board, news, numbers, offered, opened, question, rig, say
from tests.toys.lanterns import LANTERNS, Lanterns, LanternsBoard, LanternsGame


def hands(*cards: list[int], **options: str | bool) -> Match:
    """A match in which these are the hands."""
    match = opened(LANTERNS, len(cards), **options)
    return rig(match, hands=[list(hand) for hand in cards])


def test_bids_are_revealed_together() -> None:
    match = hands([3, 5], [4, 6], [2, 2])
    assert all(one.secret for one in match.awaited())
    say(match, ADA, "5")
    say(match, CLEO, "2")
    assert board(match).laid == (None, None, None)
    assert "5" not in "".join(str(event.text.args.values()) for event in match.view(BEN).news)
    assert match.view(ADA).hand != match.view(BEN).hand
    assert set(numbers(match)) == {BEN}
    assert all(option.final for option in question(match, BEN).legal if not option.extra)
    say(match, BEN, "4")
    assert board(match).laid == (5, 4, 2)
    assert not match.can_undo(ADA)


def test_a_bid_is_taken_back_while_others_still_think() -> None:
    match = hands([3, 5], [4, 6])
    say(match, ADA, "5")
    match.undo(ADA)
    say(match, ADA, "3")
    say(match, BEN, "4")
    assert board(match).laid == (3, 4)


def test_a_tile_is_used_before_the_bid_and_the_same_question_comes_again() -> None:
    match = hands([3, 5], [4, 6])
    before = numbers(match)
    outcome = say(match, ADA, "swap")
    assert not outcome.undoable
    assert [event.text.id for event in outcome.events if not event.seen_by(BEN)] == ["lanterns-event-drawn"]
    assert "lanterns-event-drawn" not in news(match, None)
    assert question(match, ADA).step == "drop"
    assert numbers(match)[BEN] == before[BEN]
    say(match, ADA, offered(match, ADA)[0])
    assert question(match, ADA).step == "lay"
    assert "swap" not in offered(match, ADA)
    with pytest.raises(RefusedError):
        say(match, ADA, "swap")


def test_after_the_reveal_only_owners_are_asked_and_only_while_they_own() -> None:
    match = hands([3, 5], [4, 6], [2, 2])
    rig(match, tiles=[["plus"], [], ["plus"]])
    for seat, card in enumerate(("3", "4", "2")):
        say(match, seat, card)
    assert set(numbers(match)) == {ADA, CLEO}
    say(match, ADA, "plus")
    assert set(numbers(match)) == {CLEO}, "who has no tile left is not asked whether to go on"
    say(match, CLEO, "go_on")
    assert question(match, ADA).step == "lay"
    assert board(match).won == ((), (), ()), "equal bids fall out"


def test_without_tiles_nobody_is_asked_after_the_reveal() -> None:
    match = hands([3, 5], [4, 6], tiles=False)
    lot = board(match).lot
    say(match, ADA, "3")
    say(match, BEN, "4")
    assert question(match, ADA).step == "lay"
    assert board(match).won == ((), (lot,))


def test_equal_bids_go_to_whoever_is_behind_where_that_was_chosen() -> None:
    match = hands([4, 5], [4, 6], [1, 2], tiles=False, ties="behind")
    rig(match, won=[[1], [], []])
    lot = board(match).lot
    for seat, card in enumerate(("4", "4", "1")):
        say(match, seat, card)
    assert board(match).won == ((1,), (lot,), ())


def test_the_leak_test_notices_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """A board that shows bids before the reveal is not the same when they are dealt anew."""

    class Careless(Lanterns):
        def board(self, game: LanternsGame) -> LanternsBoard:
            return super().board(game).model_copy(update={"laid": tuple(game.laid)})

    match = opened(Careless(), 3)
    say(match, ADA, offered(match, ADA)[0])
    before = match.view(BEN).model_dump_json()
    seen = {match.redealt(BEN, f"{seed:064x}").view(BEN).model_dump_json() == before for seed in range(5)}
    assert False in seen
