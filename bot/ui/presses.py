"""All handlers of presses: whoever imports this module has declared them."""

from bot.ui import answering, lobby, looking, orders, rules

__all__ = ["answering", "lobby", "looking", "orders", "rules"]
