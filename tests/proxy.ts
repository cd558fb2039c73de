import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from 'node:tls';

const documented = (file: string) =>
  readFileSync(path.join(import.meta.dirname, '../docs/proxy', file), 'utf8');

/**
 * Proxies whose documented configuration is tested. Debian's packages have the names of the commands; for nginx there
 * is also nginx-light.
 */
export const proxyNames = ['nginx', 'caddy'] as const;
export type ProxyName = (typeof proxyNames)[number];

export const isInstalled = (name: ProxyName): boolean =>
  spawnSync(name, [name === 'nginx' ? '-v' : 'version']).status === 0;

/** Milliseconds in which a proxy must be ready. */
const startMs = 20_000;

type Ports = { plain: number; tls: number; processes: readonly number[] };

export type Proxy = {
  /** Address of the site through the proxy, over TLS with a self-signed certificate. */
  origin: string;
  /** Ids of its processes; only on Linux. */
  pids: () => number[];
  output: () => string;
  stop: () => Promise<void>;
};

/** Runs a proxy with its configuration from docs/proxy, with these ports and a new certificate. */
export async function startProxy(name: ProxyName, ports: Ports): Promise<Proxy> {
  const folder = mkdtempSync(path.join(tmpdir(), 'baobab-proxy-'));
  // nginx, if started by root, runs as another user.
  chmodSync(folder, 0o755);
  const child = name === 'nginx' ? runNginx(folder, ports) : runCaddy(folder, ports);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream!.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'exit');
  const until = Date.now() + startMs;
  while (!(await listens(ports.tls))) {
    if (child.exitCode !== null || Date.now() > until) {
      child.kill('SIGKILL');
      throw new Error(`${name} does not start: ${output}`);
    }
    await sleep(50);
  }
  return {
    origin: `https://localhost:${ports.tls}`,
    pids: () => [child.pid!, ...childrenOf(child.pid!)],
    output: () => output + readIfThere(path.join(folder, 'error.log')),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/** Whether the proxy accepts connections and has its certificate. */
async function listens(port: number): Promise<boolean> {
  const probe = connect({ port, host: '127.0.0.1', servername: 'localhost', rejectUnauthorized: false });
  try {
    await once(probe, 'secureConnect');
    return true;
  } catch {
    return false;
  } finally {
    probe.destroy();
  }
}

function runNginx(folder: string, ports: Ports): ChildProcess {
  const [certificate, key] = ['site.crt', 'site.key'].map((file) => path.join(folder, file));
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', '-x509', ...kind, ...subject, '-keyout', key!, '-out', certificate!], {
    stdio: 'pipe',
  });
  const site = documented('nginx.conf')
    .replace(/( +server 127\.0\.0\.1:\d+ max_fails=0;\n)+/, () =>
      ports.processes.map((port) => `server 127.0.0.1:${port} max_fails=0;\n`).join(''),
    )
    .replace('listen 80;', `listen 127.0.0.1:${ports.plain};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${ports.tls} ssl http2;`)
    .replaceAll('shop.example;', 'localhost;')
    .replaceAll('/var/log/nginx/error.log', path.join(folder, 'error.log'))
    .replace('/etc/ssl/shop.example.crt', certificate!)
    .replace('/etc/ssl/shop.example.key', key!);
  writeFileSync(path.join(folder, 'site.conf'), site);
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  mkdirSync(path.join(folder, 'temp'), { mode: 0o777 });
  chmodSync(path.join(folder, 'temp'), 0o777);
  const temporary = kinds.map((one) => `${one}_temp_path ${folder}/temp/${one};`).join('\n');
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `worker_processes 1;
daemon off;
pid ${folder}/pid;
error_log stderr warn;
events { worker_connections 4096; }
http {
${temporary}
access_log off;
include ${folder}/site.conf;
}
`,
  );
  return spawn('nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function runCaddy(folder: string, ports: Ports): ChildProcess {
  const addresses = ports.processes.map((port) => `127.0.0.1:${port}`).join(' ');
  const site = documented('Caddyfile')
    .replace(
      '{\n',
      `{\n\tadmin off\n\tskip_install_trust\n\thttp_port ${ports.plain}\n\thttps_port ${ports.tls}\n`,
    )
    .replace('shop.example {', `https://localhost:${ports.tls} {\n\ttls internal\n\tbind 127.0.0.1`)
    .replace(/reverse_proxy .*{/, `reverse_proxy ${addresses} {`);
  const file = path.join(folder, 'Caddyfile');
  writeFileSync(file, site);
  return spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
}
