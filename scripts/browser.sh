#!/bin/sh
# Finds the browser that the tests drive, or tries to install one; fails when there is none in the end.
# tests/web/browser.py looks in the same places.
set -u
cd "$(dirname "$0")/.." || exit 1

found() {
    [ -n "${MATHOM_BROWSER:-}" ] && [ -x "$MATHOM_BROWSER" ] && return 0
    for name in chromium chromium-browser google-chrome; do
        command -v "$name" >/dev/null 2>&1 && return 0
    done
    [ -d web/node_modules/@sparticuz/chromium ]
}

found && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "== a browser for the tests"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq >/dev/null && apt-get install -y -qq chromium >/dev/null
    found && exit 0
fi
echo "No browser for the tests: install Chromium (on Debian: sudo apt-get install chromium)" >&2
echo "or name one with MATHOM_BROWSER=/path/to/chromium." >&2
exit 1
