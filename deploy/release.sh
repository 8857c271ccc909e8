#!/bin/sh
# Puts a release in the place of the one that runs, one server after the other, so that no visitor waits:
#   release.sh site.tar.gz   unpacks it beside the others; the same archive twice is the same release
#   release.sh back          the release before
# A release that does not become ready is taken back before the next server is touched.
set -eu

releases=${RELEASES:-/srv/tanknusa-releases}
current=${CURRENT:-/srv/tanknusa}
ports=${PORTS:-4321 4322}
service=${SERVICE:-systemctl}

# A link that changes from one moment to the next.
lead() {
  ln -sfn "$2" "$1.next"
  mv -T "$1.next" "$1"
}

# Waits a minute for the server on a port to say that visitors may come.
ready() {
  "$current/bin/node" - "$1" <<'SCRIPT'
const [, , port] = process.argv;
const until = Date.now() + 60_000;
const isReady = () => fetch(`http://127.0.0.1:${port}/readyz`).then(({ ok }) => ok, () => false);
while (!(await isReady())) {
  if (Date.now() > until) process.exit(1);
  await new Promise((done) => setTimeout(done, 200));
}
SCRIPT
}

if [ -e "$current" ] && [ ! -L "$current" ]; then
  echo "$current is a folder, not a link to a release: move it away first." >&2
  exit 1
fi
mkdir -p "$releases"
last=$(readlink -e "$current" || true)
case ${1:-} in
  back) next=$(readlink -e "$releases/previous") || { echo 'There is no release before this one.' >&2; exit 1; } ;;
  *.tar.gz)
    next=$(readlink -f "$releases")/$(sha256sum "$1" | cut -c 1-12)
    if [ ! -d "$next" ]; then
      # A whole release or none, even where the disk fills up.
      rm -rf "$releases/.part"
      mkdir "$releases/.part"
      tar -xzf "$1" --no-same-owner -C "$releases/.part"
      # Open pages ask for scripts and pictures of the release before.
      if [ -d "$last/dist/_astro" ]; then
        mkdir -p "$releases/.part/site/earlier/_astro"
        for file in "$last"/dist/_astro/*; do
          [ -e "$releases/.part/site/dist/_astro/${file##*/}" ] || cp -p "$file" "$releases/.part/site/earlier/_astro/"
        done
      fi
      mv "$releases/.part/site" "$next"
      rmdir "$releases/.part"
    fi
    ;;
  *) echo 'usage: release.sh site.tar.gz | back' >&2; exit 64 ;;
esac

before=$(readlink -e "$releases/previous" || true)
if [ -d "$last" ] && [ "$last" != "$next" ]; then lead "$releases/previous" "$last"; fi
lead "$current" "$next"
changed=
for port in $ports; do
  changed="$changed $port"
  if "$service" restart "tanknusa@$port" && ready "$port"; then
    echo "tanknusa@$port serves ${next##*/}"
    # nginx passes over a server for a second after it could not reach it.
    sleep "${PAUSE:-2}"
  else
    echo "tanknusa@$port did not become ready." >&2
    if [ -d "$last" ] && [ "$last" != "$next" ]; then
      lead "$current" "$last"
      if [ -d "$before" ]; then lead "$releases/previous" "$before"; else rm "$releases/previous"; fi
      for port in $changed; do
        "$service" restart "tanknusa@$port" && ready "$port"
      done
      echo "${last##*/} serves again." >&2
      # Nobody looks at it again; the same archive would be unpacked anew.
      if [ "$next" != "$before" ]; then rm -rf "$next"; fi
    fi
    exit 1
  fi
done

# The way back stays; releases before it go.
for folder in "$releases"/*; do
  case $(readlink -f "$folder") in
    "$next" | "$(readlink -e "$releases/previous" || true)") ;;
    *) rm -rf "$folder" ;;
  esac
done
