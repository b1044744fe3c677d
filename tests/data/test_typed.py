"""What people type is compared without accents."""

from __future__ import annotations

import pytest

from data.typed import folded


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Żwirownia", "zwirownia"),
        ("KAMIEŃ  młyński ", "kamien mlynski"),
        ("Età", "eta"),
        ("Straße", "strasse"),
    ],
)
def test_letters_are_compared_without_accents_case_and_spaces(typed: str, meant: str) -> None:
    assert folded(typed) == meant == folded(meant)
