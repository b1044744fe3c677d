"""Questions of The Pillars of the Earth as the rules ask them."""

from __future__ import annotations

from data.text import Text, Who
from engines.kernel import Option, Question
from engines.pillars.effects import effect_text
from engines.pillars.telling import amount_text, card_text
from renderers.pillars.sight import PillarsView
from tests.renderers.pillars.views import PLAYERS, POOL, fresh, step, table


def draft_question(seat: int = 0) -> Question:
    """Which card; two of the pool are out of reach."""
    open_ = [Option({"card": card}) for card in POOL if card not in ("stone_4", "architect")]
    why = Text("pillars-why-workers", {"needed": 10, "workers": 9})
    shut = [Option({"card": card}, blocked=why) for card in ("stone_4", "architect")]
    prompt = Text("pillars-ask-draft", {"workers": 9, "gold": 5})
    return Question(seat, prompt, [*open_, *shut, Option({"card": "pass"})], step="draft")


def builder_question(seat: int = 0) -> Question:
    """Which space."""
    values = ("richard", "court", "glassblower_5", "market", "start_player", "pass", "redraw")
    prompt = Text("pillars-ask-builder", {"price": 3, "gold": 14})
    return Question(seat, prompt, [Option({"space": value}) for value in values], step="builder")


def redraw_question(seat: int = 0) -> Question:
    """Whether to draw again."""
    prompt = Text("pillars-ask-redraw", {"owner": Who(1), "price": 3})
    return Question(seat, prompt, [Option({"draw": v}) for v in ("keep", "again")], step="redraw")


def bishop_question(seat: int = 0) -> Question:
    """Protection or a cube."""
    told = {"event": card_text("cold_winter"), "effect": effect_text("cold_winter")}
    prompt = Text("pillars-ask-bishop-bad", told)
    options = [Option({"take": take}) for take in ("protection", "sand", "wood", "stone")]
    return Question(seat, prompt, options, step="bishop")


def use_question(card: str = "thomas", seat: int = 0) -> Question:
    """Whether to use a one-time card."""
    told = {"event": card_text("cold_winter"), "effect": effect_text("cold_winter"), "tax": 4, "gold": 14}
    prompt = Text(f"pillars-ask-{'protect' if card == 'thomas' else 'exempt'}", told)
    return Question(seat, prompt, [Option({"use": v}) for v in (card, "no")])


def market_question(seat: int = 0) -> Question:
    """Deals, and two that are not allowed."""
    deals = [("buy", "sand", 1), ("buy", "sand", 2), ("sell", "stone", 1), ("sell", "metal", 1)]
    options = [Option({"deal": f"{deal}_{goods}", "amount": str(n)}) for deal, goods, n in deals]
    options.append(Option({"deal": "buy_wood"}, blocked=Text("pillars-why-woodworker")))
    options.append(Option({"deal": "buy_metal"}, blocked=Text("pillars-why-metal")))
    prompt = Text("pillars-ask-market", {"gold": 14, "stock": [amount_text("sand", 4)]})
    return Question(seat, prompt, [*options, Option({"deal": "pass"})], step="market")


def build_question(seat: int = 0, *, proposal: bool = True) -> Question:
    """The proposal (to work, or to keep the gold), most points, and every craftsman alone."""
    uses = [
        Text("pillars-use-times", {"craftsman": card, "card": card_text(card), "times": times, "most": most})
        for card, times, most in (("carpenter_3", 3, 3), ("sculptor_3", 1, 1), ("woodworker_1", 1, 2))
    ]
    best = "best:5:4:2.0.1.1" if proposal else "best:0:0:0.4.0.0"
    options = [Option({"plan": value}) for value in (best, "most:7:-6:2.0.0.1")]
    for card, times in (("carpenter_3", 3), ("sculptor_3", 1)):
        for number in range(1, times + 1):
            parts = {"plan": "piece", "craftsman": card, "times": str(number)}
            options.append(Option(parts))
    has = {"cubes": [amount_text("wood", 4)], "gold": 14}
    prompt = (
        Text("pillars-ask-build", {**has, "uses": uses, "brings": [], "pays": 0, "kept": [], "then": "keeps"})
        if proposal
        else Text("pillars-ask-build-rest", {**has, "then": "keeps"})
    )
    return Question(seat, prompt, [*options, Option({"plan": "stop"})], step="build")


def keep_question(seat: int = 0) -> Question:
    """Which five."""
    options = [Option({"keep": value}) for value in ("0.2.2.1", "1.1.2.1")]
    return Question(seat, Text("pillars-ask-keep"), options, step="keep")


def discard_question(seat: int = 0) -> Question:
    """Who leaves."""
    cards = PLAYERS[seat]["craftsmen"]
    assert isinstance(cards, tuple)
    options = [Option({"craftsman": card}) for card in cards]
    return Question(seat, Text("pillars-ask-discard-draft"), options, step="discard")


def order_question(seat: int = 0) -> Question:
    """Standing orders."""
    options = [Option({"order": "pass_3"}), Option({"order": "build"})]
    return Question(seat, Text("pillars-ask-orders"), options, least=0, most=2)


ASKED = {
    "draft": (fresh, draft_question),
    "builder": (table, builder_question),
    "redraw": (table, redraw_question),
    "bishop": (lambda seats, viewer: step(seats, 2, viewer), bishop_question),
    "protect": (lambda seats, viewer: step(seats, 2, viewer, tax=None), use_question),
    "exempt": (lambda seats, viewer: step(seats, 9, viewer), lambda: use_question("exemption")),
    "market": (lambda seats, viewer: step(seats, 12, viewer), market_question),
    "build": (lambda seats, viewer: step(seats, 13, viewer), build_question),
    "build_alone": (
        lambda seats, viewer: step(seats, 13, viewer),
        lambda: build_question(proposal=False),
    ),
    "keep": (lambda seats, viewer: step(seats, 13, viewer), keep_question),
    "discard": (lambda seats, viewer: step(seats, 10, viewer), discard_question),
    "orders": (table, order_question),
}


def asked(name: str, seats: int = 4) -> tuple[PillarsView, Question]:
    """A view of the first seat with its question."""
    made, question = ASKED[name]
    seen = made(seats, 0)  # type: ignore[operator]  # a table of small functions
    return seen.model_copy(update={"awaited": (0,)}), question()
