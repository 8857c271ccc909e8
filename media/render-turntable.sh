#!/bin/bash
# render-turntable.sh radar|ultrasonik|tekanan|suhu|kualitas|gateway [size] [samples per half] [steps]
# -> apps/site/src/assets/devices/turntable/NAME.webp: the steps in rows of six, on the site’s paper colour. Resumable.
set -e
. "$(dirname "$(readlink -f "$0")")/tools/common.sh"
name=$1 size=${2:-560} samples=${3:-8} steps=${4:-24} folder=$WORK/turn-$1-${2:-560}
mkdir -p "$folder" "$OUT/devices/turntable"
renew "$folder" turntable "$size" "$samples" "$steps"
blend turntable "$size" "$samples" "$folder" "$name" "$steps"
for half in "$folder"/*_a.exr; do
  step=${half%_a.exr}
  if [ -e "$step.png" ]; then continue; fi
  denoise "$step" 5 .8
  tool grade "${step}_dn.exr" "$step.part.png" ev=1.0 slope=1.07 power=1.3 sat=1.15 haze=0 bloom=.1 vig=0 grain=0 split=0
  mv "$step.part.png" "$step.png"
done
tool sheet "$folder" "$folder/sheet.png" $((steps < 6 ? steps : 6))
QUALITY=${QUALITY:-90} tool paper "$folder/sheet.png" "$OUT/devices/turntable/$name.webp"
tool rendered "devices/turntable/$name.webp" "media/render-turntable.sh $name"
echo "$name: $SECONDS s on the clock"
