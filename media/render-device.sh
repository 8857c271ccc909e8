#!/bin/bash
# render-device.sh radar|ultrasonik|tekanan|suhu|kualitas|gateway [size] [samples per half]  -> src/assets/devices/<name>.webp
set -e
D=$(dirname "$(readlink -f "$0")"); NAME=$1 SIZE=${2:-1200} SPP=${3:-16}
WORK=${WORK:-$D/work}; OUT=${OUT:-$D/../src/assets/devices}; NICE="${NICE-nice -n 19}"; X=$WORK/dev/$NAME
mkdir -p $WORK/dev $OUT; exec 9> $WORK/lock; flock 9
[ -x $WORK/denoise ] || g++ -O3 -march=native -ffast-math -fopenmp $D/tools/denoise.cpp -o $WORK/denoise -I/usr/include/Imath -lOpenImageIO -lOpenImageIO_Util 2>/dev/null
$NICE blender -b -noaudio -P $D/scenes/device.py -- $SIZE $SIZE $SPP $X.exr $NAME 2>&1 | grep -E "Error|Traceback|, line |^ Time:" || true
$NICE $WORK/denoise ${X}_a.exr ${X}_b.exr ${X}_dn.exr 5 .8
$NICE /usr/bin/python3 $D/tools/grade.py ${X}_dn.exr $X.png ev=1.0 slope=1.07 power=1.3 sat=1.15 haze=0 bloom=.1 vig=0 grain=0 split=0
$NICE /usr/bin/python3 $D/kit/device_finish.py $X.png $OUT/$NAME.webp
rm ${X}_a.exr ${X}_b.exr
