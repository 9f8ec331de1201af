#!/usr/bin/env bash
# What wine_smoke.sh does inside its Debian: /smoke has `tree` and `python`, and gets `out`.
set -euo pipefail
cd /smoke/tree

export HOME=/smoke/home WINEPREFIX=/smoke/prefix WINEARCH=win64 WINEDEBUG=-all DISPLAY=:77
# no downloads of Mono or Gecko, no menu entries on the Linux side
export WINEDLLOVERRIDES="mscoree,mshtml=;winemenubuilder.exe=d"
export XDG_RUNTIME_DIR=$HOME LC_ALL=C.UTF-8 LANG=fr_FR.UTF-8 PYTHONUTF8=1
mkdir -p "$HOME"
# a sound device that nobody hears
printf 'pcm.!default { type null }\nctl.!default { type null }\n' >"$HOME/.asoundrc"
program=/smoke/tree/.work/package/dist/faux-freres
exe="$program/faux-freres.exe"

say() { printf '\n== %s (%s s)\n' "$*" "$SECONDS"; }
python() { timeout -k 10 3600 wine /smoke/python/python.exe "$@" </dev/null; }

say "A Windows with nothing in it: $(wine --version)"
rm -f /tmp/.X77-lock /tmp/.X11-unix/X77 # of a run that was ended from outside
Xvfb "$DISPLAY" -screen 0 1280x800x24 >/dev/null 2>&1 &
for _ in $(seq 30); do [[ -S /tmp/.X11-unix/X77 ]] || sleep 0.5; done
[[ -S /tmp/.X11-unix/X77 ]] || { echo "Xvfb does not start" >&2; exit 1; }
timeout 300 wineboot --init >/dev/null 2>&1
# a crash ends the run instead of asking somebody
wine reg add 'HKCU\Software\Wine\WineDbg' /v ShowCrashDialog /t REG_DWORD /d 0 /f >/dev/null 2>&1

say "Golden matches again, tick by tick"
python build/same_ticks.py

say "Build, self-test, pack"
python build/package.py --here

say "What Windows sees in the program"
python build/wine/look.py "$exe"

say "A first start on a clean account: its title"
FAUX_FRERES_FIRST_FRAME=1 timeout -k 10 120 wine "$exe" >/smoke/out/first.log 2>&1 </dev/null &
running=$!
for _ in $(seq 60); do
    [[ ! -s /smoke/out/first.log ]] || break
    sleep 1
done
[[ -s /smoke/out/first.log ]] || { echo "no first picture within a minute" >&2; exit 1; }
sleep 3
import -window root /smoke/out/title.png
colours=$(identify -format %k /smoke/out/title.png)
echo "$colours colours"
((colours > 500)) || { echo "that is no title" >&2; exit 1; }
wine taskkill /im faux-freres.exe >/dev/null 2>&1 # asks it to close, as its button does
wait "$running"
echo "closed by itself, with 0"

say "The installer"
python3 build/windows/installer.py
cp dist/* /smoke/out/

if [[ -e /.ready32 ]]; then
    say "Install, play, uninstall"
    python build/wine/installed.py "$(winepath -w dist/*-setup.exe)"
else
    say "Not tried: the installer, a program of 32 bits, and this Wine runs those of 64 alone"
fi
wineserver -k || true
