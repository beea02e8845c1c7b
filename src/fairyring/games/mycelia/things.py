"""What lies on a table of Mycelia, each thing once; `make fields` writes `kept.py` and `table.py` from this."""

from __future__ import annotations

from pathlib import Path

from fairyring.kernel.fields import Names, Record, flag, lists, module, number, numbers, odd, one, pile, piles, texts
from fairyring.kernel.questions import passed_on
from fairyring.kernel.whole_table import whole_table

CARDS = Names("content.ids[{}]", "content.kind_of[{}]")
TILES = Names("content.tiles[{}].name", "content.tile_of[{}]")
SIDES = Names("content.supply[{}].printed()", "[side.printed() for side in content.supply].index(list({}))")

PLAYER = Record("KeptPlayer", "What a player has.", [
    odd("ground", "Ground", "", "The board, with the extra shrine fields on it."),
    numbers("drops", shown="drops"),
    numbers("prism", "How many of the drops are prism drops.", unless="NO_PRISM"),
    number("left", "All drops of the board.", worked_out=True, shown="left"),
    number("leaves", shown="leaves"),
    pile("deck", CARDS, "The last card lies on top.", counts="card", shown="pile", hidden=True),
    numbers("deck_batch"),
    pile("hand", CARDS, counts="card", shown="hand_size", hidden=True),
    numbers("hand_batch"),
    pile("discard", CARDS, counts="card", shown="discard"),
    pile("gifts", CARDS, counts="card"),
    pile("ready", TILES, "Tiles not used this turn.", counts="tile"),
    pile("spent", TILES, "Tiles used this turn.", counts="tile"),
    odd("customs", "Customs", "BASE_GAME", "The customs that hold now: what the gifts change, in the own turn."),
    number("pawn"),
    number("batch"),
])

GWIDYON = Record("Gwidyon", "The rival of the solo game: drops, a two-sided tile, six cards (MYS-SETUP-02).", [
    number("drops", shown="drops"),
    flag("removing", "The remove side of his tile is up.", True, shown="removing"),
    numbers("pile"),
    numbers("shown"),
    number("pawn", shown="pawn"),
], whole=True)

TABLE = Record("KeptMycelia", "What everybody shares.", [
    odd("customs", "Customs", "BASE_GAME", "The customs of the boxes in play; those of gifts lie over them."),
    number("starter", shown="starter"),
    number("full", "How many drops the Shrine of Life holds (MYC-SETUP-01).", worked_out=True),
    texts("heroes", "The boxes whose heroes are in the game.", shown="boxes"),
    pile("display", CARDS, gap="EMPTY", counts="card", shown="display"),
    pile("pile", CARDS, counts="card", shown="pile", hidden=True),
    pile("thrown", CARDS, "The discard pile beside the heroes' pile, face up (MYC-ACT-04).", counts="card",
         shown="thrown"),
    one("supply_side", SIDES),
    number("shrine"),
    number("shrine_prism"),
    number("box", "Drops out of play, prism drops included."),
    number("box_prism"),
    pile("removed_cards", CARDS, "Cards out of the game for good (MYX-TRASH-01).", counts="card", shown="removed"),
    numbers("tile_supply", of=TILES, among="content.tiles", shown="tiles"),
    number("extra_shrines", shown="extra_shrines"),
    piles("roots", CARDS, "Gift piles green, amber, purple; the last card lies on top (PRI-SETUP-06).", counts="card"),
    lists("roots_known", "In step with `roots`: 1 where everybody knows the card at that place."),
    odd("gwidyon", "Gwidyon | None", "None"),
    flag("ending", shown="ending"),
    flag("first_card", "No hand card has been played this turn yet (PRI-LUX-01).", True),
    number("focus", "The code of what is being carried out (see `turn`), for prompts."),
    numbers("standing", "What the players had when it was last compared (MYC-OVER-06).", shared=True),
], table=True)

KEPT = module("What lies on a table of Mycelia.",
              ["from fairyring.games.mycelia.components import EMPTY, NO_PRISM, Content, Ground",
               "from fairyring.games.mycelia.customs import BASE_GAME, Customs"],
              "Content", [GWIDYON, PLAYER, TABLE])

WHOLE = whole_table("mycelia", "Mycelia")

ASKED = passed_on(Path(__file__).with_name("customs.py"), "fairyring.games.mycelia.customs")
