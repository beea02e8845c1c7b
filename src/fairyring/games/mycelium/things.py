"""What lies on a table of Mycelium, each thing once; `make fields` writes `kept.py` and `table.py` from this."""

from __future__ import annotations

from fairyring.kernel.fields import Names, Record, flag, module, number, numbers, odd, one, pile, piles
from fairyring.kernel.whole_table import whole_table

CARDS = Names("content.mushrooms[{}].ident", "content.kinds[{}]")
TILES = Names("content.tiles[{}].ident", "content.kinds[{}]")
HIS = Names("content.automa[{}].ident", "content.kinds[{}]")

PLAYER = Record("KeptPlayer", "What a player has, or the automa.", [
    pile("hand", CARDS, "Sorted.", counts="card", shown="hand_size", hidden=True),
    numbers("seen", "In step with the hand: one bit for everybody who knows that the card is there."),
    number("insects", shown="insects"),
    number("supply", "Spores that are not on the board.", shown="supply"),
    one("mother", TILES, "The tile of the mother; NONE before she is placed.", gap="NONE"),
    pile("cards", CARDS, "The mushroom on each board.", gap="NONE", counts="card"),
    numbers("counters", "How often each mushroom has spored; of the automa 3 for a decayed one."),
    pile("tokens", TILES, "The tile of each mushroom token; NONE while it lies on its board.", gap="NONE"),
    piles("tucked", CARDS, "The cards under each board; replaced, never changed in place.", counts="card",
          shared=True),
    odd("tiles", "list[int]", "[]", "The tiles with own spores, rising.", copy="other.tiles[:]"),
    number("steps", "What decayed mushrooms add up to (see `learn`).", worked_out=True, shown="steps"),
    number("mother_spread", worked_out=True, shown="mother_spread"),
    flag("repeats", worked_out=True, shown="repeats"),
    number("draws", worked_out=True, shown="draws"),
    number("rerolls", worked_out=True, shown="rerolls"),
    odd("more", "list[int]", "[]", "Spores that the mushroom of each board spreads more; replaced, never changed."),
    odd("with_mother", "list[bool]", "[]", "Boards whose mushroom spores with the mother; replaced, never changed."),
])

TABLE = Record("KeptMycelium", "What everybody shares.", [
    number("boards", "Player boards of each: 5, in a short game 3 or 4 (MUM-SHO-01).", shown="boards"),
    number("first", "Who begins.", shown="first"),
    flag("hard", "The automa plays the yellow halves of its cards (MUA-TUR-05)."),
    flag("playing", "All mothers are placed and hands have been looked at (MUM-SET-13)."),
    pile("deck", CARDS, "Face down; the last card lies on top.", counts="card", shown="deck", hidden=True),
    numbers("deck_seen", "In step with the deck: who knows the card at that place (MUM-INF-02)."),
    pile("market", CARDS, counts="card", shown="market"),
    pile("drawn", CARDS, "Cards of which one is kept (MUM-EFF-08), seen by whoever drew them.", counts="card"),
    piles("stacks", TILES, "Face down; the last tile lies on top.", counts="tile"),
    number("insects", "The general supply of insect tokens.", shown="insects"),
    odd("cell_of", "list[int]", "[]", "The cell of each tile; NONE while it is not on the board."),
    odd("turned", "list[int]", "[]", "The rotation of each tile."),
    odd("tile_at", "dict[int, int]", "{}", "The tile on each cell. Like the next two replaced, never changed."),
    odd("near", "list[list[int]]", "[]", "The tiles across the three sides of each tile; NONE where there is none."),
    odd("slots", "list[int]", "[]", "Free slots, rising (MUM-GEO-15)."),
    odd("insect_on", "list[int]", "[]", "1 for each tile with an insect token.", copy="other.insect_on[:]"),
    odd("mother_on", "list[int]", "[]", "Whose mother stands on each tile.", copy="other.mother_on[:]"),
    odd("mushroom_on", "list[int]", "[]", "The mushroom on each tile: 8 times its owner, and its board.",
        copy="other.mushroom_on[:]"),
    odd("spores", "list[int]", "[]", "Spores on each tile: OWNERS times the tile, and their owner.",
        copy="other.spores[:]"),
    pile("automa_deck", HIS, counts="automa_card"),
    pile("automa_used", HIS, "The last one governs the turn (MUA-TUR-01).", counts="automa_card"),
    number("ended_by", "Who has met the end condition.", "NONE"),
], table=True)

KEPT = module("What lies on a table of Mycelium.",
              ["from fairyring.games.mycelium.components import NONE, Content"], "Content", [PLAYER, TABLE])

WHOLE = whole_table("mycelium", "Mycelium", rivals_among_players=True)
