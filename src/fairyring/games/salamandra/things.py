"""What lies on a table of Salamandra, each thing once; `make fields` writes `kept.py` and `table.py` from this."""

from __future__ import annotations

from fairyring.kernel.fields import Names, Record, flag, lists, module, number, numbers, odd, pile
from fairyring.kernel.whole_table import whole_table


def names(kind: str) -> Names:
    return Names(f"content.{kind}[{{}}].ident", "content.kinds[{}]")


SLOTS = Names("[content.fields[{} // 4].ident, {} % 4]", "4 * content.kinds[{}[0]] + {}[1]")

PLAYER = Record("KeptPlayer", "One player's druid, apprentices, crystals, scrolls, points and cards.", [
    number("druid"),
    flag("passed", shown="passed"),
    number("available", shown="available"),
    number("crystals", shown="crystals"),
    number("scrolls", shown="scrolls"),
    number("vp", shown="points"),
    pile("active", SLOTS),
    pile("inactive", SLOTS),
    pile("deities", names("deities"), shared=True, shown="deities"),
    pile("salamanders", names("salamanders"), shared=True, shown="salamanders"),
    pile("groves", names("groves"), shared=True, shown="groves"),
    odd("prices", "list[int]", "[]", "Crystals for a good of each kind by exchange; 0 where there is none."),
    odd("heard", "list[str]", "[]", "What deity cards listen to."),
])

TABLE = Record("KeptSalamandra", "What everybody shares.", [
    flag("temple_clears", "The option `temple_completes_clearings` (SAL-GEO-12)."),
    numbers("order", "Seats by the time they came to their last total, latest last: the top of a stack (SAL-ROUND-05).",
            shared=True),
    odd("field_at", "dict[int, int]", "{}", "What lies on each cell: a field's number, or TEMPLE."),
    odd("cell_of", "list[int]", "[]", "The cell of each field; NONE while it is not in play.", key="fields",
        save="{content.fields[kind].ident: cell_name(at) for kind, at in enumerate(self.cell_of) if at != NONE}",
        load="[cell_named({0}[one.ident]) if one.ident in {0} else NONE\n"
             "                        for one in content.fields]"),
    odd("frontier", "list[int]", "[]",
        "Empty cells in contact with a tile, from the temple outwards, as in FAR (SAL-BUILD-03)."),
    odd("groves", "dict[int, int]", "{}", "The groves in play by their corners.",
        save="{cell_name(corner): content.groves[kind].ident for corner, kind in sorted(self.groves.items())}",
        load="{{cell_named(corner): content.kinds[name] for corner, name in {}.items()}}"),
    odd("free", "list[int]", "[]", "Free slots, rising.", copy="other.free[:]"),
    pile("row", names("fields"), gap="NONE"),
    pile("field_stack", names("fields"),
         "Face down; the top is the last of the first `fields_left`. Groves and decks lie alike.", shared=True),
    number("fields_left", shown="field_stack"),
    pile("grove_stack", names("groves"), shared=True),
    number("groves_left", shown="grove_stack"),
    odd("decks", "list[list[int]]", "[]", "Bear, Eagle, Yellow, Black.",
        save="{name: [content.card(deck, kind).ident for kind in self.decks[deck][:self.deck_left[deck]]]\n"
             "                      for deck, name in enumerate(DECKS)}",
        load="[[content.kinds[name] for name in {}[deck]] for deck in DECKS]"),
    odd("deck_left", "list[int]", "[]", copy="other.deck_left[:]"),
    pile("books", names("books"), shared=True),
    numbers("book_slots", "The seat on each slot, two for every spellbook in play.", shared=True),
    numbers("goods", "Made this turn, not yet used; lost when the turn ends (SAL-RES-03).", shared=True,
            unless="NOTHING_MADE"),
    number("focus", "The code of the action that is being carried out (see `turn`), for prompts.", "NONE"),
    lists("finals", "After the last round: books, crowns, bears, eagles, scrolls for every seat (SAL-FINAL-01).",
          shared=True),
], table=True)

KEPT = module("What lies on a table of Salamandra.", [
    "from fairyring.games.salamandra.components import DECKS, NONE, NOTHING_MADE, Content, cell_name, cell_named",
], "Content", [PLAYER, TABLE])

WHOLE = whole_table("salamandra", "Salamandra", all_know_the_same=True)
