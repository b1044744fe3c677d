"""SQL: what is kept about servers, people, tables, matches and messages."""

from bot.store.base import ConflictError, Store, StoreError

__all__ = ["ConflictError", "Store", "StoreError"]
