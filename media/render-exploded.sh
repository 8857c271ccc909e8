#!/bin/bash
# render-exploded.sh [size] [samples per half]: the radar's parts as transparent layers -> src/assets/devices/radar-exploded. Resumable.
set -e
D=$(dirname "$(readlink -f "$0")"); SIZE=${1:-1280} SPP=${2:-16}; export WORK=${WORK:-$D/work} NICE="${NICE-nice -n 19 ionice -c3}"
OUT=${OUT:-$D/../src/assets/devices/radar-exploded}; X=$WORK/exploded-$SIZE; t=$SECONDS
mkdir -p $X $OUT; exec 9> $WORK/lock; flock 9
[ -x $WORK/denoise ] || g++ -O3 -march=native -ffast-math -fopenmp -Wno-deprecated-declarations $D/tools/denoise.cpp -o $WORK/denoise -I/usr/include/Imath -lOpenImageIO -lOpenImageIO_Util
made=$(/usr/bin/python3 $D/tools/made.py exploded.py $SIZE $SPP)
if [ "$(cat $X/made 2>/dev/null)" != $made ]; then rm -f $X/*.exr; echo $made > $X/made; fi
$NICE blender -b -noaudio -P $D/scenes/exploded.py -- $SIZE $SPP $X 2>&1 | grep -E "Error|Traceback|, line |^LAYER" || true
for a in $X/*_a.exr; do p=${a%_a.exr}; [ -e ${p}_dn.exr ] || $NICE $WORK/denoise $a ${p}_b.exr ${p}_dn.exr 5 .8 > /dev/null; done
$NICE /usr/bin/python3 $D/tools/layers.py $X $OUT $SIZE
echo "exploded: $((SECONDS - t)) s on the clock"
