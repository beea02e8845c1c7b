"""Every option that a game can ever offer, by name: the fixed list that learning programs need."""

from __future__ import annotations

from fairyring.games.salamandra.components import DECKS, HALVES, NEIGHBOURS, SLOTS, Content, cell_name


def action_names(content: Content) -> list[str]:
    """All names, without repeats, in an order that only the components decide."""
    fields = [field.name for field in content.fields]
    slots = [f"{field} {slot}" for field in fields for slot in SLOTS]
    groves = [grove.ident for grove in content.groves]
    wakers = [field.name for field in content.fields if field.wakes]
    names = ["pass", "gather", "done", "pay", *[f"temple {half}" for half in HALVES]]
    names += [f"place {slot}" for slot in slots]
    names += [f"{verb} {field}" for verb in ("build", "free", "cauldron", "work", "turn") for field in fields]
    names += [f"{verb} {slot}" for verb in ("turn", "move", "wake") for slot in slots]
    names += [f"wake {slot} after work" for slot in slots]
    names += [f"wake {slot} by {waker}" for waker in wakers for slot in (*slots, *fields)]
    names += [f"at {cell_name(cell)}" for cell in cells(content)]
    names += [f"place {slot}" for slot in SLOTS] + [f"take {deck}" for deck in DECKS[:2]]
    names += [f"{verb} {grove}" for verb in ("harvest", "take") for grove in groves]
    names += [f"to {book.name} {value}" for book in content.books for value in book.values]
    return list(dict.fromkeys(names))


def cells(content: Content) -> list[int]:
    """Every cell that a field can ever lie on: so many steps from the first tiles as there are fields to build."""
    reached = {half.cell for half in content.halves} | set(content.basic_cells)
    edge = reached
    for _ in range(sum(not field.basic for field in content.fields)):
        edge = {cell + side for cell in edge for side in NEIGHBOURS} - reached
        reached = reached | edge
    return sorted(reached)
