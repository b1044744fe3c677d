"""What the page of one order says of a menu that does not hold all there is."""

from __future__ import annotations

from bot.ui.kit.ids import Id
from bot.ui.play.planning import Plan, _listed
from bot.ui.table.controls import Panel
from bot.ui.table.look import labelled, look, spoken
from bot.ui.table.narrow import narrow, token
from data.words import Words
from engines.kernel import Option, Question, Text
from engines.kernel.catalogue import title_of
from tests.bot.ui.table.test_fits import table

WORDS = Words()


MANY = Question(0, Text("orders-add"), [Option({"building": str(number)}) for number in range(60)])


def listed(title: str, name: str, *path: str, page: int = 0, offered: Question | None = None) -> list[str]:
    live = table(title_of(title), 0)
    match, shown = live.playing, look(live, 1)
    kind = next(one for one in match.standing.kinds(0) if one.name == name)
    plan = Plan(match, 0, kind)
    here = Id("plan", 1, picks=token(name), path="".join(map(token, path)), page=page)
    panel = Panel(shown, spoken(live.row, WORDS), labelled(live.row, WORDS), here)
    narrowed = narrow(offered or plan.offered, [token(value) for value in path])
    return _listed(panel, plan, here, narrowed)


def test_which_part_of_a_long_menu_is_seen_is_said() -> None:
    for page, part in enumerate(("1 to 24", "25 to 48", "49 to 60")):
        (line,) = listed("tiny_towns", "plans", page=page, offered=MANY)
        assert line.startswith(f"-# The menu lists {part} of 60, ")


def test_what_was_chosen_on_the_way_is_said_and_short_menus_need_no_word() -> None:
    assert listed("tiny_towns", "plans") == []
    assert listed("tiny_towns", "plans", "cottage") == ["Next on the list: Cottage …"]
