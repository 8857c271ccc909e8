#!/bin/bash
# encode.sh "frames/%04d.png" FPS FILTER OUTBASE [x264crf av1crf] -> OUTBASE.h264.mp4, OUTBASE.av1.mp4
# FILTER is an ffmpeg crop or scale, or null. Seamless loop: the last frame precedes the first, it does not repeat it.
IN=$1 FPS=$2 F=$3 O=$4 C1=${5:-24} C2=${6:-36}
CM="-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv"
FF="$NICE ffmpeg -hide_banner -loglevel error -y -framerate $FPS -i $IN"
$FF -vf "$F,scale=out_color_matrix=bt709:flags=lanczos,format=yuv420p" $CM -an -c:v libx264 -preset veryslow -refs 5 -profile:v high -crf $C1 -g 250 -movflags +faststart $O.h264.mp4
SVT_LOG=1 $FF -vf "$F,scale=out_color_matrix=bt709:flags=lanczos,format=yuv420p10le" $CM -an -c:v libsvtav1 -preset 4 -crf $C2 -g 240 -svtav1-params tune=0 -movflags +faststart $O.av1.mp4
ls -l $O.h264.mp4 $O.av1.mp4 | awk '{printf "%.0f kB %s\n", $5/1000, $9}'
