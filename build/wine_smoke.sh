#!/usr/bin/env bash
# Build the Windows package on Linux and try it out, as far as Wine is Windows:
#
#     bash build/wine_smoke.sh [FOLDER]
#
# As root on an amd64 Debian or a relative of it. FOLDER (4 GB; $TMPDIR/faux-freres-wine unless told)
# keeps the Debian 13 with Wine 10 and the Python for Windows for the next time; its folder `out` gets
# the packages and the pictures. Packages come from this machine's own sources: apt's mirror
# (DEBIAN_MIRROR names another) and pip's index. This is to try out, not to release: the Python is a
# third party's copy of python.org's embeddable one.
set -euo pipefail
cd "$(dirname "$0")/.."

folder=${1:-${TMPDIR:-/tmp}/faux-freres-wine}
system="$folder/system"
inside="$system/smoke"
release=trixie

say() { printf '\n== %s\n' "$*"; }
stop() { printf '%s\n' "$*" >&2; exit 2; }

[[ $(id -u) == 0 ]] || stop "debootstrap and chroot need root: run it as root, in a machine of its own if need be."
[[ $(uname -m) == x86_64 ]] || stop "The Windows program is for x86-64, and Wine runs it on x86-64 only."
mkdir -p "$folder/out"
folder=$(realpath "$folder") system=$(realpath -m "$system") inside=$(realpath -m "$inside")

# the chroot with /proc and /dev, and nothing it started left when it ends
enter() {
    # shellcheck disable=SC2016 # expanded by the inner shell
    unshare --mount --pid --fork --kill-child bash -c '
        mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" && exec chroot "$0" "$@"
    ' "$system" "$@"
}

if [[ ! -e "$system/.ready" ]]; then
    say "Debian $release with Wine, NSIS and a screen that nobody sees"
    type debootstrap >/dev/null 2>&1 || apt-get install -y -qq debootstrap
    # shellcheck disable=SC2016 # apt-get's own words
    mirror=${DEBIAN_MIRROR:-$(apt-get indextargets --format '$(LABEL) $(REPO_URI)' 'Created-By: Packages' |
        sed -n 's/^Debian //p' | head -n 1)}
    [[ $mirror ]] || stop "apt knows no mirror of Debian here: name one in DEBIAN_MIRROR."
    eval "$(apt-config shell proxy Acquire::http::Proxy)"
    [[ -z ${proxy:-} ]] || export http_proxy=$proxy
    rm -rf "$system"
    debootstrap --variant=minbase "$release" "$system" "$mirror" >"$folder/debootstrap.log" ||
        stop "debootstrap failed: see $folder/debootstrap.log"
    # a mirror may speak https, with a certificate that this machine knows
    install -D -m 644 /etc/ssl/certs/ca-certificates.crt "$system/etc/ssl/certs/ca-certificates.crt" || true
    export DEBIAN_FRONTEND=noninteractive
    enter apt-get update -qq
    enter apt-get install -y -qq --no-install-recommends \
        wine wine64 nsis xvfb imagemagick python3 >"$folder/apt.log" 2>&1 ||
        stop "apt-get failed: see $folder/apt.log"
    touch "$system/.ready"
fi
if [[ ! -e "$system/.ready32" ]]; then
    say "Wine for programs of 32 bits, which NSIS's installers are"
    export DEBIAN_FRONTEND=noninteractive
    # a mirror's list for i386 may be of another day than its signature, which apt refuses
    if { enter dpkg --add-architecture i386 && enter apt-get update -qq &&
        enter apt-get install -y -qq --no-install-recommends wine32:i386; } >"$folder/apt32.log" 2>&1; then
        touch "$system/.ready32"
    else
        enter dpkg --remove-architecture i386 && enter apt-get update -qq
        echo "It cannot be had today (see $folder/apt32.log): all is tried but the installer."
    fi
fi

say "Python for Windows, and what the package needs"
mkdir -p "$inside"
python3 build/wine/windows_python.py "$folder" "$inside/python"

say "The tree as it is here"
rm -rf "$inside/tree" "$inside/prefix" "$inside/out"
mkdir -p "$inside/tree" "$inside/out"
git -c safe.directory='*' ls-files -co --exclude-standard -z -- \
    game assets build tests/golden pyproject.toml README.md LICENSE THIRD_PARTY.md |
    tar --create --null --files-from=- | tar --extract --directory "$inside/tree"

enter bash /smoke/tree/build/wine/inside.sh
cp -f "$inside"/out/* "$folder/out/"
untried=
[[ -e "$system/.ready32" ]] || untried=" but the installer, which was made and not tried"
say "All of it passed$untried. What was made lies in $folder/out:"
ls -l "$folder/out"
