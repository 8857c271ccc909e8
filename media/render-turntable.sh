#!/bin/bash
# render-turntable.sh radar|ultrasonik|tekanan|suhu|kualitas|gateway [height in pixels] [samples per half] [steps]
# -> apps/site/src/assets/devices/turntable/NAME.webp: the device of the shelf, turned once; rows of six steps on a
# transparent background. Resumable.
set -e
. "$(dirname "$(readlink -f "$0")")/tools/common.sh"
name=$1 height=${2:-600} samples=${3:-12} steps=${4:-24} folder=$WORK/turn-$1-${2:-600}
mkdir -p "$folder" "$OUT/devices/turntable"
shelf=$OUT/devices/shelf/shelf.json
scale=$(python3 -c "import json; d = json.load(open('$shelf'))['$name']; print($height / (d['height'] + 2 * d['margin']))")
renew "$folder" shelf "$scale" "$samples" "$name" "$steps"
blend shelf "$scale" "$samples" "$folder" "$name" "$steps"
for half in "$folder"/*_a.exr; do
  step=${half%_a.exr}
  if [ -e "$step.png" ]; then continue; fi
  denoise "$step" 5 .8
  tool cutout "${step}_dn.exr" "$step.part.png"
  mv "$step.part.png" "$step.png"
done
tool sheet "$folder" "$OUT/devices/turntable/$name.webp" $((steps < 6 ? steps : 6))
tool rendered "devices/turntable/$name.webp" "media/render-turntable.sh $name"
echo "$name: $SECONDS s on the clock"
