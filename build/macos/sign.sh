#!/usr/bin/env bash
# Sign the bundle that build/package.py made with a Developer ID, try it out again, have Apple check
# it, and pack it anew. Without the secrets it says so and leaves all as it is: signed ad hoc.
#
#   CERTIFICATE           Developer ID Application, with its key, as .p12 in base64
#   CERTIFICATE_PASSWORD  what opens it
#   NOTARY_KEY            key of App Store Connect, the text of its .p8 file
#   NOTARY_KEY_ID         its name there
#   NOTARY_ISSUER         whose it is there
set -euo pipefail
cd "$(dirname "$0")/../.."

app=".work/package/dist/Faux Frères.app"
python=.work/package/venv/bin/python

if [[ -z "${CERTIFICATE:-}" || -z "${CERTIFICATE_PASSWORD:-}" ]]; then
    echo "::notice::No certificate: the package is signed ad hoc, and macOS will warn of it."
    exit 0
fi
if [[ -z "${NOTARY_KEY:-}" || -z "${NOTARY_KEY_ID:-}" || -z "${NOTARY_ISSUER:-}" ]]; then
    notarised=no
    echo "::notice::No key for Apple's notary: the package is signed only, and macOS will warn of it."
else
    notarised=yes
fi

secrets=$(mktemp -d)
keychain="$secrets/signing.keychain-db"
tidy() {
    security delete-keychain "$keychain" 2>/dev/null || true
    rm -rf "$secrets"
}
trap tidy EXIT
umask 077

# A keychain of its own, that opens without a window, for codesign alone, and is gone afterwards.
lock=$(openssl rand -hex 24)
printf '%s' "$CERTIFICATE" | base64 --decode >"$secrets/certificate.p12"
security create-keychain -p "$lock" "$keychain"
security set-keychain-settings -lut 3600 "$keychain"
security unlock-keychain -p "$lock" "$keychain"
security import "$secrets/certificate.p12" -k "$keychain" -f pkcs12 -P "$CERTIFICATE_PASSWORD" \
    -T /usr/bin/codesign
security set-key-partition-list -S apple-tool:,apple: -s -k "$lock" "$keychain" >/dev/null
others=()
while IFS= read -r line; do
    line=${line#*\"}
    others+=("${line%\"*}")
done < <(security list-keychains -d user)
# without it in the list codesign finds no chain up to Apple; deleting it takes it out again
security list-keychains -d user -s "$keychain" "${others[@]}"
identity=$(security find-identity -v -p codesigning "$keychain" |
    awk '/Developer ID Application/ { print $2; exit }')
if [[ -z "$identity" ]]; then
    echo "::error::The certificate is no Developer ID Application, or has expired." >&2
    exit 1
fi

sign() {
    codesign --force --timestamp --keychain "$keychain" --sign "$identity" "$@"
}

# What Apple's notary says to a file, and the ticket that it gives for it.
notarise() { # FILE_TO_SEND FILE_THAT_GETS_THE_TICKET
    local answer status id
    answer="$secrets/answer.plist"
    xcrun notarytool submit "$1" --key "$secrets/notary.p8" --key-id "$NOTARY_KEY_ID" \
        --issuer "$NOTARY_ISSUER" --wait --timeout 30m --output-format plist >"$answer"
    status=$(plutil -extract status raw "$answer")
    id=$(plutil -extract id raw "$answer")
    echo "notary: $status ($id)"
    if [[ "$status" != Accepted ]]; then # which notarytool itself does not call a failure
        xcrun notarytool log "$id" --key "$secrets/notary.p8" --key-id "$NOTARY_KEY_ID" \
            --issuer "$NOTARY_ISSUER"
        exit 1
    fi
    xcrun stapler staple "$2"
}

# From the inside out, each library by itself: --deep would give all of them the entitlements.
while IFS= read -r -d '' file; do
    if [[ "$(file -b "$file")" == Mach-O* ]]; then sign --options runtime "$file"; fi
done < <(find "$app/Contents/Frameworks" -type f -print0)
while IFS= read -r -d '' framework; do
    sign --options runtime "$framework"
done < <(find "$app/Contents/Frameworks" -type d -name '*.framework' -print0)
sign --options runtime --entitlements build/macos/entitlements.plist "$app"
codesign --verify --deep --strict --verbose=2 "$app"

if [[ "$notarised" == yes ]]; then
    printf '%s\n' "$NOTARY_KEY" >"$secrets/notary.p8"
    ditto -c -k --keepParent "$app" "$secrets/bundle.zip"
    notarise "$secrets/bundle.zip" "$app"
fi

# The hardened runtime may forbid what the first self-test was allowed.
"$python" build/package.py --again
image=$(echo dist/*.dmg)
sign "$image"
if [[ "$notarised" == yes ]]; then
    notarise "$image" "$image"
    spctl --assess --type open --context context:primary-signature --verbose=2 "$image"
fi
"$python" build/package.py --sums
