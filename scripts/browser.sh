#!/bin/sh
# Finds the browser that the tests drive, or tries to install one; fails when there is none in the end.
# tests/web/browser.py looks in the same places.
set -u

found() {
    for name in ${MATHOM_BROWSER:-chromium-headless-shell chromium chromium-browser google-chrome}; do
        command -v "$name" >/dev/null 2>&1 && return 0
    done
    return 1
}

found && exit 0
if [ -z "${MATHOM_BROWSER:-}" ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "== a browser for the tests"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq >/dev/null
    apt-get install -y -qq chromium-headless-shell >/dev/null || apt-get install -y -qq chromium >/dev/null
    found && exit 0
fi
echo "No browser for the tests of the page, which will fail: install Chromium" >&2
echo "(on Debian: sudo apt-get install chromium) or name one with MATHOM_BROWSER=/path/to/chromium." >&2
exit 1
