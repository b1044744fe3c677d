"""Icons beside words: looked up at once, left out where they do not fit, and never what a message fails for."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.ui.kit.content import Content, fitted, with_news
from bot.ui.kit.icons import SIGNS, Sign, put, without_icons
from bot.ui.kit.ids import Id
from bot.ui.kit.limits import MESSAGE
from bot.ui.kit.markup import bare, cut, safe
from bot.ui.kit.press import beside, button, choice, menu
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
    assert capital(f"**{WOOD} wood**") == f"**{WOOD} Wood**"
    assert capital("ada> ben") == "Ada> ben"


def test_a_message_that_is_refused_for_its_icons_goes_out_without_any() -> None:
    line = f"{WOOD} wood"
    shown = button(Id("pick", 1), "Wood", icon=WOOD.emoji)
    lines = menu(Id("pick", 1, 2), [choice("Wood", "wood", icon=WOOD.emoji)], "Choose", row=1)
    embed = discord.Embed(title="Card", description=line).add_field(name="One", value=line, inline=False)
    embed.add_field(name="Two", value="plain", inline=True)
    plain = without_icons(Content(line, items=[shown, lines], embed=embed).to_edit())
    assert plain["content"] == "wood"
    assert (plain["embed"].title, plain["embed"].description) == ("Card", "wood")
    fields = [(one.name, one.value, one.inline) for one in plain["embed"].fields]
    assert fields == [("One", "wood", False), ("Two", "plain", True)]
    assert [row["components"][0].get("emoji") for row in plain["view"].to_components()] == [None, None]
    assert plain["view"].to_components()[1]["components"][0]["options"][0].get("emoji") is None
    laid = without_icons(Content(line, items=[beside(line, shown)], laid=True).to_send())
    texts = [one.content for one in laid["view"].walk_children() if isinstance(one, discord.ui.TextDisplay)]
    assert texts == ["wood", "wood"]
    assert (
        without_icons(Content("", embed=discord.Embed(title="Card")).to_send())["embed"].description is None
    )


class Discord:
    """Takes what is sent, or refuses it first with this code and these words."""

    def __init__(self, code: int, said: str) -> None:
        self.sent: list[Any] = []
        answered: Any = SimpleNamespace(status=400, reason="no")
        self.error = discord.HTTPException(answered, {"code": code, "message": said})

    async def send(self, **given: Any) -> str:
        self.sent.append(given.get("content"))
        if len(self.sent) == 1:
            raise self.error
        return "sent"


@pytest.mark.parametrize(
    ("code", "said", "again"),
    [
        (10014, "no", True),
        (50035, "Invalid Emoji", True),
        (50035, "too long", False),
        (10008, "emoji", False),
    ],
)
async def test_only_what_is_refused_for_its_icons_is_sent_again_and_nothing_bears_any_then(
    code: int, said: str, again: bool
) -> None:
    SIGNS.show({"tiny_towns/wood": WOOD})
    turn, there, doubts = SIGNS.turn, Discord(code, said), list[int]()
    SIGNS.doubted = lambda: doubts.append(1)
    try:
        if again:
            assert await put(there.send, {"content": f"{WOOD} wood"}) == "sent"
        else:
            with pytest.raises(discord.HTTPException):
                await put(there.send, {"content": f"{WOOD} wood"})
    finally:
        SIGNS.doubted = None
    assert there.sent == [f"{WOOD} wood", *["wood"] * again]
    assert (SIGNS.find("tiny_towns", "wood") is None) is again
    assert (SIGNS.turn > turn, doubts) == (again, [1] * again)
