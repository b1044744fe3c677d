"""Those who read letters, for all tests of them."""

import pytest

from bot.store import Store
from tests.bot.letters.letterbox import Readers


@pytest.fixture
def readers(store: Store) -> Readers:
    return Readers(store)
