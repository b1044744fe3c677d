"""SQL: what is kept about servers, people, tables, matches and messages."""

from bot.store.base import ConflictError, Store
from bot.store.place import StoreError, check_place

__all__ = ["ConflictError", "Store", "StoreError", "check_place"]
