"""Placing an apprentice: path crystals, the bonus slot, deity cards (SAL-PLACE)."""

from __future__ import annotations

from bisect import insort

from fairyring.games.salamandra.components import BONUS, FACES, FIELD_OF, SIDE_OF, SLOTS
from fairyring.games.salamandra.gains import NO_GAINS, receive
from fairyring.games.salamandra.state import Salamandra
from fairyring.games.salamandra.wording import gain_words, joined, slot_args
from fairyring.kernel.reckoning import Worth, added
from fairyring.kernel.words import Args, Message


def place(t: Salamandra, seat: int, slot: int, rule: str) -> None:
    """Put an available apprentice on a slot: path crystals, bonus, deity cards (SAL-PLACE-01 to -06)."""
    me = t.players[seat]
    field = t.content.fields[FIELD_OF[slot]]
    me.available -= 1
    insort(me.active, slot)
    t.free.remove(slot)
    if t.sink is not None:
        t.emit("placed", seat, rule, {"field": field.name, "slot": SLOTS[SIDE_OF[slot]], "face": FACES[me.druid]})
    t.gain_crystals(seat, t.path_crystals(slot), "SAL-PLACE-03")
    receive(t, seat, field.bonus if SIDE_OF[slot] == BONUS else NO_GAINS, "place", FIELD_OF[slot])


def place_message(t: Salamandra, seat: int, slot: int) -> Message:
    """A placement with what it pays: path crystals, the gain of the bonus slot, and what deity cards give for it."""
    field = FIELD_OF[slot]
    args: Args = {**slot_args(t, slot), "crystals": t.path_crystals(slot)}
    bonus = SIDE_OF[slot] == BONUS
    if bonus:
        args["gain"] = gain_words(t.content.fields[field].bonus)
    message = Message("option-place-bonus" if bonus else "option-place", args)
    cards = [reaction.effect.reckon(Worth()) for kind in t.players[seat].deities
             for reaction in t.content.deities[kind].reactions if reaction.hears(t, seat, "place", seat, field)]
    gains = [Message("gain", {"what": what, "count": int(count)}) for what, count in sorted(added(cards).items())]
    return Message("option-place-cards", {"place": message, "gain": joined(gains[::-1])}) if gains else message
