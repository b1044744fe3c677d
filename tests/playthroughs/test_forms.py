"""A stored field that changes under the same version is noticed, and named, before it freezes anybody's table."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pydantic import BaseModel, create_model

from bot.cli.record import forms
from bot.cli.record.playthrough import read
from bot.cli.record.release import STORED, Thing, of_title, record, things
from bot.cli.sentences import InputError
from engines.kernel import Game
from engines.kernel.catalogue import AnyTitle, titles
from engines.kernel.record import Record
from engines.kernel.saved import FORM
from engines.pillars.cathedral import Build
from engines.pillars.game import PillarsGame
from engines.pillars.player import Player
from engines.tiny_towns.game import TownsGame
from tests.playthroughs.kept import FILES, HERE, name


def with_field(model: type[BaseModel], old: str, new: str | None = None, kind: Any = None) -> type[BaseModel]:
    """A copy of a model in which one field has another name, or another type."""
    fields: dict[str, Any] = {}
    for field, info in model.model_fields.items():
        renamed = new if field == old and new else field
        fields[renamed] = (kind if field == old and kind else info.annotation, info)
    return create_model(model.__name__, __config__=model.model_config, **fields)


def with_game(title: AnyTitle, game: type[BaseModel]) -> AnyTitle:
    """The title as it would be with another state."""
    other: AnyTitle = type(title.__class__.__name__, (type(title),), {"game": game})()
    return other


def stored(game: type[Game[Any]]) -> Iterator[str]:
    """The fields of a state that are saved."""
    return (field for field, info in game.model_fields.items() if not info.exclude)


@pytest.mark.parametrize("thing", list(things()), ids=lambda thing: thing.name)
def test_what_is_stored_has_the_form_that_is_kept_of_its_version(thing: Thing) -> None:
    if said := thing.complaint(HERE):
        pytest.fail(said, pytrace=False)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A folder in which the present form of everything is kept."""
    for thing in things():
        thing.keep_form(tmp_path)
    return tmp_path


@pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.id)
def test_a_renamed_field_of_any_title_is_named_with_what_to_do(root: Path, title: AnyTitle) -> None:
    fields = list(stored(title.game))
    game = title.game
    for field in fields:
        game = with_field(game, field, f"other_{field}")
    said = of_title(with_game(title, game)).complaint(root)
    assert said is not None
    for field in fields:
        assert f"game.{field}: gone" in said
        assert f"game.other_{field}: new" in said
    assert f"of {title.id} has changed, and is still called version {title.version}" in said
    assert "Raise `version` of its Title" in said
    assert "Title.upgrade" in said
    assert "guildhall record" in said


def test_a_field_inside_the_state_and_one_of_a_step_are_named_too(root: Path) -> None:
    title = titles()["pillars"]
    players = list[with_field(Player, "gold", "coins")]  # type: ignore[misc]  # made just now
    said = of_title(with_game(title, with_field(PillarsGame, "players", kind=players))).complaint(root)
    assert said is not None
    assert "game.players.gold: gone (was integer)" in said
    assert "game.players.coins: new (is integer)" in said
    step = list[with_field(Build, "used", "spent")]  # type: ignore[misc]
    said = of_title(with_game(title, with_field(PillarsGame, "agenda", kind=step))).complaint(root)
    assert said is not None
    assert "game.agenda.build.used: gone (was map to integer)" in said


def test_a_field_that_becomes_something_else_is_named(root: Path) -> None:
    title = titles()["tiny_towns"]
    thing = of_title(with_game(title, with_field(TownsGame, "seats", kind=str)))
    assert "game.seats: was integer, is string" in (thing.complaint(root) or "")


def test_renaming_a_class_changes_nothing_that_is_stored(root: Path) -> None:
    title = titles()["pillars"]
    renamed = create_model("Somebody", __base__=Player)
    thing = of_title(with_game(title, with_field(PillarsGame, "players", kind=list[renamed])))  # type: ignore[valid-type]
    assert thing.complaint(root) is None


def test_every_field_of_the_snapshot_is_held() -> None:
    kept = json.loads((HERE / "snapshot" / str(FORM) / STORED).read_text("utf-8"))
    for field in Record.model_fields:
        form = forms.of_model(with_field(Record, field, "renamed"), "snapshot")
        assert f"snapshot.{field}" in kept
        assert f"snapshot.{field}" not in form


@pytest.mark.parametrize("path", FILES, ids=name)
def test_the_form_names_every_field_that_was_ever_saved(path: Path) -> None:
    kept = read(path)
    form = json.loads((path.parent / STORED).read_text("utf-8"))
    for state in (json.loads(kept.saved.match)["state"], json.loads(kept.ended)["state"]):
        for field in json.loads(state):
            assert f"game.{field}" in form


def test_a_version_that_was_raised_asks_to_be_recorded(root: Path) -> None:
    title = titles()["pillars"]
    thing = replace(of_title(with_game(title, with_field(PillarsGame, "round", "turn"))), version="999")
    assert thing.complaint(root) == ("Nothing is kept of pillars, version 999. Record it: guildhall record")


def test_what_is_kept_is_not_replaced_by_mistake(tmp_path: Path) -> None:
    assert list(record(tmp_path, ["snapshot"], again=False)) == [
        f"snapshot, version {FORM}: recorded in {tmp_path / 'snapshot' / str(FORM)}."
    ]
    assert list(record(tmp_path, ["snapshot"], again=False)) == [
        f"snapshot, version {FORM}: is kept already, and nothing has changed."
    ]
    file = tmp_path / "snapshot" / str(FORM) / STORED
    whole = file.read_text("utf-8")
    file.write_text(whole.replace("snapshot.length", "snapshot.size"), "utf-8")
    with pytest.raises(InputError, match=r"snapshot\.length: new") as refused:
        list(record(tmp_path, ["snapshot"], again=False))
    assert "Raise FORM" in str(refused.value)
    list(record(tmp_path, ["snapshot"], again=True))
    assert file.read_text("utf-8") == whole


def test_what_does_not_exist_cannot_be_kept(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="“chess”"):
        list(record(tmp_path, ["chess"], again=False))


def test_a_column_that_changes_without_a_migration_is_named(root: Path) -> None:
    database = next(thing for thing in things() if thing.name == "database")
    changed = {key.replace("tables.host", "tables.owner"): value for key, value in database.form.items()}
    said = replace(database, form=changed).complaint(root)
    assert said is not None
    assert "tables.host: gone (was BIGINT NOT NULL)" in said
    assert "Write a migration" in said
