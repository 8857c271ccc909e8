#!/bin/bash
# loop.sh SCENE W H SPP NFRAMES NAME BASE.exr "X0 X1 Y0 Y1" EVERY PX ["grade args"]  -> $WORK/NAME_png/%04d.png
# Glow layers of each EVERYth frame, put into the base still by film.py. Resumable: finished frames are skipped.
D=$(dirname "$(readlink -f "$0")"); WORK=${WORK:-media/work}
S=$1 W=$2 H=$3 SPP=$4 N=$5 NAME=$6 BASE=$7 WIN=$8 EVERY=$9 PX=${10} G=${11}
E=$WORK/${NAME}_exr; mkdir -p $E
$NICE blender -b -noaudio -P $D/../scenes/$S -- $W $H $SPP $E/f.exr $N 0 $EVERY $WIN 2>&1 | grep --line-buffered -E "^FRAME|Error|Traceback|, line "
$NICE /usr/bin/python3 $D/film.py $BASE $E/f.exr $WORK/${NAME}_png $W $H $WIN $N $EVERY $PX $G
