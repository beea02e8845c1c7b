"""`fairyring completion`: what a shell needs to complete commands, options and games."""

from __future__ import annotations

import argparse
from typing import Any

from fairyring.cli.arguments import HelpFormatter, examples
from fairyring.kernel.game import all_games

SHELLS = ("bash", "zsh", "fish")

BASH = """\
_fairyring() {{
    local path="" words="" i
    for ((i = 1; i < COMP_CWORD; i++)); do
        case "$path ${{COMP_WORDS[i]}}" in
            {paths}) path="$path ${{COMP_WORDS[i]}}" ;;
        esac
    done
    case "$path" in
{cases}
    esac
    COMPREPLY=($(compgen -W "$words" -- "${{COMP_WORDS[COMP_CWORD]}}"))
}}
complete -o default -F _fairyring fairyring
"""
"""What fits nothing is completed as a file."""

ZSH = "autoload -U +X compinit && compinit\nautoload -U +X bashcompinit && bashcompinit\n"


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "completion", help="let your shell complete commands, options and games",
        description="Print a script for your shell, with the games that are installed now.",
        epilog=examples("fairyring completion fish > ~/.config/fish/completions/fairyring.fish",
                        'eval "$(fairyring completion bash)"      # in ~/.bashrc; zsh alike, in ~/.zshrc'),
        formatter_class=HelpFormatter)
    parser.add_argument("shell", choices=SHELLS, help="your shell")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from fairyring.cli.main import make_parser  # it knows every command, this one too

    found = known(make_parser())
    print(fish(found) if args.shell == "fish" else (ZSH if args.shell == "zsh" else "") + bash(found), end="")
    return 0


def known(parser: argparse.ArgumentParser, path: tuple[str, ...] = ()) -> dict[tuple[str, ...], list[str]]:
    """What may follow each command: commands under it, games, choices, options."""
    found: dict[tuple[str, ...], list[str]] = {path: []}
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            found[path] += action.choices
            for name, under in action.choices.items():
                found.update(known(under, (*path, name)))
        elif action.option_strings:
            found[path] += [name for name in action.option_strings if name.startswith("--")]
        elif action.dest == "game":
            found[path] += all_games()
        else:
            found[path] += action.choices or ()
    return found


def bash(found: dict[tuple[str, ...], list[str]]) -> str:
    """A function for bash, which zsh understands too."""
    paths = " | ".join(quoted(path) for path in found if path)
    return BASH.format(paths=paths, cases="\n".join(f'        {quoted(path)}) words="{" ".join(words)}" ;;'
                                                    for path, words in found.items()))


def quoted(path: tuple[str, ...]) -> str:
    return '"' + "".join(f" {name}" for name in path) + '"'


def fish(found: dict[tuple[str, ...], list[str]]) -> str:
    """A line for every command."""
    lines = []
    for path, words in found.items():
        under = [other[len(path)] for other in found if len(other) == len(path) + 1 and other[:len(path)] == path]
        seen = [f"__fish_seen_subcommand_from {name}" for name in path]
        if under:
            seen.append(f"not __fish_seen_subcommand_from {' '.join(under)}")
        lines.append(f"complete -c fairyring -n '{'; and '.join(seen) or 'true'}' -a '{' '.join(words)}'")
    return "\n".join(lines) + "\n"
