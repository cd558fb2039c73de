"""OpenStack Swift with its S3 interface in one folder: one device, one replica, no daemons.

swift-store.py prepare FOLDER ACCOUNT_PORT CONTAINER_PORT OBJECT_PORT PROXY_PORT   writes rings and configuration
swift-store.py serve FOLDER account|container|object|proxy                        serves until it is ended
"""
import os
import pwd
import sys

from swift.common import utils

folder = sys.argv[2]
# Swift knows this file in /etc only.
utils.SWIFT_CONF_FILE = os.path.join(folder, 'swift.conf')

STORAGE_SERVER = """[DEFAULT]
bind_ip = 127.0.0.1
bind_port = {port}
workers = 0
user = {user}
swift_dir = {folder}
devices = {folder}/devices
mount_check = false
[pipeline:main]
pipeline = {name}-server
[app:{name}-server]
use = egg:swift#{name}
"""

PROXY_SERVER = """[DEFAULT]
bind_ip = 127.0.0.1
bind_port = {port}
workers = 0
user = {user}
swift_dir = {folder}
[pipeline:main]
pipeline = catch_errors cache s3api tempauth {name}-server
[app:{name}-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
# tempauth asks for memcached, but does well without its answers.
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:s3api]
use = egg:swift#s3api
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
"""


def prepare(ports):
    from swift.common.ring import RingBuilder

    os.makedirs(os.path.join(folder, 'devices', 'one'))
    with open(utils.SWIFT_CONF_FILE, 'w') as file:
        file.write('[swift-hash]\nswift_hash_path_suffix = test\n')
    user = pwd.getpwuid(os.getuid()).pw_name
    for name, port in zip(['account', 'container', 'object', 'proxy'], ports):
        template = PROXY_SERVER if name == 'proxy' else STORAGE_SERVER
        with open(os.path.join(folder, name + '.conf'), 'w') as file:
            file.write(template.format(name=name, port=port, user=user, folder=folder))
        if name == 'proxy':
            continue
        # 2 partitions, 1 replica; no hour's wait between changes.
        ring = RingBuilder(1, 1, 0)
        ring.add_dev({'region': 1, 'zone': 1, 'ip': '127.0.0.1', 'port': int(port), 'device': 'one', 'weight': 1.0})
        ring.rebalance()
        ring.get_ring().save(os.path.join(folder, name + '.ring.gz'))


def serve(name):
    from swift.common import wsgi

    # It would close the standard streams when it is ready, and log to a syslog that may not be there.
    wsgi.capture_stdio = lambda logger: None
    return wsgi.run_wsgi(os.path.join(folder, name + '.conf'), name + '-server', verbose=True)


if __name__ == '__main__':
    sys.exit(prepare(sys.argv[3:]) if sys.argv[1] == 'prepare' else serve(sys.argv[3]))
