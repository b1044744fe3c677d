"""`guildhall tournament` lets computer players of several levels play each other, fairly, and counts."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import Result

from bot.cli.tournament import bounds, lineup
from bot.cli.tournament.contest import answer, contest
from bot.cli.tournament.former import former
from engines.kernel.blind import blinded
from engines.kernel.catalogue import title_of
from engines.kernel.imagined import Imagined
from engines.kernel.levels import Player, think

Typed = Callable[..., Result]
Refused = Callable[..., str]
BRIDGE = ("tournament", "old_london_bridge", "--seats", 2, "--matches", 4, "--seed", 7, "--json")
HERE = Path(__file__).parents[3]
KEYS = ["level", "played", "wins", "low", "high", "score", "cpu_ms", "cpu_ms_worst"]


def report(result: Result) -> dict[str, Any]:
    assert result.exit_code == 0, result.output
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def without_time(found: dict[str, Any]) -> dict[str, Any]:
    for one in found["players"]:
        del one["cpu_ms"], one["cpu_ms_worst"]
    return found


def test_json_is_one_object_with_every_player(typed: Typed) -> None:
    result = typed(*BRIDGE, "--players", "normal,random")
    found = report(result)
    assert (found["title"], found["seats"], found["matches"], found["seed"]) == (
        "old_london_bridge",
        2,
        4,
        "7",
    )
    assert [one["level"] for one in found["players"]] == ["normal", "random"]
    assert all(list(one) == KEYS for one in found["players"])
    assert sum(one["wins"] for one in found["players"]) == pytest.approx(1)
    assert all(one["low"] <= one["wins"] <= one["high"] for one in found["players"])
    assert result.stderr == ""


def test_the_same_words_count_the_same_and_another_seed_something_else(typed: Typed) -> None:
    first = without_time(report(typed(*BRIDGE, "--players", "easy,erring")))
    assert without_time(report(typed(*BRIDGE, "--players", "easy,erring"))) == first
    other = typed(*BRIDGE, "--players", "easy,erring", "--seed", 8)
    assert without_time(report(other)) | {"seed": "7"} != first


def test_people_get_a_table(typed: Typed) -> None:
    result = typed("tournament", "tiny_towns", "--players", "random", "--seats", 2, "--matches", 2)
    assert result.exit_code == 0, result.output
    assert "wins of 100" in result.stdout


def test_each_player_sits_in_each_seat_of_the_same_deal() -> None:
    players: tuple[Player, ...] = ("strong", "normal", "easy")
    sitting = [lineup(players, 3, number) for number in range(6)]
    assert [one.deal for one in sitting] == [0, 0, 0, 1, 1, 1]
    for place in range(3):
        assert {one.players[place] for one in sitting[:3]} == set(players)


def test_where_there_are_fewer_players_than_seats_the_last_takes_the_rest() -> None:
    sitting = [lineup(("strong", "yardstick"), 4, number).players for number in range(4)]
    assert [players.index("strong") for players in sitting] == [0, 1, 2, 3]
    assert all(players.count("yardstick") == 3 for players in sitting)


def test_of_more_players_than_seats_all_meet_all() -> None:
    players: tuple[Player, ...] = ("strong", "normal", "easy", "yardstick")
    sitting = [lineup(players, 2, number) for number in range(12)]
    assert len({one.players for one in sitting}) == 12
    assert {one.deal for one in sitting} == {0}
    assert lineup(players, 2, 12).deal == 1


def test_a_shared_victory_is_split_and_somebody_alone_wins_nothing() -> None:
    title = title_of("old_london_bridge")
    for number in range(3):
        seated = contest(title, title.options(), ("normal",) * 3, f"deal {number}", "luck")
        assert sum(one.won for one in seated) == pytest.approx(1)
    towns = title_of("tiny_towns")
    assert [one.won for one in contest(towns, towns.options(), ("random",), "deal", "luck")] == [0.0]


def test_the_bounds_are_those_of_wilson() -> None:
    low, high = bounds(0.5, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert bounds(1.0, 20)[0] == pytest.approx(0.839, abs=0.001)
    assert bounds(1.0, 20)[1] == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("old_london_bridge", "--players", "strong,genius"), "no player “genius”"),
        (("old_london_bridge", "--players", ","), "no player"),
        (("old_london_bridge", "--players", "normal", "--seats", 5), "2 to 4 seats"),
        (("old_london_bridge", "--players", "normal", "--matches", 0), "At least one match"),
        (("tiny_towns", "--players", "normal", "--seats", 1, "--option", "novice=on"), "novice"),
        (("chess", "--players", "normal"), "chess"),
        (("pillars", "--players", "strong,former"), "in which folder that release lies"),
        (("pillars", "--players", "strong", "--former", "."), "and only then"),
        (("pillars", "--players", "former", "--former", "no/such/folder"), "no release of Guildhall"),
    ],
)
def test_what_cannot_be_played_is_said(refused: Refused, words: tuple[object, ...], said: str) -> None:
    assert said in refused("tournament", *words)


def test_who_has_not_played_yet_is_told_without_numbers(typed: Typed) -> None:
    words = ("tournament", "old_london_bridge", "--players", "random, easy,normal", "--seats", 2)
    first, second, third = report(typed(*words, "--matches", 1, "--json"))["players"]
    assert (first["played"], second["played"]) == (1, 1)
    assert list(third) == KEYS
    assert (third["level"], third["played"], third["wins"]) == ("normal", 0, None)
    (line,) = (line for line in typed(*words, "--matches", 1).stdout.splitlines() if "normal" in line)
    assert line.count("–") == 4


def test_time_and_answers_are_counted_for_whoever_was_really_asked() -> None:
    title = title_of("old_london_bridge")
    seated = contest(title, title.options(), ("random", "easy"), "deal", "luck")
    for one in seated:
        assert one.answers > 5
        assert 0 < one.worst_ms <= one.cpu_ms < one.answers * 1000
    assert [one.level for one in seated] == ["random", "easy"]
    again = contest(title, title.options(), ("random", "easy"), "deal", "luck")
    assert [(one.score, one.answers) for one in again] == [(one.score, one.answers) for one in seated]
    other = contest(title, title.options(), ("random", "easy"), "deal", "other luck")
    assert [one.score for one in other] != [one.score for one in seated]


def test_strong_thinks_by_what_its_seat_knows() -> None:
    title = title_of("old_london_bridge")
    match = Imagined.begun(title, 2, title.options(), "ab" * 32)
    others = 0
    for number in range(8):
        seat = match.next()
        picks = answer(match, seat, "strong", str(number))
        assert picks == think(title, blinded(title, match.game, seat), seat, str(number), "strong").picks
        others += picks != answer(match, seat, "normal", str(number))
        match.take(seat, picks)
    assert others


# Another release


def test_the_strong_computer_of_another_release_answers_by_what_its_seat_knows() -> None:
    title = title_of("pillars")
    match = Imagined.begun(title, 2, title.options(), "ab" * 32)
    while match.asked_of(match.next()).step != "draft":
        match.take(match.next(), answer(match, match.next(), "normal", "luck"))
    seat, blind = match.next(), blinded(title, match.game, match.next())
    with former(HERE) as other:
        found = [other.think("pillars", blind, seat, luck) for luck in ("one", "two")]
    assert [one.picks for one in found] == [think(title, blind, seat, luck).picks for luck in ("one", "two")]
    assert all(one.ms > 1 for one in found)


def test_a_folder_without_computers_that_think_ahead_is_no_release(refused: Refused, tmp_path: Path) -> None:
    (tmp_path / "engines" / "kernel").mkdir(parents=True)
    words = ("tournament", "pillars", "--players", "strong,former", "--former", tmp_path)
    assert "whose computers think ahead" in refused(*words)


def test_a_release_that_cannot_read_the_matches_of_this_one_is_told(tmp_path: Path, refused: Refused) -> None:
    kernel = tmp_path / "engines" / "kernel"
    kernel.mkdir(parents=True)
    (kernel / "catalogue.py").write_text("def title_of(name): raise KeyError(name)")
    (kernel / "levels.py").write_text("def think(*asked): pass")
    words = ("tournament", "pillars", "--players", "former,random", "--seats", 2, "--former", tmp_path)
    assert "cannot read a match of pillars" in refused(*words, "--matches", 1)


@pytest.mark.long
def test_against_itself_a_release_plays_as_against_its_own_computers(typed: Typed) -> None:
    words = ("tournament", "pillars", "--seats", 2, "--matches", 2, "--json")
    alone = report(typed(*words, "--players", "strong"))["players"][0]
    both = report(typed(*words, "--players", "strong,former", "--former", HERE))["players"]
    assert sum(one["score"] for one in both) / 2 == pytest.approx(alone["score"], abs=0.01)
    assert sum(one["wins"] for one in both) == pytest.approx(1)
