"""The icons of the house: the symbols of the seats."""

from __future__ import annotations

from functools import partial

from renderers.kit.palette import SEATS
from renderers.kit.sticker import Icon, seat_sign

ICONS: dict[str, Icon] = {paint.symbol: partial(seat_sign, seat) for seat, paint in enumerate(SEATS)}
