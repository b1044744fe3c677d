"""The data files: numbers, provenance, and errors that name what is wrong."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from data import components as files
from data.components import ComponentError
from engines.guilds_of_london import components
from engines.guilds_of_london.components import SYMBOLS, board, cards, guilds, icon_of, specials, tiles

CACHES = (components.tiles, components.cards, components.mayoral)


def test_forty_guilds_and_five_special_buildings() -> None:
    assert len(guilds()) == 40
    assert len(specials()) == 5
    assert tiles()["dyers"].rank == 13
    assert tiles()["dyers"].need == 3
    assert "scythe" in tiles()["carpenters"].symbols


def test_each_symbol_stands_on_twelve_guilds() -> None:
    shown = Counter(symbol for tile in guilds() for symbol in tiles()[tile].symbols)
    assert shown == dict.fromkeys(SYMBOLS, 12)
    assert all(len(tiles()[tile].symbols) >= 4 for tile in specials())


def test_two_sides_of_the_plantation() -> None:
    assert [side.id for side in board().plantation] == ["ulster", "virginia"]
    assert icon_of("mayor3") == board().plantation[0].first[0]


@pytest.mark.parametrize("name", ["tiles", "tokens", "cards", "mayoral"])
def test_reconstructed_values_say_so(name: str) -> None:
    text = (Path(files.__file__).parent / "guilds_of_london" / f"{name}.toml").read_text("utf-8")
    assert 'source = "reconstructed"' in text
    assert 'source = "printed"' not in text


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("tiles", 'source = "printed"\nspecial = []\n[[guild]]\nid = "mercers"\nsymbols = ["moon"]\nneed = 2\nrank = 1\nfirst = []', "guild.0.symbols.0"),
        ("tiles", 'source = "printed"\nspecial = []\n[[guild]]\nid = "mercers"\nsymbols = ["cross"]\nneed = 2\nrank = 1\nfirst = ["gold 2"]', "such as “vp 4”"),
        ("cards", 'source = "printed"\n[[card]]\nid = "y1"\nsymbols = ["cross"]\ncopies = 2\neffect = [{ do = "dance" }]', "card.0.effect.0.do"),
        ("cards", 'source = "printed"\n[[card]]\nid = "y1"\nsymbols = ["cross"]\ncopies = 2\neffect = [{ do = "beadle" }, { do = "expel" }]', "only one part"),
        ("mayoral", 'source = "printed"\n[[mayoral]]\nid = "m01"\nrule = "luck"', "mayoral.0.rule"),
    ],
)  # fmt: skip
def test_a_bad_file_is_refused_by_name(tmp_path: Path, name: str, text: str, said: str) -> None:
    folder = tmp_path / "guilds_of_london"
    folder.mkdir()
    (folder / f"{name}.toml").write_text(text, "utf-8")
    for cached in CACHES:
        cached.cache_clear()
    files.override(tmp_path)
    try:
        with pytest.raises(ComponentError, match=said) as error:
            getattr(components, name)()
        assert f"{name}.toml" in str(error.value)
    finally:
        files.override(None)
        for cached in CACHES:
            cached.cache_clear()


def test_a_card_needs_one_choice_of_places_at_most() -> None:
    for card in cards().values():
        assert sum(part.chooses for part in card.effect) <= 1
