"""SQL: what is kept about servers, people, tables, matches and messages."""

from bot.store.backup import back_up
from bot.store.base import ConflictError, Connection, Store
from bot.store.place import StoreError, check_place

__all__ = ["ConflictError", "Connection", "Store", "StoreError", "back_up", "check_place"]
