"""Keys to seats. Only their hashes are ever stored, and no key is written into a log."""

from __future__ import annotations

from hashlib import sha256
from hmac import compare_digest, new
from secrets import token_urlsafe

KEY_BYTES = 20
"""160 bits: nobody guesses a seat."""

ID_BYTES = 9


def make_key() -> str:
    return token_urlsafe(KEY_BYTES)


def make_id() -> str:
    """A table's name in addresses. It is no secret, but nobody lists tables by counting.

    It does not begin with a dash, which commands would take for an option.
    """
    while (name := token_urlsafe(ID_BYTES)).startswith("-"):
        pass
    return name


def hashed(key: str) -> str:
    """What the database keeps of a key. Keys are long and random, so a plain hash cannot be turned back."""
    return sha256(key.encode()).hexdigest()


def fits(key: str, stored: str) -> bool:
    return bool(stored) and compare_digest(hashed(key), stored)


def watch_key(invite: str) -> str:
    """The spectators' token. Whoever was invited can work it out, so it need not be stored to be handed on."""
    return new(invite.encode(), b"watch", sha256).hexdigest()[:40]
