#!/usr/bin/env bash
# make_venv.sh DIR LOCK [PROJECT]: a virtual environment with exactly what LOCK says, and PROJECT installed editable.
set -euo pipefail

dir=$1 lock=$2 project=${3:-}
python=${PYTHON:-python3}
here=$(dirname "$0")

if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
    echo "Fairyring needs Python 3.11 or newer as '$python'; name another one with: make PYTHON=/path/to/python" >&2
    exit 1
fi
if ! "$dir/bin/python" -m pip --version >/dev/null 2>&1; then
    echo "$dir: creating the environment"
    "$here/provide.sh" "Python's venv module" python3-venv -- "$python" -c 'import ensurepip, venv'
    rm -rf "$dir"
    "$python" -m venv "$dir"
fi
echo "$dir: installing $lock"
pip=("$dir/bin/python" -m pip --disable-pip-version-check --no-input)
"${pip[@]}" install -qq --require-hashes -r "$lock"
if [ -n "$project" ]; then
    "${pip[@]}" install -qq --no-deps --no-build-isolation --editable "$project"
fi
"${pip[@]}" check >/dev/null || {
    "${pip[@]}" check >&2 || true
    echo "$lock does not fit pyproject.toml: run 'make lock'" >&2
    exit 1
}
