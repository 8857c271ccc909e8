#!/bin/bash
# render-cutout.sh [size] [samples per half]: renders the radar with cable and contact shadow on a transparent
# background, cropped from a square of that size -> apps/site/src/assets/devices/cutout/radar.webp. Resumable.
set -e
. "$(dirname "$(readlink -f "$0")")/tools/common.sh"
size=${1:-2125} samples=${2:-16} picture=$WORK/cutout-${1:-2125}
mkdir -p "$OUT/devices/cutout"
render() { # render device|shadow SIZE SAMPLES
  renew "$picture-$1" device "$2" "$3" "$1"
  if [ -e "$picture-${1}_dn.exr" ]; then return; fi
  blend device "$2" "$2" "$3" "$picture-$1.exr" radar "$1"
  denoise "$picture-$1" 5 .8
}
render shadow $((size / 4)) $((samples * 4)) # soft, so a quarter of the resolution suffices
render device "$size" "$samples"
tool cutout "$picture-device_dn.exr" "$OUT/devices/cutout/radar.webp" "$picture-shadow_dn.exr"
tool rendered devices/cutout/radar.webp "media/render-cutout.sh"
echo "cutout: $SECONDS s on the clock"
