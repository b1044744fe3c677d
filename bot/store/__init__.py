"""SQL: what is kept about servers, people, tables, matches and messages."""

from bot.store.base import ConflictError, Connection, Store
from bot.store.place import StoreError, check_place

__all__ = ["ConflictError", "Connection", "Store", "StoreError", "check_place"]
