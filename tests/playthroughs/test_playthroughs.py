"""What people saved under any released version is read, played on to its end, and found to be what it was."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import get_args

import pytest

from bot.cli.record.matches import playthroughs
from bot.cli.record.playthrough import ENDING, PlaythroughError, lists, read, write
from bot.results.reel import Reel
from bot.results.verify import Stored, Verdict, verify
from engines.kernel import Entry, Match, Step, Title, Together
from engines.kernel.catalogue import AnyTitle, titles
from tests.playthroughs.kept import FILES, HERE, name, play_on, sees

TITLES = pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.id)
KEPT = pytest.mark.parametrize("path", FILES, ids=name)


@TITLES
def test_every_title_has_playthroughs_of_its_present_version(title: AnyTitle) -> None:
    assert list((HERE / title.id / str(title.version)).glob(f"*{ENDING}")), (
        f"nothing is kept of version {title.version} of {title.id}: guildhall record --to tests/playthroughs"
    )


@KEPT
def test_a_saved_match_goes_on_to_its_end(path: Path) -> None:
    kept = read(path)
    title = titles()[kept.title]
    match = Match.load(title, kept.saved.match.encode())
    assert match.length == kept.saved.at
    assert tuple(match.given(seat) for seat in range(match.seats)) == kept.saved.orders
    assert not kept.saved.lists or lists(match) == kept.saved.lists
    play_on(kept, match, kept.journal[kept.saved.at :])
    assert match.result is not None
    reason, seats = kept.result["reason"], kept.result["seats"]
    assert match.result.reason == reason
    places = [(one.placing, one.score) for one in match.result.seats]
    assert places == [(one["placing"], one["score"]) for one in seats]


@KEPT
def test_a_finished_match_is_read_played_again_and_verified(path: Path) -> None:
    kept = read(path)
    title = titles()[kept.title]
    ended = Match.load(title, kept.ended.encode())
    assert ended.result is not None
    if kept.version == title.version:
        sees(kept, ended)
    match = Match.start(title, kept.seats, title.options.parse(kept.options), kept.seed)
    play_on(kept, match, kept.journal[: kept.saved.at])
    entries = tuple(Entry(move.seat, move.picks, move.by) for move in kept.journal)
    seats = kept.result["seats"]
    stored = Stored(
        kept.result["reason"],
        {seat: json.dumps(one) for seat, one in enumerate(seats)},
        {seat: (one["placing"], one["score"]) for seat, one in enumerate(seats)},
    )
    shown = Reel(kept.title, kept.seats, kept.options, kept.seed, entries)
    assert verify(shown, kept.commitment, stored) == Verdict(seed_fits=True, result_fits=True)


def steps(title: AnyTitle) -> tuple[type[Step], ...]:
    """Every step of a title."""
    return get_args(get_args(get_args(title.game.model_fields["agenda"].annotation)[0])[0])


@TITLES
def test_a_title_is_kept_from_the_middle_in_lanes_and_with_orders(title: AnyTitle) -> None:
    kept = [read(path) for path in (HERE / title.id / str(title.version)).glob(f"*{ENDING}")]
    kinds = {one.kind for one in kept}
    assert {"few", "middle"} <= kinds
    assert bool(kinds & {"orders", "lists"}) == (type(title).orders is not Title.orders)
    assert ("lanes" in kinds) == any(issubclass(step, Together) for step in steps(title))
    assert len({one.seats for one in kept}) > 1 or len(title.seats) == 1
    assert len({tuple(one.options.items()) for one in kept}) > 1 or not title.options.choices()
    for one in kept:
        assert any(move.picks is None for move in one.journal), "nothing is taken back"
        match = Match.load(title, one.saved.match.encode())
        waiting = [match.question(seat) is not None for seat in range(match.seats)]
        assert one.kind != "lanes" or 1 < sum(waiting) < match.seats
        assert one.kind != "orders" or any(match.given(seat) for seat in range(match.seats))
        assert one.kind != "lists" or any(lists(match))
        assert one.kind != "middle" or any(match.can_undo(seat) for seat in range(match.seats))


def test_the_same_release_is_recorded_in_the_same_bytes(tmp_path: Path) -> None:
    title = titles()["tiny_towns"]
    for file in ("one", "other"):
        write(tmp_path / file, next(playthroughs(title)))
    assert (tmp_path / "one").read_bytes() == (tmp_path / "other").read_bytes()


def test_a_playthrough_cut_short_is_refused_by_name(tmp_path: Path) -> None:
    whole = FILES[0].read_bytes()
    path = tmp_path / "cut.json.gz"
    told = {
        whole[: len(whole) // 2]: "ended before",
        whole[:1]: "",
        b"": "the text",
        b"no gzip at all": "Not a gzipped file",
        gzip.compress(gzip.decompress(whole)[:-30]): "the text",
        gzip.compress(b'{"title": "pillars"}'): "journal",
        whole[:40] + b"\0\0\0\0" + whole[44:]: "",
    }
    for spoilt, reason in told.items():
        path.write_bytes(spoilt)
        with pytest.raises(PlaythroughError) as refused:
            read(path)
        said = str(refused.value)
        assert str(path) in said
        assert reason in said
        assert "\n" not in said
    with pytest.raises(PlaythroughError, match="missing"):
        read(tmp_path / "missing.json.gz")
