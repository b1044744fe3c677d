"""Old London Bridge by Gabriele Bubola and Leo Colovini: falling house numbers on a stone bridge."""

from engines.old_london_bridge.title import OldLondonBridge

TITLE = OldLondonBridge()

__all__ = ["TITLE", "OldLondonBridge"]
