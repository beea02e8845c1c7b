"""What can go wrong, each with its own type. Every error says what, where, and what would be right."""


class FairyringError(Exception):
    """Anything a user can cause and mend. `code` is stable, for programs and translations."""

    code = "error"


class UnknownOption(FairyringError):
    """A text that names no legal option of the decision at hand."""

    code = "unknown-option"


class StaleOption(FairyringError):
    """An option that was made for another state of the table."""

    code = "stale-option"


class NotYourDecision(FairyringError):
    """A seat tried to decide while another one is asked."""

    code = "not-your-decision"


class CannotUndo(FairyringError):
    """The four rules of undo forbid it here."""

    code = "cannot-undo"


class Endless(FairyringError):
    """What the components say would never come to an end; the table is as before."""

    code = "endless"

    def __init__(self) -> None:
        super().__init__("what the components do here never comes to an end")


class BadSetup(FairyringError):
    """A game, module, option or number of players that does not exist or does not go together."""

    code = "bad-setup"


class BadPack(FairyringError):
    """Components that cannot be used: `problems` has one line a problem, each with file and line."""

    code = "bad-pack"

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


class BadEffect(FairyringError):
    """An effect text that does not follow the notation."""

    code = "bad-effect"


class BrokenRecord(FairyringError):
    """A record that is cut off, edited, or made for other rules or components."""

    code = "broken-record"


class OtherRules(BrokenRecord):
    """A game that was begun by rules which this program does not play: newer ones, or too old."""

    code = "other-rules"


class OtherComponents(BrokenRecord):
    """A game that was begun with components which are nowhere to be found, or cannot be read any more."""

    code = "other-components"


class CannotGoOn(BrokenRecord):
    """A game that cannot be played again beyond one of its decisions."""

    code = "cannot-go-on"


class CannotSave(FairyringError):
    """A file could not be written; what was there before is whole."""

    code = "cannot-save"


class BadLesson(FairyringError):
    """A lesson that does not exist, or whose file cannot be used."""

    code = "bad-lesson"
