#!/bin/bash
# render-shelf.sh [pixels per millimetre] [samples per half]: renders the six devices at one scale on a transparent
# background, with their dimensions -> apps/site/src/assets/devices/shelf. Resumable.
set -e
. "$(dirname "$(readlink -f "$0")")/tools/common.sh"
scale=${1:-2.4} samples=${2:-32} folder=$WORK/shelf-${1:-2.4}
mkdir -p "$folder" "$OUT/devices/shelf"
renew "$folder" shelf "$scale" "$samples"
blend shelf "$scale" "$samples" "$folder"
for half in "$folder"/*_a.exr; do
  device=${half%_a.exr}
  if [ ! -e "${device}_dn.exr" ]; then denoise "$device" 5 .8; fi
  tool cutout "${device}_dn.exr" "$OUT/devices/shelf/$(basename "$device").webp"
done
cp "$folder/shelf.json" "$OUT/devices/shelf/"
tool rendered devices/shelf "media/render-shelf.sh"
echo "shelf: $SECONDS s on the clock"
