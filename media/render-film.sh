#!/bin/bash
# render-film.sh [--draft]: "satu tangki, satu hari", from nothing to src/assets/hero: poster, film (AV1, H.264), data track.
# Five light plates and a matte are path-traced once; every frame is then composed from them and from film/day.json.
# Resumable: a plate is rendered again only when what it is made of has changed. --draft: a quarter of the size, to $WORK/film-draft.
set -e
D=$(dirname "$(readlink -f "$0")"); export WORK=${WORK:-$D/work} NICE="${NICE-nice -n 19 ionice -c3}"
SIZE="1600 900" SPP=24 B=$WORK/film OUT=${OUT:-$D/../src/assets/hero} WIDE=1600 SQUARE=crop=900:900:501:0,scale=720:720:flags=lanczos
if [ "$1" = --draft ]; then SIZE="800 450" SPP=6 B=$WORK/film-draft OUT=$WORK/film-draft/out WIDE=800 SQUARE=crop=450:450:250:0; fi
mkdir -p $B/png $OUT; exec 9> $WORK/lock; flock 9
[ -x $WORK/denoise ] || g++ -O3 -march=native -ffast-math -fopenmp -Wno-deprecated-declarations $D/tools/denoise.cpp -o $WORK/denoise -I/usr/include/Imath -lOpenImageIO -lOpenImageIO_Util
made=$(/usr/bin/python3 $D/tools/made.py cutaway.py)
for light in afternoon dusk night morning noon; do
  if [ "$(cat $B/$light.made 2>/dev/null)" != "$made $SIZE $SPP" ]; then
    t=$SECONDS
    $NICE blender -b -noaudio -P $D/scenes/cutaway.py -- $SIZE $SPP $B/$light.exr $light 2>&1 | grep -E "Error|Traceback|, line " || true
    $NICE $WORK/denoise $B/${light}_a.exr $B/${light}_b.exr $B/${light}_dn.exr 8 .7
    echo "$made $SIZE $SPP" > $B/$light.made; echo "plate $light: $((SECONDS-t)) s"
  fi
done
if [ "$(cat $B/matte.made 2>/dev/null)" != "$made $SIZE" ]; then
  $NICE blender -b -noaudio -P $D/scenes/cutaway.py -- $SIZE 48 $B/matte.exr matte 2>&1 | grep -E "Error|Traceback|, line " || true
  echo "$made $SIZE" > $B/matte.made
fi
t=$SECONDS; $NICE /usr/bin/python3 $D/tools/film.py $B $D/film/day.json $OUT; echo "frames: $((SECONDS-t)) s"
t=$SECONDS
$D/tools/encode.sh "$B/png/%04d.png" 15 null $OUT/film-1600 ${CRF:-22.5 33}
$D/tools/encode.sh "$B/png/%04d.png" 15 $SQUARE $OUT/film-720 ${CRFS:-21 33}
echo "encoding: $((SECONDS-t)) s"
