"""What a picture of this title is drawn from."""

from __future__ import annotations

from engines.kernel import View
from engines.tiny_towns.view import TownsBoard, TownsHand

TownsView = View[TownsBoard, TownsHand]
