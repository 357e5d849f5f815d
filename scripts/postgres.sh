#!/bin/sh
# Finds the PostgreSQL that the tests start, or tries to install one; fails when there is none in the end.
# tests/server/postgres.py looks in the same places.
set -u

found() {
    command -v postgres >/dev/null 2>&1 || ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1
}

found && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "== a PostgreSQL for the tests"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq >/dev/null && apt-get install -y -qq postgresql >/dev/null
    found && exit 0
fi
echo "No PostgreSQL for the tests of many workers, which will fail: install it" >&2
echo "(on Debian: sudo apt-get install postgresql)." >&2
exit 1
