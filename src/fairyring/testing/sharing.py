"""Finding the lists that two tables share."""

from __future__ import annotations

import gc
from typing import Any

from fairyring.kernel.table import Table


def shared_lists(one: Table, other: Table) -> list[list[Any]]:
    """Every list reachable from both tables. Sharing is allowed for what never changes: content, option lists."""
    first, second = reachable_lists(one), reachable_lists(other)
    return [found for key, found in first.items() if key in second]


def reachable_lists(start: object) -> dict[int, list[Any]]:
    """Lists by identity, through containers and objects; not through classes, modules and functions."""
    lists: dict[int, list[Any]] = {}
    seen: set[int] = set()
    todo = [start]
    while todo:
        thing = todo.pop()
        if id(thing) in seen or not worth_following(thing):
            continue
        seen.add(id(thing))
        if isinstance(thing, list):
            lists[id(thing)] = thing
        todo.extend(gc.get_referents(thing))
    return lists


def worth_following(thing: object) -> bool:
    if isinstance(thing, (list, tuple, dict, set)):
        return True
    home = type(thing).__module__.split(".")[0]
    return not isinstance(thing, type) and home not in ("builtins", "types", "functools")
