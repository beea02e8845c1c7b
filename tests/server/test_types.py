"""The browser's types come from the server's messages."""

from tools.make_types import TARGET, typescript


def test_the_types_of_the_browser_are_those_of_the_server() -> None:
    assert TARGET.read_text(encoding="utf-8") == typescript(), "run tools/make_types.py"
