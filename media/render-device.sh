#!/bin/bash
# render-device.sh radar|ultrasonik|tekanan|suhu|kualitas|gateway [size] [samples per half] -> apps/site/src/assets/devices/NAME.webp
set -e
. "$(dirname "$(readlink -f "$0")")/tools/common.sh"
name=$1 size=${2:-1200} samples=${3:-16} picture=$WORK/device-$1
mkdir -p "$OUT/devices"
renew "$picture" device "$size" "$samples" "$name"
blend device "$size" "$size" "$samples" "$picture.exr" "$name"
denoise "$picture" 5 .8
tool grade "${picture}_dn.exr" "$picture.png" ev=1.0 slope=1.07 power=1.3 sat=1.15 haze=0 bloom=.1 vig=0 grain=0 split=0
tool paper "$picture.png" "$OUT/devices/$name.webp"
tool rendered "devices/$name.webp" "media/render-device.sh $name"
