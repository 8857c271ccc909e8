#!/bin/bash
# still.sh scene.py W H SAMPLES_PER_HALF name "grade arguments": render two halves, denoise, grade to $WORK/name.png; states its time.
# Caches by content: a half is rendered again only when scene, kit, size or samples have changed; stopped, it goes on with the other half.
set -e
D=$(dirname "$(readlink -f "$0")"); W=${WORK:-$D/../work}; X=$W/$5; t=$SECONDS
mkdir -p "$W"
[ -x "$W/denoise" ] || g++ -O3 -march=native -ffast-math -fopenmp -Wno-deprecated-declarations "$D/denoise.cpp" -o "$W/denoise" -I/usr/include/Imath -lOpenImageIO -lOpenImageIO_Util
made=$(/usr/bin/python3 "$D/made.py" $1 $2 $3 $4)
if [ "$(cat "$X.made" 2>/dev/null)" != $made ]; then rm -f "$X"_a.exr "$X"_b.exr "$X"_dn.exr; echo $made > "$X.made"; fi
if [ ! -e "${X}_dn.exr" ]; then
  $NICE blender -b -noaudio -P "$D/../scenes/$1" -- $2 $3 $4 "$X.exr" ${EXTRA} 2>&1 | grep -E "Error|Traceback|, line " || true
  $NICE "$W/denoise" "${X}_a.exr" "${X}_b.exr" "$X.part.exr" ${RAD:-8} ${KK:-1.0} > /dev/null
  mv "$X.part.exr" "${X}_dn.exr"
fi
$NICE /usr/bin/python3 "$D/grade.py" "${X}_dn.exr" "$X.png" $6
echo "$5: $2x$3, $4+$4 samples, $((SECONDS - t)) s on the clock"
