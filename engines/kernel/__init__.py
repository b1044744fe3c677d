"""What all titles share: questions, steps, dice, the match and its views."""

from data.text import Text, Who
from engines.kernel.dice import Dice, commitment
from engines.kernel.game import Game
from engines.kernel.journal import Entry, Outcome
from engines.kernel.match import Match
from engines.kernel.options import Options
from engines.kernel.questions import (
    Option,
    Picks,
    Progress,
    Question,
    RefusedError,
    StaleError,
    fewest,
    progress,
)
from engines.kernel.steps import Ask, Step, Together
from engines.kernel.title import Title
from engines.kernel.views import (
    AnyView,
    Awaited,
    Event,
    Frozen,
    Line,
    Result,
    SeatResult,
    View,
    placings,
)

__all__ = [
    "AnyView",
    "Ask",
    "Awaited",
    "Dice",
    "Entry",
    "Event",
    "Frozen",
    "Game",
    "Line",
    "Match",
    "Option",
    "Options",
    "Outcome",
    "Picks",
    "Progress",
    "Question",
    "RefusedError",
    "Result",
    "SeatResult",
    "StaleError",
    "Step",
    "Text",
    "Title",
    "Together",
    "View",
    "Who",
    "commitment",
    "fewest",
    "placings",
    "progress",
]
