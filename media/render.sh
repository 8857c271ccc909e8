#!/bin/bash
# render.sh SCENE [--draft]: renders, denoises and grades to apps/site/src/assets/scenes/SCENE.webp; --draft: 800 px wide, to
# $WORK/SCENE-draft.png.
# This table has every setting of a picture that is not in its scene file. Resumable: an interrupted run continues
# with the missing half.
set -e
size="1600 900" limit=350
wide() { # pictures that open a page fill the widest screens
  size="2560 1440" limit=600
}
case $1 in
  minyak-gas) wide; samples=8 grade="ev=.55 haze=.00038 hazestart=120 hazecol=.84,.62,.44 power=1.3 sat=1.12" ;;
  fleet-management) wide; samples=9 grade="ev=.8 haze=.0009 hazestart=40 hazecol=.20,.17,.20 power=1.22 sat=1.1 bloom=.6" ;;
  petrokimia) wide; samples=8 grade="ev=1.0 haze=.0016 hazestart=40 hazecol=.10,.12,.16 power=1.12 sat=1.08 bloom=.55" ;;
  makanan-minuman) wide; samples=9 grade="ev=.15 bloom=.25 power=1.36 sat=1.2" ;;
  agrikultur) wide; samples=7 grade="ev=.62 haze=.0007 hazestart=120 hazecol=.62,.65,.67 hazemax=.84 power=1.36 sat=1.2" ;;
  smart-city) wide; samples=6 grade="ev=.62 haze=.0006 hazestart=150 hazecol=.60,.64,.68 hazemax=.84 power=1.36 sat=1.2" ;;
  tank-farm) samples=8 grade="ev=.55 haze=.0018 hazecol=.22,.20,.22 power=1.22" ;;
  mining) samples=6 grade="ev=.42 haze=.00042 hazestart=120 hazecol=.56,.60,.64 hazemax=.8 power=1.28 sat=1.16 sharp=.15 grain=.002" ;;
  pharmaceutical) samples=16 grade="ev=.42 bloom=.2 power=1.95 sat=1.22 slope=1.06 sharp=.1 grain=.0015" ;;
  control-room) samples=8 grade="ev=.8 bloom=.3 power=1.22 sat=1.12" ;;
  gauger) samples=8 grade="ev=.6 haze=.002 hazecol=.32,.23,.18 power=1.34 sat=1.24" ;;
  hands) samples=12 grade="ev=.6 haze=.002 hazecol=.30,.23,.20 power=1.2" ;;
  empty-tank) samples=20 grade="ev=.5 bloom=.45 power=1.25 sat=1.1" ;;
  data-center) samples=10 grade="ev=1.15 haze=.0012 hazestart=40 hazecol=.12,.14,.19 power=1.15 sat=1.1 bloom=.55" ;;
  *) echo "usage: render.sh SCENE [--draft]; the scenes are those of the table in $0"; exit 2 ;;
esac
. "$(dirname "$(readlink -f "$0")")/tools/common.sh"
picture=$WORK/$1
if [ "$2" = --draft ]; then size="800 $((800 * ${size#* } / ${size% *}))" samples=6 picture=$picture-draft; fi
samples=${SAMPLES:-$samples}
renew "$picture" "$1" $size "$samples"
if [ ! -e "${picture}_dn.exr" ]; then
  blend "$1" $size "$samples" "$picture.exr"
  denoise "$picture" 8 1
fi
tool grade "${picture}_dn.exr" "$picture.png" $grade
if [ "$2" != --draft ]; then
  mkdir -p "$OUT/scenes"
  tool webp "$picture.png" "$OUT/scenes/$1.webp" $limit
  tool rendered "scenes/$1.webp" "media/render.sh $1"
fi
echo "$1: $size, $samples+$samples samples, $SECONDS s on the clock"
