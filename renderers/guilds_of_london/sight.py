"""What a picture of this title is drawn from."""

from __future__ import annotations

from engines.guilds_of_london.view import GuildsBoard, GuildsHand
from engines.kernel import View

GuildsView = View[GuildsBoard, GuildsHand]
