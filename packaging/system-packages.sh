#!/bin/sh
# Installs the system libraries that Qt needs, where that is possible; says what is missing
# where it is not. Only Debian and its relatives are known; elsewhere Qt finds its libraries or
# says which one it misses.
set -eu

list="$(dirname "$0")/apt-packages.txt"
command -v dpkg-query >/dev/null 2>&1 || exit 0

missing=""
for package in $(sed 's/#.*//' "$list"); do
    dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'ok installed' \
        || missing="$missing $package"
done
[ -n "$missing" ] || exit 0

if [ "$(id -u)" = 0 ]; then
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq
    # shellcheck disable=SC2086 # one word a package
    apt-get install -y -qq --no-install-recommends $missing >/dev/null
else
    echo "The editor needs system packages that are not installed. Please run:"
    echo "    sudo apt-get install$missing"
fi
