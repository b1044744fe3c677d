"""What all titles share: questions, steps, dice, the match and its views."""

from data.text import Text, Who
from engines.kernel.agreed import WentBack, go_back, seen_since
from engines.kernel.ahead import Plan, Planned
from engines.kernel.dice import Dice, commitment
from engines.kernel.game import Game
from engines.kernel.journal import Back, By, Entry, Outcome
from engines.kernel.luck import Mix
from engines.kernel.match import Match
from engines.kernel.options import Options
from engines.kernel.orders import Hold, Kind, Order, Standing, Want
from engines.kernel.questions import (
    Answer,
    Option,
    Part,
    Parts,
    Picks,
    Progress,
    Question,
    RefusedError,
    StaleError,
    Tried,
    blocked,
    fewest,
    option,
    picks_of,
    progress,
    smallest,
)
from engines.kernel.steps import Ask, Step, Together
from engines.kernel.title import Appraisal, Title
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
from engines.kernel.weights import Weights, weights

__all__ = [
    "Answer",
    "AnyView",
    "Appraisal",
    "Ask",
    "Awaited",
    "Back",
    "By",
    "Dice",
    "Entry",
    "Event",
    "Frozen",
    "Game",
    "Hold",
    "Kind",
    "Line",
    "Match",
    "Mix",
    "Option",
    "Options",
    "Order",
    "Outcome",
    "Part",
    "Parts",
    "Picks",
    "Plan",
    "Planned",
    "Progress",
    "Question",
    "RefusedError",
    "Result",
    "SeatResult",
    "StaleError",
    "Standing",
    "Step",
    "Text",
    "Title",
    "Together",
    "Tried",
    "View",
    "Want",
    "Weights",
    "WentBack",
    "Who",
    "blocked",
    "commitment",
    "fewest",
    "go_back",
    "option",
    "picks_of",
    "placings",
    "progress",
    "seen_since",
    "smallest",
    "weights",
]
