"""Hidden monuments stay hidden, also by who is awaited; and the deck cannot be read."""

from __future__ import annotations

from random import Random

from engines.kernel import Match, Text, backstage
from engines.tiny_towns.components import of_group
from tests.engines.tiny_towns.drawn import (
    ADA,
    BEN,
    CLEO,
    asks,
    do,
    erect,
    lay,
    name,
    news,
    opened,
    options,
    own,
    question,
    say,
    table,
    values,
)

SQUARE = "GG../DW../..../...."


def placed(match: Match, drawing: str) -> str:
    """What Ada is asked after placing brick beside this drawing."""
    lay(match, ADA, drawing)
    name(match, "brick")
    do(match, ADA, at="D4")
    return asks(match, ADA)


def test_two_cards_are_dealt_and_one_is_kept_in_secret() -> None:
    """Preparation, 10 and 11."""
    match = opened(3)
    assert [one.secret for one in match.awaited()] == [True] * 3
    dealt = match.view(ADA).hand.dealt
    assert len(set(dealt)) == 2
    assert values(match, ADA, "monument") == set(dealt)
    say(match, ADA, dealt[0])
    assert match.view(ADA).hand.kept == dealt[0]
    assert news(match, BEN) == ["towns-event-kept"]
    assert match.view(BEN).board == match.view(None).board
    assert not any(card in match.view(BEN).model_dump_json() for card in dealt)
    match.undo(ADA)
    say(match, ADA, dealt[1])
    assert match.view(ADA).hand.kept == dealt[1]
    assert match.view(None).board.phase == "monuments"


def test_whoever_can_build_nothing_for_all_to_see_is_not_asked() -> None:
    """Building is passed over by public knowledge: no monument card, no pattern."""
    assert placed(table(2), SQUARE) == ""


def test_a_hidden_monument_that_might_fit_keeps_the_table_waiting_whatever_it_is() -> None:
    """The same cubes, once with The Starloom that fits and once with a monument that does not."""
    for monument, found, prompt in (
        ("starloom", {"starloom", "done"}, "towns-ask-build"),
        ("obelisk", {"done"}, "towns-ask-build-nothing"),
    ):
        match = table(2)
        own(match, ADA, monument)
        assert placed(match, SQUARE) == "build"
        assert question(match, ADA).prompt.id == prompt, "only Ada reads her question"
        assert match.asked(ADA) == Text("towns-ask-build"), "and this is what all read of it"
        assert values(match, ADA, "building") == found
        assert [one.seat for one in match.awaited()] == [ADA, BEN]


def test_the_reason_is_taught_to_the_owner_alone() -> None:
    """Only done is left, and the own monument says why."""
    match = table(2)
    own(match, ADA, "obelisk")
    assert placed(match, SQUARE) == "build"
    (blocked,) = options(match, ADA, teach=True, building="obelisk")
    assert blocked.blocked is not None
    assert blocked.blocked.id == "towns-why-no-pattern"
    assert not options(match, ADA, teach=True, building="starloom")


def test_a_monument_that_another_has_built_is_no_reason_to_wait() -> None:
    """Built monuments are known, so The Starloom cannot be Ada's."""
    match = table(2)
    own(match, ADA, "obelisk")
    erect(match, BEN, "starloom", "D4")
    assert placed(match, SQUARE) == ""


def test_a_built_monument_is_no_reason_to_wait_for_its_owner() -> None:
    """Nobody has two monuments."""
    match = table(2)
    erect(match, ADA, "obelisk", "D3")
    lay(match, ADA, "GG../DW../...m/....", "obelisk")
    name(match, "brick")
    do(match, ADA, at="D4")
    assert asks(match, ADA) == ""


def test_every_monument_might_be_the_hidden_one() -> None:
    """The put back and the undealt ones, too."""
    match = opened(3)
    for seat in (ADA, BEN, CLEO):
        say(match, seat, match.view(seat).hand.dealt[0])
    assert set(backstage.state(match).secret_monuments()) == set(of_group("monument"))


def test_a_redeal_keeps_what_the_viewer_knows_and_changes_the_rest() -> None:
    """Own cards, kept and put back, stay; those of others are dealt anew."""
    match = opened(3)
    mine = set(match.view(ADA).hand.dealt)
    for seat in (ADA, BEN):
        say(match, seat, match.view(seat).hand.dealt[0])
    others = set()
    for number in range(12):
        copy = match.redealt(ADA, f"{number:064x}")
        assert copy.view(ADA) == match.view(ADA)
        assert {backstage.state(copy).towns[ADA].kept, backstage.state(copy).towns[ADA].returned} == mine
        others.add(copy.view(BEN).hand.kept)
        assert mine.isdisjoint({copy.view(BEN).hand.kept, *copy.view(CLEO).hand.dealt})
    assert len(others) > 4


def test_the_deck_is_dealt_anew_but_for_what_the_solo_player_put_there() -> None:
    """Solo: the cards under the pile are known in their order."""
    match = opened(1, monuments=False)
    known = []
    for at in ("A1", "B2", "C3"):
        kind = question(match, ADA).options[0].parts["resource"]
        known.append(kind)
        do(match, ADA, resource=kind)
        do(match, ADA, at=at)
        if asks(match, ADA) == "build":
            do(match, ADA, building="done")
    orders = {tuple(backstage.state(match.redealt(ADA, f"{number:064x}")).deck.pile) for number in range(8)}
    assert all(list(order[-3:]) == known for order in orders)
    assert len({order[:-3] for order in orders}) > 1


def test_awaited_seats_tell_nothing_in_whole_matches() -> None:
    """Whoever is awaited is the same in every deal that a spectator could imagine."""
    luck = Random(4)
    match = opened(3)
    while not match.over:
        seat = luck.choice(match.awaited()).seat
        asked = question(match, seat)
        picks = match.advise(seat, luck)
        before = match.redealt(seat, f"{luck.getrandbits(200):064x}")
        final = asked.option(picks[0])
        match.answer(seat, picks, asked.number)
        if final is not None and not final.final:
            before.answer(seat, picks, asked.number)
            assert before.awaited() == match.awaited()
