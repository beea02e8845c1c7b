"""The questions of a game's customs, asked once: `asked.py`, in which every layer passes them on to the one below it.

A game writes down in its `BaseGame` what may be asked and what the base game answers. A layer answers only what it
changes: it is a `Customs`, and that is made of `Asked`, which passes every question on. `make fields` writes it where a
game's `things.py` says so.
"""

from __future__ import annotations

import ast
import builtins
from collections import defaultdict
from pathlib import Path

HEAD = '''"""What customs may be asked: a layer passes on to the one below it what it does not answer itself.

Made by tools/make_fields.py from customs.py. Change it there.
"""

from __future__ import annotations
'''
CLASS = '''class Asked(Custom["Customs"]):
    """Passes on every question."""
'''


def passed_on(path: Path, module: str) -> str:
    """The module `asked.py` for the questions that the `BaseGame` in this file answers; those that its `Customs` passes
    on in a way of its own are left to it."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    classes = {one.name: one for one in tree.body if isinstance(one, ast.ClassDef)}
    own = {one.name for one in classes["Customs"].body if isinstance(one, ast.FunctionDef)}
    questions = [one for one in classes["BaseGame"].body
                 if isinstance(one, ast.FunctionDef) and one.name not in own and not one.name.startswith("__")]
    homes = {alias.name: node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)
             for alias in node.names}
    needed: dict[str, set[str]] = defaultdict(set, {"typing": {"TYPE_CHECKING"}})
    for name in {"Customs"}.union(*(types_of(one) for one in questions)):
        needed[homes.get(name, module)].add(name)
    rows = {where: f"from {where} import {', '.join(sorted(names, key=lambda name: (not name.isupper(), name)))}"
            for where, names in sorted(needed.items())}
    rows[module] += "  # noqa: F401 - the layers are named in quotes below"
    ours = [f"    {row}" for where, row in rows.items() if where.partition(".")[0] == module.partition(".")[0]]
    standard = [f"    {row}" for where, row in rows.items() if where != "typing" and f"    {row}" not in ours]
    types = [*standard, *([""] if standard else []), *ours]
    open_class = [f"@{ast.unparse(one)}" for one in classes["Customs"].decorator_list]  # as open as what is made of it
    head = [rows["typing"], "", *(["from mypy_extensions import mypyc_attr", ""] if open_class else []),
            "from fairyring.kernel.customs import Custom", "", "if TYPE_CHECKING:", *types]
    body = "\n".join(pass_on(one) for one in questions)
    return "\n".join([HEAD, *head, "", "", *open_class, CLASS, body])


def types_of(question: ast.FunctionDef) -> set[str]:
    """The names in the types of a question."""
    notes = [one.annotation for one in question.args.args if one.annotation] + [question.returns or ast.Constant(None)]
    names = {node.id for note in notes for node in ast.walk(note) if isinstance(node, ast.Name)}
    return {name for name in names if not hasattr(builtins, name)}


def pass_on(question: ast.FunctionDef) -> str:
    """A question as a layer passes it on."""
    given = ", ".join(one.arg for one in question.args.args if one.arg != "self")
    returns = ast.unparse(question.returns or ast.Constant(None))
    back = "" if returns == "None" else "return "
    return (f"    def {question.name}({ast.unparse(question.args)}) -> {returns}:\n"
            f"        {back}self.below.{question.name}({given})\n")
