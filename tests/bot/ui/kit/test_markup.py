"""Names inside messages: as they are written, and harmless."""

from __future__ import annotations

import pytest

from bot.ui.kit.markup import bold, safe
from data.names import isolated, straight


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada", "Ada"),
        ("Zoë Ångström-Łukasiewicz", "Zoë Ångström-Łukasiewicz"),
        ("a*b_c", r"a\*b\_c"),
        ("https://example.org/x", "https:\u2060/\u2060/example.org\u2060/x"),
        ("discord.gg/lure", "discord.gg\u2060/lure"),
        ("<https://example.org>", r"\<https:" + "\u2060/\u2060/example.org" + r"\>"),
        ("A\u202edaB\u202c", "AdaB"),
        ("محمد ١٢٣", "\u2068محمد ١٢٣\u2069"),
        ("\u2067דנה", "\u2068דנה\u2069"),
        ("١", "\u2068١\u2069"),
    ],
)
def test_a_name_formats_links_and_turns_nothing(name: str, shown: str) -> None:
    assert safe(name) == shown
    assert bold(name) == f"**{shown}**"


def test_labels_and_pictures_bear_names_unescaped() -> None:
    assert isolated("a*b/c") == straight("a*b/c") == "a*b/c"
    assert straight("\u202aדנה\u2069") == "דנה"
    assert isolated("\u202aדנה\u2069") == "\u2068דנה\u2069"
