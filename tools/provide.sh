#!/usr/bin/env bash
# provide.sh WHAT PACKAGE... -- COMMAND...: if COMMAND fails, WHAT is missing: install the Debian packages or say how.
set -euo pipefail

what=$1; shift
packages=()
while [ "$1" != "--" ]; do packages+=("$1"); shift; done
shift

if "$@" >/dev/null 2>&1 </dev/null; then exit 0; fi
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    exec 9>"${TMPDIR:-/tmp}/fairyring-provide.lock"
    flock 9 # two parts of make may each miss something
    echo "$what is missing: installing ${packages[*]}"
    export DEBIAN_FRONTEND=noninteractive
    apt-get install -y -qq "${packages[@]}" >/dev/null </dev/null || {
        apt-get update -qq </dev/null
        apt-get install -y -qq "${packages[@]}" >/dev/null </dev/null
    }
    if "$@" >/dev/null 2>&1 </dev/null; then exit 0; fi
fi
echo "$what is missing. On Debian or Ubuntu: sudo apt-get install ${packages[*]}" >&2
exit 1
