"""Every option that a game can ever offer, by name: the fixed list that learning programs need."""

from __future__ import annotations

from fairyring.games.mycelia.components import COLOURS, Content
from fairyring.games.mycelia.content import SOLO
from fairyring.games.mycelia.wording import InPlay
from fairyring.kernel.facts import BASE
from fairyring.kernel.table import Step


def action_names(content: Content, modules: tuple[str, ...]) -> list[str]:
    """All names, without repeats, in an order that only the components and modules decide."""
    here = [one for one in content.facts.components.values() if one.box in (BASE, SOLO, *modules)]
    start, heroes, gifts, tiles = ([one.ident for one in here if one.table == table]
                                   for table in ("start_card", "hero", "gift", "action_tile"))
    in_play = InPlay(content, start + heroes, gifts)
    names = ["end turn", "skip", *(f"play {card}" for card in in_play.cards), *(f"hire {card}" for card in heroes),
             *(tile.replace("_", " ") for tile in tiles)]
    for one in here:
        other = "prisma_effect" if "prisma_effect" in one.does else ""
        for fact, effect in one.does.items():
            if isinstance(effect, Step) and (not other or fact == (other if gifts else "effect")):
                names += [name for step in effect.inside() for name in step.offers(in_play)]
    if gifts:
        names += ["again", *(f"buy {colour} gift" for colour in COLOURS), *(f"first {gift}" for gift in gifts)]
    return list(dict.fromkeys(names))
