#!/bin/sh
# Builds an older version of Mathom in a folder of its own, so that its bots can play against those of this version:
# `make old-version`. The source comes from the history of this repository, so it needs git and a whole clone.
# Its page is not built: only its rules and bots are used.
set -eu

python=$1
commit=$2
folder=$3

if [ -f "$folder/.built" ] && [ "$(cat "$folder/.built")" = "$commit" ]; then
    echo "$folder/venv/bin/python"
    exit 0
fi
rm -rf "$folder"
mkdir -p "$folder/source"
git archive "$commit" | tar -x -C "$folder/source"
"$python" -m venv "$folder/venv"
MATHOM_SKIP_WEB=1 "$folder/venv/bin/python" -m pip install --quiet --no-input --disable-pip-version-check "$folder/source"
echo "$commit" > "$folder/.built"
echo "$folder/venv/bin/python"
