#!/bin/bash
# render-film.sh [--draft]: renders the film "satu tangki, satu hari" to apps/site/src/assets/hero: poster, film (AV1, H.264),
# data track.
# Five light plates and a matte are path-traced once; every frame is composed of them and film/day.json.
# Resumable: a plate is rendered again only when its sources have changed. --draft: smaller, to $WORK/film-draft.
set -e
. "$(dirname "$(readlink -f "$0")")/tools/common.sh"
size="1600 900" samples=24 plates=$WORK/film out=$OUT/hero square=crop=900:900:501:0,scale=720:720:flags=lanczos
if [ "$1" = --draft ]; then
  size="800 450" samples=6 plates=$WORK/film-draft out=$plates/out square=crop=450:450:250:0
fi
mkdir -p "$plates/png" "$out"
for light in afternoon dusk night morning noon; do
  plate=$plates/$light
  renew "$plate" cutaway $size $samples
  if [ -e "${plate}_dn.exr" ]; then continue; fi
  blend cutaway $size $samples "$plate.exr" $light
  denoise "$plate" 8 .7
  echo "plate $light: $SECONDS s on the clock"
done
renew "$plates/matte" cutaway $size
if [ ! -e "$plates/matte.exr" ] || [ "$plates/matte.made" -nt "$plates/matte.exr" ]; then
  blend cutaway $size 48 "$plates/matte.exr" matte
fi
tool film "$plates" "$media/film/day.json" "$out"
"$media/tools/encode.sh" "$plates/png/%04d.png" 15 null "$out/film-1600" ${CRF:-22.5 33}
"$media/tools/encode.sh" "$plates/png/%04d.png" 15 $square "$out/film-720" ${CRFS:-21 33}
echo "film: $SECONDS s on the clock"
