"""Icons beside words: looked up at once, left out where they do not fit, and never what a message fails for."""

from __future__ import annotations

import pytest

from bot.ui.kit.content import fitted, with_news
from bot.ui.kit.icons import SIGNS, Sign
from bot.ui.kit.limits import MESSAGE
from bot.ui.kit.markup import bare, cut, safe
from bot.ui.table.controls import capital
from data.text import Text, Who
from data.words import Words

WOOD = Sign("gh_wood_1a2b3c4d", 10**18)


@pytest.fixture(autouse=True)
def none() -> None:
    SIGNS.show({})


def test_an_icon_is_found_by_title_or_by_its_shelf() -> None:
    SIGNS.show({"tiny_towns/wood": WOOD, "house/star": WOOD})
    assert SIGNS.find("tiny_towns", "wood") == WOOD
    assert SIGNS.find("pillars", "wood") is None
    assert SIGNS.find("pillars", "house/star") == WOOD
    assert SIGNS.find("pillars", None) is None


def test_words_with_signs_say_the_same_beside_them() -> None:
    event = Text("towns-event-named", {"who": Who(0), "resource": Text("towns-cube-wood")})
    words = Words("en", ["Ada"])
    signed = words.signed({"towns-cube-wood": str(WOOD)})
    assert signed.say(event) == f"Ada names {WOOD} wood."
    assert bare(signed.say(event)) == words.say(event)
    assert signed.naming(["Ben"]).say(event) == f"Ben names {WOOD} wood."


def test_icons_go_before_words_are_cut() -> None:
    line = f"{WOOD} wood"
    assert cut(line, len("wood")) == "wood"
    assert cut(line, len("wood") - 1) == "wo…"
    many = "\n".join([line] * 100)
    assert len(many) > MESSAGE
    assert fitted(many) == "\n".join(["wood"] * 100)
    assert with_news(["head"], [line] * 100, ["end"]) == "\n".join(["head", *["wood"] * 100, "end"])
    assert with_news(["head"], [line], ["end"]) == f"head\n{line}\nend"


def test_what_somebody_is_called_is_no_icon() -> None:
    name = safe(str(WOOD))
    assert bare(name) == name


def test_a_capital_stands_behind_the_icon() -> None:
    assert capital(f"{WOOD} wood") == f"{WOOD} Wood"
    assert capital("ada> ben") == "Ada> ben"
