# Sourced by the render scripts: folders, a lock (one render at a time on this machine), the denoiser, and functions
# for the steps.
media=$(readlink -f "$(dirname "${BASH_SOURCE[0]}")/..")
export WORK=${WORK:-$media/work} NICE="${NICE-nice -n 19 ionice -c3}" OUT=${OUT:-$media/../apps/site/src/assets}
mkdir -p "$WORK" "$OUT"
exec 9> "$WORK/lock"
flock 9
if [ ! -x "$WORK/denoise" ]; then
  g++ -O3 -march=native -ffast-math -fopenmp -Wno-deprecated-declarations "$media/tools/denoise.cpp" -o "$WORK/denoise" \
    -I/usr/include/Imath -lOpenImageIO -lOpenImageIO_Util
fi

# blend SCENE ARGS: runs scenes/SCENE.py; keeps errors and progress of Blender’s log.
blend() {
  PYTHONPATH=$media $NICE blender --python-use-system-env -b -noaudio -P "$media/scenes/$1.py" -- "${@:2}" 2>&1 |
    grep -E "Error|Traceback|, line |^LAYER|^STEP" || true
}

# denoise NAME RADIUS STRENGTH: denoises the two halves to NAME_dn.exr.
denoise() {
  $NICE "$WORK/denoise" "$1_a.exr" "$1_b.exr" "$1.part.exr" "$2" "$3" > /dev/null
  mv "$1.part.exr" "$1_dn.exr"
}

# tool NAME ARGS: runs one of the Python tools with the system’s Python.
tool() {
  $NICE /usr/bin/python3 "$media/tools/$1.py" "${@:2}"
}

# renew NAME SCENE ARGS: removes the renders of NAME when scene, kit, figures or arguments have changed.
renew() {
  local made
  made=$(tool made "${@:2}")
  if [ "$(cat "$1.made" 2> /dev/null)" != "$made" ]; then
    rm -f "$1"_a.exr "$1"_b.exr "$1"_dn.exr "$1.figures.json"
    if [ -d "$1" ]; then rm -f "$1"/*.exr "$1"/*.png; fi
    echo "$made" > "$1.made"
  fi
  export FIGURES_DRAWN=$1.figures.json
}
