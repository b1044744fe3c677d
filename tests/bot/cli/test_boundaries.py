"""What the commands take for granted, and where each of their bounds lies."""

from __future__ import annotations

import inspect
import json
import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from PIL import Image
from typer.testing import Result

from bot.cli import commands, health, picture, playing, simulate
from bot.cli.health import trouble
from bot.cli.record import matches
from bot.cli.record.playthrough import Orders, Playthrough, PlaythroughError, read, seen, write
from bot.cli.sentences import InputError
from bot.cli.simulate import Tally
from data.words import Words
from engines.kernel import Match
from engines.kernel.catalogue import title_of

Typed = Callable[..., Result]
TOWNS = title_of("tiny_towns")


def defaults(command: Callable[..., None]) -> dict[str, object]:
    return {name: one.default for name, one in inspect.signature(command).parameters.items()}


def test_what_need_not_be_said() -> None:
    of_matches = {"seats": None, "seed": "1", "option": None}
    assert defaults(commands.simulate).items() >= (of_matches | {"matches": 100, "as_json": False}).items()
    shown = {"answers": 40, "viewer": "table", "language": "en", "sheet": False}
    assert defaults(commands.picture).items() >= (of_matches | shown).items()
    assert defaults(commands.play) == {"port": 8710, "database": None}
    assert defaults(commands.record) == {"names": None, "to": Path("tests/playthroughs"), "again": False}
    assert defaults(commands.bench) == {
        "as_json": False,
        "quick": False,
        "only": None,
        "language": "en",
    }
    assert defaults(commands.waits).items() >= (of_matches | {"matches": 20}).items()
    assert defaults(commands.tournament).items() >= (of_matches | {"matches": 20}).items()
    assert defaults(commands.strength).items() >= {"only": "", "minutes": 115, "workers": 2}.items()
    assert defaults(commands.tune).items() >= {"seats": 2, "generations": 8, "matches": 60}.items()
    assert defaults(commands.learn).items() >= {"seats": 2, "rounds": 8, "ends": 1500}.items()
    assert defaults(commands.people) == {"tables": 100, "seed": "1", "as_json": False}
    assert defaults(commands.words) == {"language": None, "everything": False, "matches": 1, "pictures": True}
    for command in (commands.waits, commands.tournament, commands.strength, commands.lesson):
        assert defaults(command)["as_json"] is False


def test_without_a_command_the_commands_are_told(typed: Typed) -> None:
    for words in ((), ("ratings",)):
        result = typed(*words)
        assert "Usage" in result.output
    assert "--install-completion" not in typed("--help").output


# Health


def test_a_heartbeat_is_late_after_more_than_a_minute(tmp_path: Path) -> None:
    alive = tmp_path / "alive"
    alive.touch()
    os.utime(alive, (1000, 1000))
    assert health.LATE == 60
    assert trouble(alive, 1060) is None
    assert "61 seconds" in (trouble(alive, 1061) or "")
    assert trouble(alive, 0) is None


# Matches by chance


def test_four_play_where_four_may() -> None:
    assert playing.usual_seats(TOWNS) == 4
    few: Any = SimpleNamespace(seats=range(2, 4))
    assert playing.usual_seats(few) == 3


def test_the_same_seed_and_number_are_the_same_match() -> None:
    def begun(seed: str, index: int = 0) -> tuple[str, float]:
        match, luck = playing.begin(TOWNS, 2, TOWNS.options(), seed, index)
        return match.seed, luck.random()

    assert begun("a") == begun("a", 0)
    assert len({begun("a"), begun("a", 1), begun("b")}) == 3
    assert len({one[0] for one in (begun("a"), begun("a", 1), begun("b"))}) == 3


def test_a_match_is_played_to_its_end_and_can_be_replayed() -> None:
    match, luck = playing.begin(TOWNS, 2, TOWNS.options(), "a")
    journal = playing.play(match, luck)
    assert match.over
    assert len(journal) == match.length
    again = Match.replay(TOWNS, 2, TOWNS.options(), match.seed, journal)
    assert again.save() == match.save()


def test_whoever_is_awaited_is_asked_by_chance() -> None:
    match, luck = playing.begin(TOWNS, 4, TOWNS.options(), "a")
    awaited = {one.seat for one in match.awaited()}
    assert len(awaited) > 1
    assert {playing.asked(match, luck).seat for _ in range(60)} == awaited


def test_a_match_without_an_end_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    assert playing.LONGEST == 20_000
    monkeypatch.setattr(playing, "LONGEST", 2)
    match, luck = playing.begin(TOWNS, 2, TOWNS.options(), "a")
    for _ in range(3):
        playing.answer(match, luck)
    with pytest.raises(RuntimeError, match="does not end"):
        playing.answer(match, luck)
    assert match.length == 3


def test_options_are_written_as_name_and_value() -> None:
    assert playing.options_of(TOWNS, []) == TOWNS.options()
    assert playing.options_of(TOWNS, ["novice=on"]).written()["novice"] == "on"
    for wrong in (["novice"], ["novice=on", "novice=on"]):
        with pytest.raises(InputError):
            playing.options_of(TOWNS, wrong)


# Simulations


def over(reason: str, *scores: int) -> Any:
    seats = [SimpleNamespace(score=score) for score in scores]
    return SimpleNamespace(result=SimpleNamespace(reason=reason, seats=seats))


def test_a_tally_counts_matches_answers_and_scores() -> None:
    tally = Tally(TOWNS, 2, seconds=4.0, times=[0.001 * number for number in range(101)])
    tally.count(over("full", 7, 2))
    tally.count(over("early", 4, 6))
    tally.count(over("full", 5, 6))
    found = tally.report()
    assert (found["matches"], found["answers"], found["seconds"]) == (3, 101, 4.0)
    assert (found["matches_per_second"], found["answers_per_second"]) == (0.8, 25.2)
    assert found["p95_answer_ms"] == 95
    assert list(found["ended"].items()) == [("early", 1), ("full", 2)]
    assert found["scores"] == {"min": 2, "mean": 5.0, "max": 7}


def test_a_tally_of_nothing_is_nothing() -> None:
    found = Tally(TOWNS, 2).report()
    assert (found["matches"], found["answers"], found["p95_answer_ms"], found["answers_per_second"]) == (
        0,
        0,
        0,
        0,
    )
    assert found["scores"] == {"min": 0, "mean": 0, "max": 0}


def test_the_first_match_is_played_twice_and_counted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []
    whole = simulate._play

    def noted(tally: Tally, options: Any, seed: str, index: int) -> Match:
        played.append(index)
        return whole(tally, options, seed, index)

    monkeypatch.setattr(simulate, "_play", noted)
    found = simulate.simulate("tiny_towns", 2, 3, "x", (), quiet=True)
    assert played == [0, 0, 1, 2]
    lengths = [len(playing.play(*playing.begin(TOWNS, 2, TOWNS.options(), "x", index))) for index in range(3)]
    assert (found["matches"], found["answers"]) == (3, sum(lengths))
    assert 0 < found["seconds"] < 3600
    assert 0 < found["p95_answer_ms"] < 3600 * 1000
    assert found["seats"] == 2


def test_one_match_is_enough_and_people_read_every_line(typed: Typed) -> None:
    result = typed("simulate", "tiny_towns", "--matches", 1)
    assert result.exit_code == 0
    assert "4 seats" in result.stdout
    for line in ("matches per second", "p95 answer ms", "ended: ", "score, min", "score, mean", "score, max"):
        assert line in result.stdout


# Pictures


def test_a_viewer_is_the_table_or_a_seat() -> None:
    assert picture._seat("table", 2) is None
    assert (picture._seat("0", 2), picture._seat("1", 2)) == (0, 1)
    for wrong in ("2", "-1", "", "Ada"):
        with pytest.raises(InputError, match="0 to 1"):
            picture._seat(wrong, 2)


@pytest.mark.parametrize("answers", [0, 3])
def test_a_picture_is_drawn_after_so_many_answers(typed: Typed, tmp_path: Path, answers: int) -> None:
    out = tmp_path / "table.png"
    said = typed("picture", "tiny_towns", "--answers", answers, "--out", out).stdout
    assert f"after {answers} answers." in said
    assert f"{out.stat().st_size:,} bytes" in said
    with Image.open(out) as image:
        assert f"{image.width} × {image.height}" in said


def test_who_asks_for_what_is_drawn_that(monkeypatch: pytest.MonkeyPatch) -> None:
    hands: list[str | None] = ["hand"]
    artist = SimpleNamespace(
        table=lambda *_: "table",
        scores=lambda *_: "scores",
        seat=lambda _, question, __: ("seat", question is not None),
        hand=lambda *_: hands[0],
    )
    monkeypatch.setattr(picture, "artist_of", lambda _: artist)
    match, luck = playing.begin(TOWNS, 2, TOWNS.options(), "a")
    words = Words("en", ("Ada", "Ben"))
    drawn: Any = picture.drawn
    assert drawn(match, None, words) == "table"
    first = match.question(0)
    assert first is not None
    assert first.secret
    assert drawn(match, 0, words) == "hand"
    hands[0] = None
    assert drawn(match, 0, words) == ("seat", True)
    with pytest.raises(InputError, match="no sheet yet"):
        drawn(match, None, words, sheet=True)
    playing.play(match, luck)
    assert drawn(match, None, words, sheet=True) == "scores"
    assert drawn(match, 0, words) == ("seat", False)


def test_a_title_that_nobody_draws_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody(_: str) -> object:
        raise LookupError("nobody draws chess")

    monkeypatch.setattr(picture, "artist_of", nobody)
    match, _ = playing.begin(TOWNS, 2, TOWNS.options(), "a")
    with pytest.raises(InputError, match=r"^There is no picture yet: nobody draws chess\.$"):
        picture.drawn(match, None, Words("en", ("Ada", "Ben")))


# Recording


@pytest.fixture(scope="module")
def played() -> list[Playthrough]:
    return list(matches.playthroughs(title_of("old_london_bridge")))


@pytest.mark.long
def test_a_playthrough_is_a_whole_match_with_one_saved_in_the_middle(played: list[Playthrough]) -> None:
    title = title_of("old_london_bridge")
    seats = {one.kind: one.seats for one in played}
    assert seats["few"] == title.seats[0]
    assert seats["middle"] == (title.seats[0] + title.seats[-1]) // 2
    assert seats.get("lanes", title.seats[-1]) == title.seats[-1]
    for one in played:
        match = Match.start(title, one.seats, title.options.parse(one.options), one.seed)
        views = [seen(match)]
        for at, move in enumerate(one.journal):
            for orders in one.given_at(match.length):
                if not match.given(orders.seat) and not at:
                    match.order(orders.seat, orders.picks)
            move.carry_out(match)
            views.append(seen(match))
        assert tuple(views) == one.views
        assert match.save().decode() == one.ended
        assert any(move.picks is None for move in one.journal)
        assert {move.by for move in one.journal} >= {"person", "default"}
        assert 0 < one.saved.at < len(one.journal)
        saved = Match.load(title, one.saved.match.encode())
        assert saved.length == one.saved.at


def test_everybody_sees_something_and_a_spectator_too() -> None:
    match, luck = playing.begin(TOWNS, 3, TOWNS.options(), "a")
    views = seen(match).split()
    assert [len(view) for view in views] == [8] * 4
    assert len(set(views)) == 4
    playing.answer(match, luck)
    assert seen(match) != " ".join(views)


@pytest.mark.long
def test_a_playthrough_comes_back_from_its_file(played: list[Playthrough], tmp_path: Path) -> None:
    one = played[0].model_copy(
        update={"orders": (Orders(at=3, seat=0, picks=()), Orders(at=4, seat=0, picks=()))}
    )
    first, second = tmp_path / "a.json.gz", tmp_path / "b.json.gz"
    write(first, one)
    write(second, one)
    assert read(first) == one
    assert first.read_bytes() == second.read_bytes()
    assert [orders.at for orders in read(first).given_at(4)] == [4]
    first.write_bytes(first.read_bytes()[:-20])
    with pytest.raises(PlaythroughError, match=first.stem):
        read(first)


def test_options_of_a_playthrough_go_together() -> None:
    for number in range(20):
        options = matches._options(TOWNS, "few", 1, Random(number))
        assert TOWNS.conflict(1, options) is None
    assert matches._options(TOWNS, "lanes", 6, Random(1)) == TOWNS.options()
    written = {
        json.dumps(matches._options(TOWNS, "middle", 3, Random(number)).written()) for number in range(20)
    }
    assert len(written) > 1
