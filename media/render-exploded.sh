#!/bin/bash
# render-exploded.sh [size] [samples per half]: renders the radar’s parts as transparent layers ->
# apps/site/src/assets/devices/radar-exploded. Resumable.
set -e
. "$(dirname "$(readlink -f "$0")")/tools/common.sh"
size=${1:-2560} samples=${2:-8} folder=$WORK/exploded-$size
mkdir -p "$folder" "$OUT/devices/radar-exploded"
renew "$folder" exploded "$size" "$samples"
blend exploded "$size" "$samples" "$folder"
for half in "$folder"/*_a.exr; do
  layer=${half%_a.exr}
  if [ ! -e "${layer}_dn.exr" ]; then denoise "$layer" 5 .8; fi
done
tool layers "$folder" "$OUT/devices/radar-exploded" "$size"
tool rendered devices/radar-exploded "media/render-exploded.sh"
echo "exploded: $SECONDS s on the clock"
