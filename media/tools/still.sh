#!/bin/sh
# still.sh scene.py W H SAMPLES_PER_HALF name "grade arguments": render twice, denoise, grade to $WORK/name.png
set -e
D=$(dirname "$(readlink -f "$0")"); W=${WORK:-$D/../work}
mkdir -p "$W"
[ -x "$W/denoise" ] || g++ -O3 -march=native -ffast-math -fopenmp -Wno-deprecated-declarations "$D/denoise.cpp" -o "$W/denoise" -I/usr/include/Imath -lOpenImageIO -lOpenImageIO_Util
blender -b -noaudio -P "$D/../scenes/$1" -- $2 $3 $4 "$W/$5.exr" ${EXTRA} 2>&1 | grep -E "^ Time:|Error|Traceback|, line " || true
"$W/denoise" "$W/$5_a.exr" "$W/$5_b.exr" "$W/$5_dn.exr" ${RAD:-8} ${KK:-0.7}
/usr/bin/python3 "$D/grade.py" "$W/$5_dn.exr" "$W/$5.png" $6
