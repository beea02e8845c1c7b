"""Cards that can be played, as numbers: from the hand, the Meadow, or among the revealed ones (EVB-PLAY-01)."""

from __future__ import annotations

from typing import Final

from fairyring.games.everdell.state import Everdell
from fairyring.games.everdell.wording import hand_elements

FROM_SLOT: Final = 256
FROM_SHOWN: Final = 512
FROM_ASIDE: Final = 768
"""Codes of cards to play: kinds of the hand, then slots of the Meadow, then kinds of the revealed cards, then of those
that lie elsewhere (`Customs.aside`)."""


def kind_at(t: Everdell, code: int) -> int:
    """The kind of the card that a code means."""
    if code < FROM_SLOT:
        return code
    if code < FROM_SHOWN:
        return t.meadow[code - FROM_SLOT]
    return code - (FROM_SHOWN if code < FROM_ASIDE else FROM_ASIDE)


def code_name(t: Everdell, code: int) -> str:
    """`play farm`; `play farm from 3` for a slot of the Meadow, `play farm from aside` for what lies elsewhere."""
    name = f"play {t.content.cards[kind_at(t, code)].ident}"
    if code >= FROM_ASIDE:
        return f"{name} from aside"
    return f"{name} from {code - FROM_SLOT + 1}" if FROM_SLOT <= code < FROM_SHOWN else name


def code_key(t: Everdell, code: int) -> int:
    """The card and where it comes from, not only the slot."""
    if FROM_SLOT <= code < FROM_SHOWN:
        return 1024 + t.meadow[code - FROM_SLOT] * 8 + code - FROM_SLOT
    return code


def code_elements(t: Everdell, seat: int, code: int) -> tuple[str, ...]:
    if code < FROM_SLOT:
        return hand_elements(t, seat, code)
    if code < FROM_SHOWN:
        return (f"meadow:{code - FROM_SLOT}",)
    if code >= FROM_ASIDE:
        return (f"aside:{t.content.cards[code - FROM_ASIDE].ident}",)
    return tuple(f"shown:{i}" for i, kind in enumerate(t.shown[len(t.shown) - 1]) if kind == code - FROM_SHOWN)


def distinct(t: Everdell, codes: list[int]) -> list[int]:
    """Codes without those of a slot of the Meadow that holds the same card as one before it."""
    kinds: list[int] = []
    found: list[int] = []
    for code in codes:
        if FROM_SLOT <= code < FROM_SHOWN:
            kind = t.meadow[code - FROM_SLOT]
            if kind in kinds:
                continue
            kinds.append(kind)
        found.append(code)
    return found
