#!/bin/sh
# Looks for known faults in the Python and JavaScript packages that Mathom uses: `make audit`.
# Ends with 1 if there are any. Where no index of advisories can be reached, it says so and ends with 0.
set -u

python=$1
tools=$2
web=$(dirname "$0")/../web
found=0

# The first argument names the index, the second is the file with what the tool said, the third its status.
judge() {
    unknown=$(grep -c 'could not be audited' "$2")
    grep -v 'could not be audited' "$2"
    if [ "$3" -eq 0 ] && [ "$unknown" -gt 0 ]; then
        echo "   NOT CHECKED: the index for $1 does not know $unknown of the packages" >&2
    elif [ "$3" -eq 0 ]; then
        echo "   no known faults"
    elif grep -q -i -E 'connection|resolve|timed out|timeout|ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|network|403|404|50[0-9]|audit endpoint' "$2" \
        && ! grep -q -i -E 'found [0-9]+ known vulnerabilit|severity:|[1-9][0-9]* vulnerabilit' "$2"; then
        echo "   NOT CHECKED: no index of advisories for $1 can be reached from here" >&2
    else
        found=1
    fi
}

told=$(mktemp)
trap 'rm -f "$told"' EXIT

echo "== pip-audit"
"$python" -m pip_audit --progress-spinner off --timeout 15 --skip-editable > "$told" 2>&1
judge Python "$told" $?

echo "== npm audit"
PATH="$tools:$PATH" npm --prefix "$web" audit --fetch-timeout=15000 --fetch-retries=0 > "$told" 2>&1
judge npm "$told" $?

exit $found
