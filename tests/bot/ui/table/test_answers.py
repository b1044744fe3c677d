"""How whole answers are called in a sentence."""

from __future__ import annotations

from bot.ui.table.answers import listed
from data.words import Words
from engines.kernel.catalogue import title_of

GUILDS = title_of("guilds_of_london")


def test_what_a_card_is_paid_with_is_not_called_as_if_it_were_played() -> None:
    picked = [({"card": "y2", "use": "effect", "pay": "y1"}, True)]
    assert listed(GUILDS, Words("en"), picked) == "**Hiring Fair, Use its effect, paid with Apprentices**"
    assert listed(GUILDS, Words("en"), [({"card": "y1", "use": "hire"}, True)]).startswith("**Apprentices, ")
