// A keep-alive load generator in a process of its own: node bench/lib/load.mjs '{"port":…}'. Speaks HTTP/1.1 on plain
// sockets, because the client of node:http would cost more than the measured server.
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { spawnChild } from './children.mjs';
import { pinned } from './server.mjs';

/**
 * Loads a server from another process.
 * @param {{port: number, paths: string[], headers?: Record<string, string>, connections?: number, seconds: number}} plan
 * paths are requested in turn; with a single pass (`once`) the load ends after one request for each.
 * @returns requests, seconds, statuses by number, received bytes, and quantiles of the response time in milliseconds.
 */
export function load(plan, core = null) {
  const [program, args] = [process.execPath, [fileURLToPath(import.meta.url)]];
  const [command, all] = core === null ? [program, args] : pinned(core, program, args);
  const child = spawnChild(command, all, { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify(plan));
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.on('exit', (code) =>
      code === 0 ? resolve(JSON.parse(output)) : reject(new Error(`the loader ended with ${code}`)),
    );
  });
}

/** End of a chunked body. */
const lastChunk = Buffer.from('0\r\n\r\n');

/** Sends the next request on a connection as soon as the previous answer has arrived. */
function client(plan, state) {
  const socket = connect(plan.port, '127.0.0.1').setNoDelay(true);
  let buffered = Buffer.alloc(0);
  let missing = 0;
  let isChunked = false;
  let sentAt = 0;
  return new Promise((resolve, reject) => {
    const ask = () => {
      if (state.isOver() || (plan.once && state.next >= plan.paths.length)) return socket.end();
      sentAt = performance.now();
      socket.write(state.requests[state.next++ % state.requests.length]);
    };
    const answered = () => {
      state.done++;
      state.times.push(performance.now() - sentAt);
      ask();
    };
    socket.on('connect', ask);
    socket.on('close', resolve);
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      state.bytes += chunk.length;
      if (isChunked) {
        // The last chunk is empty. The end of the data is kept, since it can arrive in two pieces.
        buffered = Buffer.concat([buffered, chunk]).subarray(-lastChunk.length);
        if (!buffered.equals(lastChunk)) return;
        isChunked = false;
        buffered = Buffer.alloc(0);
        return answered();
      }
      if (missing > 0) {
        missing -= chunk.length;
        if (missing <= 0) answered();
        return;
      }
      buffered = buffered.length > 0 ? Buffer.concat([buffered, chunk]) : chunk;
      const end = buffered.indexOf('\r\n\r\n');
      if (end < 0) return;
      const head = buffered.latin1Slice(0, end);
      const status = head.slice(9, 12);
      state.statuses[status] = (state.statuses[status] ?? 0) + 1;
      const length =
        status === '304' ? 0 : Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
      // Pages that are rendered for one visitor are compressed while they are sent, and so have no length.
      if (Number.isNaN(length) && /\r\ntransfer-encoding: chunked/i.test(head)) {
        const body = buffered.subarray(end + 4);
        buffered = body.subarray(-lastChunk.length);
        if (buffered.equals(lastChunk)) buffered = Buffer.alloc(0);
        else return (isChunked = true);
        return answered();
      }
      if (Number.isNaN(length)) return reject(new Error(`an answer of unknown length: ${head}`));
      missing = length - (buffered.length - end - 4);
      buffered = Buffer.alloc(0);
      if (missing <= 0) answered();
    });
  });
}

async function main() {
  let input = '';
  for await (const chunk of process.stdin) input += chunk;
  const plan = { connections: 32, headers: {}, ...JSON.parse(input) };
  const headers = Object.entries({
    host: `127.0.0.1:${plan.port}`,
    'accept-encoding': 'gzip, deflate, br, zstd',
    ...plan.headers,
  })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  const started = performance.now();
  const state = {
    requests: plan.paths.map((path) => Buffer.from(`GET ${path} HTTP/1.1\r\n${headers}\r\n`)),
    next: 0,
    done: 0,
    bytes: 0,
    times: [],
    statuses: {},
    isOver: () => performance.now() - started > plan.seconds * 1000,
  };
  await Promise.all(Array.from({ length: plan.connections }, () => client(plan, state)));
  const seconds = (performance.now() - started) / 1000;
  const sorted = Float64Array.from(state.times).sort();
  const at = (q) => sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? null;
  process.stdout.write(
    JSON.stringify({
      requests: state.done,
      seconds,
      statuses: state.statuses,
      bytes: state.bytes,
      p50: at(0.5),
      p95: at(0.95),
    }),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
