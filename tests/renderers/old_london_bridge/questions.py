"""Questions of Old London Bridge made by hand."""

from __future__ import annotations

from data.text import Text
from engines.kernel import Option, Question


def space_question(*ways: tuple[str, str, str]) -> Question:
    """Where the pawn goes: space, stack, the tiles used (or none)."""
    options = [Option({"with": way[2] or "no_tile", "space": way[0], "stack": way[1]}) for way in ways]
    prompt = Text("bridge-ask-space", {"card": Text("bridge-card-2"), "money": 14})
    return Question(0, prompt, options, step="space")


def replace_question(*numbers: int) -> Question:
    """Which building is replaced."""
    options = [Option({"building": str(number)}) for number in numbers]
    prompt = Text("bridge-ask-replace", {"building": Text("bridge-kind-gate")})
    return Question(0, prompt, options, step="replace")


def bid_question(*cards: int, cards_a_round: int = 1) -> Question:
    """Which cards are played; a Lady may be taken first."""
    options = [Option({"card": str(card)}) for card in cards]
    options.append(Option({"use": "take_lady"}, extra=True))
    prompt = Text("bridge-ask-bid", {"round": 5, "cards": cards_a_round})
    return Question(0, prompt, options, step="bid", secret=True)


def inn_question(strength: int) -> Question:
    """Which cards are taken from the inn."""
    options = [Option({"card": str(card)}, weight=card, most=9) for card in range(1, min(3, strength) + 1)]
    prompt = Text("bridge-ask-inn", {"strength": strength})
    return Question(0, prompt, options, least=0, most=strength, budget=strength, step="inn")


def tile_question(*piles: str) -> Question:
    """Which bonus tile is taken."""
    options = [Option({"tile": "use_x", "pile": pile}) for pile in piles]
    return Question(0, Text("bridge-ask-tile", {"left": 2}), options, step="tile")
