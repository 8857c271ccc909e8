#!/bin/sh
# Replaces the running release, one server after the other, so that no visitor waits:
#   release.sh site.tar.gz   unpacks it next to the others; the same archive is the same release
#   release.sh back          returns to the previous release
# If a server does not become ready with the new release, the old one is restored before the next server is restarted.
set -eu

releases=${RELEASES:-/srv/tanksite-releases}
current=${CURRENT:-/srv/tanksite}
ports=${PORTS:-4321 4322}
service=${SERVICE:-systemctl}
unit=${UNIT:-tanksite}

# Replaces a symbolic link atomically.
lead() {
  ln -sfn "$2" "$1.next"
  mv -T "$1.next" "$1"
}

# Waits up to a minute until the server on a port is ready for visitors.
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
      # Unpacked under a temporary name, so that a full disk leaves no partial release.
      rm -rf "$releases/.part"
      mkdir "$releases/.part"
      tar -xzf "$1" --no-same-owner -C "$releases/.part"
      # Open pages still request scripts and pictures of the previous release.
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
  if "$service" restart "$unit@$port" && ready "$port"; then
    echo "$unit@$port serves ${next##*/}"
    # nginx skips a server for a second after it was unreachable.
    sleep "${PAUSE:-2}"
  else
    echo "$unit@$port did not become ready." >&2
    if [ -d "$last" ] && [ "$last" != "$next" ]; then
      lead "$current" "$last"
      if [ -d "$before" ]; then lead "$releases/previous" "$before"; else rm "$releases/previous"; fi
      for port in $changed; do
        "$service" restart "$unit@$port" && ready "$port"
      done
      echo "${last##*/} serves again." >&2
      # Removed, so that the same archive would be unpacked anew.
      if [ "$next" != "$before" ]; then rm -rf "$next"; fi
    fi
    exit 1
  fi
done

# Keeps the previous release for `back`; removes older ones.
for folder in "$releases"/*; do
  case $(readlink -f "$folder") in
    "$next" | "$(readlink -e "$releases/previous" || true)") ;;
    *) rm -rf "$folder" ;;
  esac
done
