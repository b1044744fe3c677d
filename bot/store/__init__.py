"""SQL: what is kept about servers, people, tables, matches and messages."""

from bot.store.base import ConflictError, Connection, Store, StoreError

__all__ = ["ConflictError", "Connection", "Store", "StoreError"]
