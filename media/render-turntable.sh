#!/bin/bash
# render-turntable.sh radar|ultrasonik|tekanan|suhu|kualitas|gateway [size] [samples per half] [steps]
# -> src/assets/devices/turntable/<name>.webp: the steps in rows of six, on the paper of the site. Resumable; states its time and its bytes.
set -e
D=$(dirname "$(readlink -f "$0")"); NAME=$1 SIZE=${2:-560} SPP=${3:-8} N=${4:-24}; export WORK=${WORK:-$D/work} NICE="${NICE-nice -n 19 ionice -c3}"
OUT=${OUT:-$D/../src/assets/devices/turntable}; X=$WORK/turn-$NAME-$SIZE; t=$SECONDS
mkdir -p $X $OUT; exec 9> $WORK/lock; flock 9
[ -x $WORK/denoise ] || g++ -O3 -march=native -ffast-math -fopenmp -Wno-deprecated-declarations $D/tools/denoise.cpp -o $WORK/denoise -I/usr/include/Imath -lOpenImageIO -lOpenImageIO_Util
made=$(/usr/bin/python3 $D/tools/made.py turntable.py $SIZE $SPP $N)
if [ "$(cat $X/made 2>/dev/null)" != $made ]; then rm -f $X/*.exr $X/*.png; echo $made > $X/made; fi
$NICE blender -b -noaudio -P $D/scenes/turntable.py -- $SIZE $SPP $X $NAME $N 2>&1 | grep -E "Error|Traceback|, line " || true
for a in $X/*_a.exr; do
  p=${a%_a.exr}; [ -e $p.png ] && continue
  $NICE $WORK/denoise $a ${p}_b.exr ${p}_dn.exr 5 .8 > /dev/null
  $NICE /usr/bin/python3 $D/tools/grade.py ${p}_dn.exr $p.part.png ev=1.0 slope=1.07 power=1.3 sat=1.15 haze=0 bloom=.1 vig=0 grain=0 split=0
  mv $p.part.png $p.png
done
$NICE /usr/bin/python3 $D/tools/sheet.py $X $X/sheet.png $((N < 6 ? N : 6))
QUALITY=${QUALITY:-90} $NICE /usr/bin/python3 $D/kit/device_finish.py $X/sheet.png $OUT/$NAME.webp
echo "$NAME: $((SECONDS - t)) s on the clock"
