"""The catalogue of a game's rules: every rule with its id, its words and where it comes from."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

ENTRY = re.compile(r"^- \*\*([A-Z]{3}-[A-Za-z0-9_-]*[A-Za-z0-9])\*\*\s+(.*)$")
WAITING = "(waiting)"
"""The mark of a rule that needs a box which is not there yet."""
REFERENCE = re.compile(r"\s*\[[^\]]*\]")


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule. `ruling` marks our own decision where the book is silent."""

    id: str
    section: str
    text: str
    ruling: bool
    language: str = "en"
    """What it is told in: the original where a translation lacks it."""

    @property
    def waiting(self) -> bool:
        """Does it need a box that cannot be played with yet? Nothing proves it until then."""
        return WAITING in self.text


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All rules in the order of the book."""

    rules: tuple[Rule, ...]

    def ids(self) -> list[str]:
        return [rule.id for rule in self.rules]

    def find(self, wanted: str) -> list[Rule]:
        """The rule of that id, the rules of that family (`MYC-HIRE`), or those that hold all the words."""
        upper = wanted.strip().upper()
        exact = [rule for rule in self.rules if rule.id.upper() == upper]
        if exact:
            return exact
        family = [rule for rule in self.rules if rule.id.upper().startswith(upper + "-")]
        if family:
            return family
        words = wanted.lower().split()
        return [rule for rule in self.rules
                if words and all(word in f"{rule.id} {rule.section} {rule.text}".lower() for word in words)]


@lru_cache(maxsize=32)
def read_rulebook(path: Path) -> Rulebook:
    """Read a catalogue: sections are `##` headings, rules are bullets that begin with a bold id."""
    rules: list[Rule] = []
    section = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("##"):
            section = line.lstrip("#").strip()
        elif found := ENTRY.match(line):
            text = found.group(2)
            rules.append(Rule(found.group(1), section, REFERENCE.sub("", text).strip(), "(ruling" in text))
    return Rulebook(tuple(rules))
