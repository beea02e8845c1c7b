"""What is written down about the protocol is what the server speaks."""

from pathlib import Path

from fairyring.server.errors import refusals
from tools.make_types import TARGET, typescript

PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"


def test_the_types_of_the_browser_are_those_of_the_server() -> None:
    assert TARGET.read_text(encoding="utf-8") == typescript(), "run tools/make_types.py"


def test_every_error_is_in_the_description_of_the_protocol() -> None:
    text = PROTOCOL.read_text(encoding="utf-8").partition("**Error codes**")[2]
    assert {code for code in refusals() if f"`{code}`" not in text} == set()
