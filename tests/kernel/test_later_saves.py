"""What a later release has saved is refused by name, and what an older one has saved is brought up to date."""

from __future__ import annotations

import json
from typing import Any

import pytest
from pydantic import ValidationError

from engines.kernel import Match
from engines.kernel.saved import FORM, LaterSaveError
from tests.kernel.shelf import SHELF, Shelf
from tests.kernel.table import ADA, opened, say


class Watched(Shelf):
    """Nothing may ever be upgraded here."""

    def upgrade(self, state: dict[str, Any], version: int) -> dict[str, Any]:
        raise AssertionError(f"asked to upgrade {state} of version {version}")


def saved(**changed: object) -> bytes:
    """A match as it is saved, with something in it that is not as this release writes it."""
    match = opened(SHELF)
    say(match, ADA, "put")
    return json.dumps(json.loads(match.save()) | changed).encode()


def test_a_later_version_of_the_title_is_refused_before_anything_is_upgraded() -> None:
    with pytest.raises(LaterSaveError) as refused:
        Match.load(Watched(), saved(version=7))
    assert str(refused.value) == (
        "it was saved in version 7 of shelf, and this release knows them up to 1: "
        "run the release that saved it, or a later one"
    )


def test_fields_that_only_a_later_release_knows_do_not_hide_its_version() -> None:
    with pytest.raises(LaterSaveError, match="version 2 of shelf"):
        Match.load(Watched(), saved(version=2, reminders=[], state='{"clocks": [], "deck": "secret"}'))


def test_a_later_form_of_saved_matches_is_refused() -> None:
    with pytest.raises(LaterSaveError, match=f"form {FORM + 1} of saved matches"):
        Match.load(Watched(), saved(form=FORM + 1, version=0))


def test_what_is_stored_is_not_told() -> None:
    with pytest.raises(LaterSaveError) as refused:
        Match.load(SHELF, saved(version=2, seed="secret", state="secret"))
    assert "secret" not in str(refused.value)
    assert refused.value.__cause__ is None
    assert refused.value.__context__ is None


def test_whoever_freezes_a_table_catches_it() -> None:
    assert issubclass(LaterSaveError, ValueError)
    assert not issubclass(LaterSaveError, ValidationError)


def test_a_match_from_before_forms_were_numbered_is_of_the_first() -> None:
    plain = json.loads(saved())
    assert plain.pop("form") == FORM
    match = Match.load(SHELF, json.dumps(plain).encode())
    assert json.loads(match.save())["form"] == FORM
    assert match.can_undo(ADA)


@pytest.mark.parametrize("spoilt", [b"", b"{", b"[]", b'{"title": "shelf"}', b'{"version": "x"}'])
def test_a_save_cut_short_is_no_later_one(spoilt: bytes) -> None:
    with pytest.raises(ValidationError):
        Match.load(SHELF, spoilt)
