# A real S3-compatible store for the tests: Debian's OpenStack Swift with its s3api, which checks signatures.
# Sourced by .ci/run, which brings $work, free_port and apt_install.

store=$work/store
store_servers=()
# Not root. Both commands replace themselves by what they start, so that $! is the server.
store_user=(env -C "$work")
[ "$(id -u)" != 0 ] || store_user=(setpriv --reuid=nobody --regid=nogroup --clear-groups "${store_user[@]}")

swift_is_installed() { /usr/bin/python3 -c 'import swift.common.middleware.s3api' 2> /dev/null; }

can_install() { [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null; }

# The library alone has every server in it; the packages swift-proxy and so on would add services that start by themselves.
install_store() {
  swift_is_installed || apt_install python3-swift
}

start_store() {
  local account container object proxy name port
  # The store's user must come through this folder.
  chmod a+x "$work"
  mkdir "$store"
  cp .ci/swift-store.py "$store"
  chmod -R a+rX "$store"
  [ "$(id -u)" != 0 ] || chown -R nobody: "$store"
  "${store_user[@]}" /usr/bin/python3 -c 'import os, sys; os.setxattr(sys.argv[1], "user.swift", b"x")' "$store" 2> /dev/null ||
    { echo "Swift needs extended attributes, which the filesystem of $work does not keep."; return 1; }
  account=$(free_port 20732) && container=$(free_port $((account + 1))) && object=$(free_port $((container + 1))) &&
    proxy=$(free_port $((object + 1))) || { echo 'No free ports for the store.'; return 1; }
  "${store_user[@]}" /usr/bin/python3 "$store/swift-store.py" prepare "$store" "$account" "$container" "$object" "$proxy" ||
    return 1
  for name in account container object proxy; do
    "${store_user[@]}" /usr/bin/python3 "$store/swift-store.py" serve "$store" "$name" > "$work/swift-$name.log" 2>&1 &
    store_servers+=($!)
  done
  for port in "$account" "$container" "$object" "$proxy"; do
    wait_for_port "$port" || { tail -n 20 "$work"/swift-*.log; return 1; }
  done
  export TEST_S3_ENDPOINT=http://127.0.0.1:$proxy TEST_S3_BUCKET=pictures
  export TEST_S3_ACCESS_KEY_ID=test:tester TEST_S3_SECRET_ACCESS_KEY=testing
  make_bucket || { tail -n 20 "$work"/swift-*.log; return 1; }
  echo "OpenStack Swift $(/usr/bin/python3 -c 'import swift; print(swift.__version__)')"
}

# At most 60 seconds.
wait_for_port() {
  local i
  for ((i = 0; i < 300; i++)); do
    (exec 3<> "/dev/tcp/127.0.0.1/$1") 2> /dev/null && return 0
    sleep 0.2
  done
  return 1
}

make_bucket() {
  node --input-type=module --eval '
    import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";
    const { env } = process;
    const client = new S3Client({
      region: "us-east-1",
      endpoint: env.TEST_S3_ENDPOINT,
      forcePathStyle: true,
      credentials: { accessKeyId: env.TEST_S3_ACCESS_KEY_ID, secretAccessKey: env.TEST_S3_SECRET_ACCESS_KEY },
    });
    await client.send(new CreateBucketCommand({ Bucket: env.TEST_S3_BUCKET }));
  '
}

stop_store() {
  [ ${#store_servers[@]} != 0 ] || return 0
  kill "${store_servers[@]}" 2> /dev/null
  # The shell need not tell how they ended.
  wait "${store_servers[@]}" 2> /dev/null
  store_servers=()
}
