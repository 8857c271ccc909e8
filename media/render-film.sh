#!/bin/bash
# The hero film and its poster, from nothing to src/assets/hero. Resumable: run it again after a stop.
# Poster and film share one base still, so that the switch from poster to film shows no jump.
# --quick: the whole chain at a quarter of the size with four true frames, into $WORK/quick-hero: proves the script in minutes.
set -e
D=$(dirname "$(readlink -f "$0")"); export WORK=${WORK:-$D/work} NICE="${NICE-nice -n 19}"
N=96 W=1280 H=720 WIN="556 1044 88 604" PX=3.9 SQUARE=720:720:404:0      # window: the open tank, all that moves; its level moves by PX pixels at most
BASE="1600 900 32"; EVERY=${EVERY:-4} SPP=${SPP:-12} NAME=hero; OUT=${OUT:-$D/../src/assets/hero}
if [ "$1" = --quick ]; then
  W=320 H=180 WIN="139 261 22 151" PX=.975 SQUARE=180:180:101:0 BASE="320 180 4" EVERY=24 SPP=4 NAME=quick OUT=$WORK/quick-hero
fi
B=$WORK/$NAME; mkdir -p $B $OUT
GRADE="ev=.7 haze=.0014 hazestart=45 hazecol=.12,.125,.14 bloom=.4 power=1.15 sat=1.24 grain=.0015"
[ -x $WORK/denoise ] || g++ -O3 -march=native -ffast-math -fopenmp $D/tools/denoise.cpp -o $WORK/denoise -I/usr/include/Imath -lOpenImageIO -lOpenImageIO_Util 2>/dev/null
if [ ! -s $B/base_dn.exr ]; then
  $NICE blender -b -noaudio -P $D/scenes/cutaway.py -- $BASE $B/base.exr 2>&1 | grep -E "Error|Traceback|, line |^ Time:" || true
  $NICE $WORK/denoise $B/base_a.exr $B/base_b.exr $B/base_dn.exr 8 .7
fi
$NICE /usr/bin/python3 $D/tools/grade.py $B/base_dn.exr $B/poster.png $GRADE
$NICE /usr/bin/python3 -c "import sys; from PIL import Image; Image.open(sys.argv[1]).save(sys.argv[2], quality=92, method=6)" $B/poster.png $OUT/poster.webp
$D/tools/loop.sh cutaway.py $W $H $SPP $N $NAME/film $B/base_dn.exr "$WIN" $EVERY $PX "$GRADE"
$D/tools/interp.sh $B/film_png $N $EVERY 8 $B/film24
$D/tools/encode.sh $B/film24/%04d.png 24 null $OUT/film-1280 18 26
$D/tools/encode.sh $B/film24/%04d.png 24 crop=$SQUARE $OUT/film-720 19 27      # square, centred on the tank, for phones
