#!/bin/bash
# render-section.sh minyak-gas|petrokimia|smart-city [--draft]: the vessel of a scene cut open, empty and full, for the level that
# one drags -> apps/site/src/assets/sections/SCENE-empty.webp and SCENE-full.webp, with SCENE.json: where the plates lie
# in the scene's picture. Resumable.
set -e
. "$(dirname "$(readlink -f "$0")")/tools/common.sh"
size="2560 1440"
case $1 in # samples and grade as in render.sh
  minyak-gas) size="1920 1080" samples=8 grade="ev=.55 haze=.00038 hazestart=120 hazecol=.84,.62,.44 power=1.3 sat=1.12" ;;
  petrokimia) samples=10 grade="ev=1.0 haze=.0016 hazestart=40 hazecol=.10,.12,.16 power=1.12 sat=1.08 bloom=.55" ;;
  smart-city) size="1920 1080" samples=8 grade="ev=.62 haze=.0006 hazestart=150 hazecol=.60,.64,.68 hazemax=.84 power=1.36 sat=1.2" ;;
  *) echo "usage: render-section.sh minyak-gas|petrokimia|smart-city [--draft]"; exit 2 ;;
esac
if [ "$2" = --draft ]; then size="960 540" samples=6; fi
mkdir -p "$OUT/sections"
for content in empty full; do
  picture=$WORK/section-$1-$content${2:+-draft}
  renew "$picture" "$1" $size "$samples" $content
  if [ ! -e "${picture}_dn.exr" ]; then
    blend "$1" $size "$samples" "$picture.exr" $content
    denoise "$picture" 8 1
  fi
done
if [ "$2" != --draft ]; then tool section "$1" "$WORK" "$OUT/sections" $grade; fi
echo "$1: $SECONDS s on the clock"
