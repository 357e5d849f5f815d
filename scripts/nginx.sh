#!/bin/sh
# Finds the nginx that `make rehearsal` starts, or tries to install one; fails when there is none in the end.
set -u

found() {
    command -v nginx >/dev/null 2>&1 || [ -x /usr/sbin/nginx ]
}

found && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "== nginx for the rehearsal"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq >/dev/null && apt-get install -y -qq nginx-light >/dev/null
    found && exit 0
fi
echo "No nginx for the rehearsal: install it (on Debian: sudo apt-get install nginx-light)." >&2
exit 1
