"""`python -m fairyring.server`: the same as `fairyring serve`."""

import argparse
import sys

from fairyring.server.command import add_arguments, run

parser = argparse.ArgumentParser(prog="fairyring serve", description="The table in the browser.")
add_arguments(parser)
sys.exit(run(parser.parse_args()))
