"""The rules as people read them, with the printed numbers in them."""

from __future__ import annotations

from data.words import Words
from engines.kernel.catalogue import AnyTitle
from engines.kernel.rulebook import rulebook


def rules(title: AnyTitle, page: str) -> str:
    """What a page of the rules says."""
    return Words("en")(f"{title.words}-rules-{page}", **title.figures())


def all_rules(title: AnyTitle) -> str:
    """What all pages say."""
    return "\n".join(rules(title, page.id) for page in rulebook(title.id).page)
