#!/bin/sh
# Put Faux Frères into this account's menu, or take it out again; nothing else is touched.
# Mettre Faux Frères dans le menu de ce compte, ou l'en retirer ; rien d'autre n'est touché.
#
#     ./menu.sh            into the menu · dans le menu
#     ./menu.sh --remove   out of it     · hors du menu
#
# The program stays where it lies: whoever moves its folder runs this again from there.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}
entry=$data/applications/faux-freres.desktop
about=$data/metainfo/org.faux_freres.game.metainfo.xml

refresh() { # menus look anew by themselves, most of them at once
    if command -v update-desktop-database >/dev/null 2>&1; then
        update-desktop-database -q "$data/applications" || true
    fi
}

case ${1-} in
'') ;;
--remove)
    rm -f -- "$entry" "$about"
    for size in 64 128 256; do
        rm -f -- "$data/icons/hicolor/${size}x$size/apps/faux-freres.png"
    done
    refresh
    exit 0
    ;;
*)
    echo "menu.sh: $1 ? (--remove)" >&2
    exit 2
    ;;
esac

if ! [ -x "$here/faux-freres" ]; then
    echo "menu.sh: $here/faux-freres ?" >&2
    exit 2
fi
# what the Desktop Entry Specification lets stand between quotation marks; $, ` and \ need more
case $here in
*[\"\`\$\\]*)
    echo "menu.sh: $here: \" \` \$ \\ ?" >&2
    exit 2
    ;;
esac
mkdir -p -- "$data/applications" "$data/metainfo"
# what it has to say where nobody looks at a terminal is shown in a box
program=$(printf '%s' "$here/faux-freres" | sed 's/%/%%/g; s/[&|\\]/\\&/g')
sed "s|^Exec=.*|Exec=env FAUX_FRERES_BOX=1 \"$program\"|" \
    "$here/share/applications/faux-freres.desktop" >"$entry"
cp -- "$here/share/metainfo/org.faux_freres.game.metainfo.xml" "$about"
for size in 64 128 256; do
    mkdir -p -- "$data/icons/hicolor/${size}x$size/apps"
    cp -- "$here/share/icons/hicolor/${size}x$size/apps/faux-freres.png" \
        "$data/icons/hicolor/${size}x$size/apps/faux-freres.png"
done
refresh
