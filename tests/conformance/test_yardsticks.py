"""What others are measured by stays as it was."""

from __future__ import annotations

import pytest

from engines.kernel.catalogue import title_of, titles
from tests.conformance.yardsticks import MATCHES, answered, recorded


@pytest.mark.parametrize("name", MATCHES)
def test_a_yardstick_answers_as_it_was_recorded(name: str) -> None:
    title = title_of(name)
    for (seats, written), then in zip(MATCHES[name], recorded(title), strict=True):
        assert list(answered(title, seats, written)) == then


def test_every_title_is_recorded() -> None:
    assert MATCHES.keys() == titles().keys()
