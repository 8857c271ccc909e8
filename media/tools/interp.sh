#!/bin/bash
# interp.sh PNGDIR N EVERY SECONDS OUTDIR: frames 0, EVERY, 2*EVERY ... < N of a periodic loop -> 24 fps, the seam interpolated too
IN=$(readlink -f $1) N=$2 EVERY=$3 SEC=$4 OUT=$5; P=$(mktemp -d); mkdir -p $OUT; rm -f $OUT/*.png; k=0; K=$((N/EVERY)); UP=$((24*SEC/K))
for i in $((K-2)) $((K-1)) $(seq 0 $((K-1))) 0 1; do ln -s $IN/$(printf %04d $((i*EVERY))).png $P/$(printf %04d $k).png; k=$((k+1)); done
$NICE ffmpeg -hide_banner -loglevel error -y -framerate $K/$SEC -i $P/%04d.png -vf "minterpolate=fps=24:mi_mode=mci:mc_mode=aobmc:me_mode=bidir:vsbmc=1:scd=none,trim=start_frame=$((2*UP)):end_frame=$((2*UP+24*SEC)),setpts=PTS-STARTPTS" -start_number 0 $OUT/%04d.png
rm -r $P
