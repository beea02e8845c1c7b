"""Catalogues in other languages: `rulebook.<language>.md` beside `rulebook.md`, with the same ids.

Every entry ends with the mark of the words it was translated from, so that a check can tell when they have changed:

    - **MYC-TURN-06** Der Zug endet, wenn ... <!-- 3fa94c01 -->
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from fairyring.kernel.rulebook import ENTRY, REFERENCE, WAITING, Rule, Rulebook

MARK = re.compile(r"\s*<!--\s*([0-9a-f]{8})\s*-->\s*$")


@dataclass(frozen=True, slots=True)
class Translated:
    """An entry of a translation. `mark` is empty as long as nobody has said which words it was translated from."""

    id: str
    section: str
    text: str
    mark: str
    line: int


@dataclass(frozen=True, slots=True)
class Stray:
    """Something wrong with a translation, with the line it stands in (0: nowhere)."""

    line: int
    what: str


def translation_path(folder: Path, language: str) -> Path:
    return folder / f"rulebook.{language}.md"


def mark_of(rule: Rule) -> str:
    """The mark of a rule's own words. References to the book may change without it."""
    return sha256(" ".join(rule.text.split()).encode()).hexdigest()[:8]


def read_translation(path: Path) -> list[Translated]:
    """The entries of a translated catalogue, in the order of the file."""
    found: list[Translated] = []
    section = ""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("##"):
            section = line.lstrip("#").strip()
        elif entry := ENTRY.match(line):
            mark = MARK.search(entry.group(2))
            text = REFERENCE.sub("", MARK.sub("", entry.group(2))).strip()
            found.append(Translated(entry.group(1), section, text, mark.group(1) if mark else "", number))
    return found


def translated(original: Rulebook, entries: list[Translated], language: str) -> Rulebook:
    """The original with every rule that has been translated in its other words, under the translated headings."""
    known = {one.id: one for one in entries}
    headings: dict[str, str] = {}
    for rule in original.rules:
        if rule.id in known:
            headings.setdefault(rule.section, known[rule.id].section or rule.section)
    return Rulebook(tuple(
        Rule(rule.id, headings.get(rule.section, rule.section), known[rule.id].text, rule.ruling, language)
        if rule.id in known
        else Rule(rule.id, headings.get(rule.section, rule.section), rule.text, rule.ruling)
        for rule in original.rules))


def strays(original: Rulebook, entries: list[Translated]) -> list[Stray]:
    """What a translation lacks, has too much of, or has let grow old."""
    rules = {rule.id: rule for rule in original.rules}
    found: list[Stray] = []
    seen: set[str] = set()
    for one in entries:
        if one.id not in rules:
            found.append(Stray(one.line, f"{one.id} is no rule of the original"))
        elif one.id in seen:
            found.append(Stray(one.line, f"{one.id} stands there twice"))
        elif not one.mark:
            found.append(Stray(one.line, f"{one.id} has no mark of the words it was translated from"))
        elif one.mark != mark_of(rules[one.id]):
            found.append(Stray(one.line, f"{one.id} has changed since it was translated; it now says: "
                                         f"{rules[one.id].text}"))
        if one.id in rules and ("(ruling)" in rules[one.id].text) != ("(ruling)" in one.text):
            found.append(Stray(one.line, f"{one.id}: keep (ruling) as it stands in the original"))
        if one.id in rules and rules[one.id].waiting != (WAITING in one.text):
            found.append(Stray(one.line, f"{one.id}: keep {WAITING} as it stands in the original"))
        seen.add(one.id)
    missing = [rule.id for rule in original.rules if rule.id not in seen]
    found += [Stray(0, f"{name} has not been translated") for name in missing]
    return found


def stamp(path: Path, original: Rulebook, anew: frozenset[str] = frozenset()) -> list[str]:
    """Write marks into a translation: where there is none yet, and for the rules `anew`, whose new words have been
    translated. Gives their ids."""
    marks = {rule.id: mark_of(rule) for rule in original.rules}
    stamped: list[str] = []
    lines = path.read_text(encoding="utf-8").splitlines()
    for one in read_translation(path):
        if one.id in marks and one.mark != marks[one.id] and (not one.mark or one.id in anew):
            lines[one.line - 1] = f"{MARK.sub('', lines[one.line - 1])} <!-- {marks[one.id]} -->"
            stamped.append(one.id)
    if stamped:
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return stamped
