#!/bin/sh
# render.sh scene [--preview]: render, denoise, grade and write src/assets/scenes/<scene>.webp
# Everything a picture depends on besides its scene file stands in this table.
set -e
here=$(dirname "$(readlink -f "$0")")
samples=${SAMPLES:-32}
case $1 in
  minyak-gas) grade="ev=.6 haze=.0006 hazestart=90 hazecol=.95,.62,.38 power=1.3 sat=1.12" ;;
  fleet-management) grade="ev=.8 haze=.0009 hazestart=40 hazecol=.20,.17,.20 power=1.22 sat=1.1 bloom=.6" ;;
  petrokimia) grade="ev=1.0 haze=.0016 hazestart=40 hazecol=.10,.12,.16 power=1.12 sat=1.08 bloom=.55" ;;
  makanan-minuman) grade="ev=.15 bloom=.25 power=1.36 sat=1.2" ;;
  agrikultur) grade="ev=.5 haze=.0013 hazestart=60 hazecol=.80,.78,.70 hazemax=.8 power=1.3 sat=1.16" ;;
  smart-city) grade="ev=.3 haze=.0024 hazestart=80 hazecol=.80,.68,.52 hazemax=.84 power=1.3 sat=1.18" ;;
  tank-farm) grade="ev=.55 haze=.0018 hazecol=.22,.20,.22 power=1.22" ;;
  tank-roof) grade="ev=.6 haze=.002 hazecol=.26,.21,.20 power=1.2" ;;
  mining) grade="ev=.42 haze=.00042 hazestart=120 hazecol=.56,.60,.64 hazemax=.8 power=1.28 sat=1.16" ;;
  pharmaceutical) grade="ev=.55 bloom=.2 power=1.5 sat=1.15" ;;
  control-room) grade="ev=.75 bloom=.4 power=1.2 sat=1.12" ;;
  roof-tools) grade="ev=.75 haze=.002 hazecol=.26,.21,.20 power=1.2" ;;
  empty-tank) grade="ev=.5 bloom=.45 power=1.25 sat=1.1" ;;
  data-center) grade="ev=1.15 haze=.0012 hazestart=40 hazecol=.12,.14,.19 power=1.15 sat=1.1 bloom=.55" ;;
  *) echo "usage: render.sh scene [--preview]; the scenes are media/scenes/*.py without cutaway and device"; exit 2 ;;
esac
export WORK=${WORK:-$here/work}
if [ "$2" = --preview ]; then
  exec "$here/tools/still.sh" "$1.py" 800 450 6 "$1-preview" "$grade"
fi
"$here/tools/still.sh" "$1.py" 1600 900 $samples "$1" "$grade"
mkdir -p "$here/../src/assets/scenes"
/usr/bin/python3 "$here/tools/webp.py" "$WORK/$1.png" "$here/../src/assets/scenes/$1.webp"
