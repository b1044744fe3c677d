"""`guildhall record` keeps how this release saves, and says in a sentence what it cannot keep."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.cli.record.playthrough import read
from bot.cli.record.release import STORED


@pytest.mark.long
def test_a_title_is_kept_by_version(typed: Callable[..., Any], tmp_path: Path) -> None:
    result = typed("record", "old_london_bridge", "--to", tmp_path)
    assert result.exit_code == 0, result.output
    folder = next((tmp_path / "old_london_bridge").iterdir())
    assert str(folder) in result.stdout
    assert {path.name for path in folder.iterdir()} >= {"lanes.json.gz", "middle.json.gz", STORED}
    kept = read(folder / "lanes.json.gz")
    assert (kept.title, str(kept.version)) == ("old_london_bridge", folder.name)
    for path in folder.glob("*.json.gz"):
        with_orders = path.name.startswith(("orders", "lists"))
        assert bool(read(path).orders) == with_orders, path.name
    again = typed("record", "old_london_bridge", "--to", tmp_path)
    assert "is kept already" in again.stdout


def test_a_form_that_changed_is_not_kept_under_the_same_version(
    typed: Callable[..., Any], refused: Callable[..., str], tmp_path: Path
) -> None:
    assert typed("record", "snapshot", "--to", tmp_path).exit_code == 0
    file = next(tmp_path.glob(f"snapshot/*/{STORED}"))
    before = file.read_text("utf-8").replace("snapshot.seed", "snapshot.luck")
    file.write_text(before, "utf-8")
    said = refused("record", "snapshot", "--to", tmp_path)
    assert "snapshot.seed: new (is string)" in said
    assert "Raise FORM" in said
    assert file.read_text("utf-8") == before


@pytest.mark.parametrize("name", ["chess", ""])
def test_what_is_not_stored_cannot_be_kept(refused: Callable[..., str], name: str, tmp_path: Path) -> None:
    assert f"“{name}”" in refused("record", name, "--to", tmp_path)


def test_a_folder_that_cannot_be_written_is_named(refused: Callable[..., str], tmp_path: Path) -> None:
    (tmp_path / "snapshot").write_text("a file")
    assert str(tmp_path / "snapshot") in refused("record", "snapshot", "--to", tmp_path)
