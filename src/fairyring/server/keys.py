"""Keys to seats. Only their hashes are ever stored, and no key is written into a log."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from hashlib import sha256
from hmac import compare_digest, new
from itertools import count
from secrets import token_urlsafe

KEY_BYTES = 20
"""160 bits: nobody guesses a seat."""

ID_BYTES = 9
LEAST_SIGNS = 10
"""Different signs in a key that somebody else has drawn: of a thousand million random ones each has more."""


def make_key() -> str:
    return token_urlsafe(KEY_BYTES)


def make_id() -> str:
    """A table's name in addresses. It is no secret, but nobody lists tables by counting.

    It does not begin with a dash, which commands would take for an option.
    """
    while (name := token_urlsafe(ID_BYTES)).startswith("-"):
        pass
    return name


def weak(secret: str) -> bool:
    """Can this never have been drawn at random?"""
    return len(set(secret)) < LEAST_SIGNS


def hashed(key: str) -> str:
    """What the database keeps of a key. Keys are long and random, so a plain hash cannot be turned back."""
    return sha256(key.encode()).hexdigest()


class Bunch:
    """The name and all keys of a new table, made of one secret: whoever has it works them out again, nobody else."""

    def __init__(self, secret: str) -> None:
        self.secret = secret.encode()
        names = (self.made(f"table {number}", ID_BYTES) for number in count())
        self.table = next(name for name in names if not name.startswith("-"))
        self.invite = self.made("invite", KEY_BYTES)
        self.watch = watch_key(self.invite)

    def seat(self, number: int) -> str:
        return self.made(f"seat {number}", KEY_BYTES)

    def made(self, what: str, size: int) -> str:
        return urlsafe_b64encode(new(self.secret, what.encode(), sha256).digest()[:size]).decode().rstrip("=")


def fits(key: str, stored: str) -> bool:
    return bool(stored) and compare_digest(hashed(key), stored)


def watch_key(invite: str) -> str:
    """The spectators' token. Whoever was invited can work it out, so it need not be stored to be handed on."""
    return new(invite.encode(), b"watch", sha256).hexdigest()[:40]
