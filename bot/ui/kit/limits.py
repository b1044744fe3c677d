"""How much Discord takes: whatever is longer or more is refused with the whole request."""

from __future__ import annotations

MESSAGE = 2000
PAGE = MESSAGE - 200  # of a long text, with room for what stands above and below it
ALT = 1024
EMBED_TITLE, EMBED_DESCRIPTION, EMBED_FIELD = 256, 4096, 1024
THREAD_NAME = 100
NONCE = 25

CUSTOM_ID = 100
LABEL = 80
PLACEHOLDER = 150
MENU_LINES, MENU_TEXT = 25, 100
ROWS, IN_A_ROW = 5, 5
LAID_TEXT = 4000  # in all texts together of a message that is laid out
UNFOLDED = 1000  # of what was folded away, below the rest
BESIDE = 250  # of what stands beside a button: eight of them leave room for the rest

COMMAND_TEXT = 100
CHOICES, CHOICE = 25, 100

MEMBERS_ASKED = 100
