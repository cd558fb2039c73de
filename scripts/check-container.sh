#!/usr/bin/env bash
# Builds the image of the Dockerfile without a container engine, on a base of Debian's own packages and the project's
# Node. Then runs it as an engine would: with another user, a read-only root, one volume, and /tmp in memory. Needs
# root, Linux, and Debian's packages buildah and debootstrap. Prints one line per check, and exits with 1 at the first
# one that fails.
#   scripts/check-container.sh [--base FOLDER]     FOLDER: a base made by debootstrap earlier
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1
base=
[ "${1:-}" != --base ] || base=$2

for tool in buildah debootstrap unshare setpriv curl npm; do
  command -v "$tool" > /dev/null || { echo "Not checked: $tool is not installed."; exit 2; }
done
[ "$(id -u)" = 0 ] || { echo 'Not checked: only root can build and mount here.'; exit 2; }
node=$(readlink -f node_modules/.bin/node) || { echo 'Not checked: no packages are installed.'; exit 2; }

work=$(mktemp -d /tmp/baobab-container.XXXXXX)
store=(--root "$work/store" --runroot "$work/run" --storage-driver vfs)
site=
container=
clean_up() {
  [ -z "$site" ] || kill -9 "$site" 2> /dev/null
  [ -z "$container" ] || buildah "${store[@]}" umount "$container" > /dev/null 2>&1
  rm -rf "$work"
}
trap clean_up EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

passed() { echo "✓ $1"; }
failed() {
  echo "✗ $1"
  [ -z "${2:-}" ] || tail -n 30 "$2"
  exit 1
}

# The base: a minimal Debian, Node, and npm.
if [ -z "$base" ]; then
  debootstrap --variant=minbase bookworm "$work/base" > "$work/base.log" 2>&1 || failed 'a base of Debian' "$work/base.log"
  base=$work/base
fi
from=$(buildah "${store[@]}" from scratch)
buildah "${store[@]}" add --quiet "$from" "$base" / > /dev/null &&
  buildah "${store[@]}" add --quiet "$from" "$node" /usr/local/bin/node > /dev/null &&
  buildah "${store[@]}" add --quiet "$from" "$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")" \
    /usr/local/lib/node_modules/npm > /dev/null &&
  buildah "${store[@]}" run --isolation chroot "$from" -- ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm &&
  buildah "${store[@]}" commit --quiet --rm "$from" localhost/baobab-base > /dev/null || failed 'the base as an image'

# npm uses the registry configured on this machine; the image must not keep that configuration.
cat "$(npm config get userconfig)" > "$work/npmrc" 2> /dev/null
echo 'cafile=/root/authorities.pem' >> "$work/npmrc"
authorities=${NODE_EXTRA_CA_CERTS:-/etc/ssl/certs/ca-certificates.crt}
buildah "${store[@]}" build --isolation chroot --layers=false --volume "$work/npmrc:/root/.npmrc:ro" \
  --volume "$authorities:/root/authorities.pem:ro" --build-arg NODE_IMAGE=localhost/baobab-base --format docker --tag localhost/baobab . > "$work/build.log" 2>&1 ||
  failed 'the image is built' "$work/build.log"
passed 'the image is built'

container=$(buildah "${store[@]}" from localhost/baobab)
root=$(buildah "${store[@]}" mount "$container")
# Prints the items of a value in the image's configuration, one per line.
of_image() {
  buildah "${store[@]}" inspect --type image localhost/baobab | "$node" --eval '
    const { config } = JSON.parse(require("fs").readFileSync(0)).Docker;
    const value = process.argv[1].split(".").reduce((part, name) => part?.[name], config);
    for (const line of [value].flat()) console.log(line);' "$1"
}
echo "  $(du -sm "$root/app" | cut -f1) MB of the program, its packages included"
[ "$(of_image User)" = 1000:1000 ] || failed 'its user is not root'
passed 'its user is not root'
[ ! -e "$root/root/.npmrc" ] || [ ! -s "$root/root/.npmrc" ] || failed 'nothing of the build machine is in it'

# As an engine starts it: with a read-only view of the root file system.
mkdir "$work/view" "$work/volume"
cp -a "$root/data/." "$work/volume" && chown --reference="$root/data" "$work/volume"
mapfile -t environment < <(of_image Env)
mapfile -t command < <(of_image Cmd)
mapfile -t health < <(of_image Healthcheck.Test | tail -n +2)
[ ${#command[@]} -gt 1 ] && [ ${#health[@]} -gt 1 ] || failed 'it has a command and a health check'
port=$("$node" --eval 'const s = require("net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close(); })')
cat > "$work/enter" << 'END'
set -e
root=$1 view=$2 volume=$3
shift 3
mount --bind "$root" "$view"
mount -o remount,bind,ro "$view"
mount --bind "$volume" "$view/data"
mount -t tmpfs -o mode=1777 tmpfs "$view/tmp"
mount -t proc proc "$view/proc"
mount --rbind /dev "$view/dev"
cd "$view"
# Only root can change its root: the user is changed within.
exec chroot "$view" setpriv --reuid=1000 --regid=1000 --clear-groups --no-new-privs --bounding-set=-all "$@"
END
inside=(unshare --mount --propagation private bash "$work/enter" "$root" "$work/view" "$work/volume"
  env --chdir=/app -i "${environment[@]}" PORT="$port" LOG_LEVEL=warn DEMO_DATA=false)
[ "$("${inside[@]}" id -u)" = 1000 ] || failed 'it runs as user 1000'
for place in /app/x /app/server/x /etc/x; do
  ! "${inside[@]}" touch "$place" 2> /dev/null || failed "$place cannot be written"
done
"${inside[@]}" touch /data/x && "${inside[@]}" rm /data/x || failed 'the volume can be written'
passed 'it runs as user 1000 on a read-only root, with one volume'

start() {
  "${inside[@]}" "${command[@]}" > "$work/site.log" 2>&1 &
  site=$!
  local i
  for ((i = 0; i < 300; i++)); do
    ! curl --silent --fail --output /dev/null "http://127.0.0.1:$port/readyz" || return 0
    kill -0 "$site" 2> /dev/null || return 1
    sleep 0.2
  done
  return 1
}
stop() {
  kill -TERM "$site"
  wait "$site"
  local code=$?
  site=
  return "$code"
}
! "${inside[@]}" "${health[@]}" || failed 'the health check fails while nothing runs'
start || failed 'it starts' "$work/site.log"
passed 'it starts on an empty volume'
"${inside[@]}" "${health[@]}" || failed 'the health check'
passed 'the health check answers'
curl --silent --fail "http://127.0.0.1:$port/products" | grep '<html' > /dev/null || failed 'a page' "$work/site.log"
curl --silent --fail --output /dev/null "http://127.0.0.1:$port/api/products" || failed 'a call' "$work/site.log"
passed 'a page and a call answer'
stop || failed 'SIGTERM ends it with 0' "$work/site.log"
passed 'SIGTERM ends it with 0'
start || failed 'it starts again on its volume' "$work/site.log"
stop || failed 'SIGTERM ends it with 0' "$work/site.log"
passed 'it starts again on its volume'
echo '8 passed, 0 failed'
