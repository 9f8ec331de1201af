#!/usr/bin/env bash
# Open the disk image as a player would, copy the program out of it, and try that copy.
set -euo pipefail
cd "$(dirname "$0")/../.."

name="Faux Frères.app"
place=$(mktemp -d)
tidy() {
    hdiutil detach "$place/image" -quiet -force 2>/dev/null || true
    rm -rf "$place"
}
trap tidy EXIT

for image in dist/*.dmg; do
    hdiutil verify -quiet "$image"
    hdiutil attach "$image" -quiet -readonly -nobrowse -mountpoint "$place/image"
    test -s "$place/image/Licences/README.txt"
    ditto "$place/image/$name" "$place/$name"
    hdiutil detach "$place/image" -quiet
    codesign --verify --deep --strict --verbose=2 "$place/$name"
    HOME="$place/home" "$place/$name/Contents/MacOS/faux-freres" --version
    HOME="$place/home" "$place/$name/Contents/MacOS/faux-freres" self-test
    codesign --verify --deep --strict "$place/$name" # nothing was written into it
    rm -rf "${place:?}/$name"
done
