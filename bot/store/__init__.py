"""SQL: what is kept about servers, people, tables, matches and messages."""

from bot.store.alone import alone
from bot.store.backup import back_up
from bot.store.base import ConflictError, Connection, Store
from bot.store.household import ALL, Share
from bot.store.place import StoreError, UnreachableError, check_place
from bot.store.postgresql import unreachable
from bot.store.shrink import shrink

__all__ = [
    "ALL",
    "ConflictError",
    "Connection",
    "Share",
    "Store",
    "StoreError",
    "UnreachableError",
    "alone",
    "back_up",
    "check_place",
    "shrink",
    "unreachable",
]
