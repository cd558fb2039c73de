import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { createServer, request, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

// The embedded database belongs to one process. Commands of a shell ask that process to do what needs it, over a socket in the
// data directory that only its user can open.

/** Longest path that a socket may have on every system. */
const longestPath = 100;

/** Where the process that uses this directory listens. */
function controlAddress(dataDir: string): string {
  const full = path.resolve(dataDir);
  const id = createHash('sha256').update(full).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return `\\\\.\\pipe\\baobab-${id}`;
  const inside = path.join(full, 'control.sock');
  return inside.length <= longestPath ? inside : path.join(tmpdir(), `baobab-${id}.sock`);
}

/** What can be asked: each gets the query's values, and what it returns is the answer. */
export type ControlActions = Record<string, (values: Record<string, string>) => Promise<unknown>>;

/** Listens for commands. @returns how to stop */
export async function listenForCommands(
  dataDir: string,
  actions: ControlActions,
): Promise<() => Promise<void>> {
  const address = controlAddress(dataDir);
  // The directory's lock is held, so a socket that lies there belongs to no living process.
  if (process.platform !== 'win32') await rm(address, { force: true });
  const server = createServer((req, res) => {
    const url = URL.parse(req.url ?? '/', 'http://control');
    const name = url?.pathname.slice(1) ?? '';
    if (!url || !Object.hasOwn(actions, name)) return answer(res, 404, { fault: 'unknown command' });
    actions[name]!(Object.fromEntries(url.searchParams)).then(
      (result) => answer(res, 200, { result }),
      (error: unknown) => answer(res, 500, { fault: (error as Error).message }),
    );
  });
  // A backup takes as long as it takes.
  server.requestTimeout = 0;
  server.timeout = 0;
  // Made for its user alone: a change of its mode afterwards would leave a moment for others.
  const earlier = process.umask(0o177);
  try {
    await listen(server, address);
  } finally {
    process.umask(earlier);
  }
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

const listen = (server: Server, address: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, resolve);
  });

function answer(res: ServerResponse, status: number, body: object): void {
  res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/**
 * Asks the process that uses a data directory.
 * @returns its answer; null when no process listens there
 * @throws Error with the fault that it reports
 */
export function askRunning<T>(
  dataDir: string,
  command: string,
  values: Record<string, string> = {},
): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { socketPath: controlAddress(dataDir), path: `/${command}?${new URLSearchParams(values).toString()}` },
      (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (piece: string) => (body += piece));
        response.on('error', reject);
        response.on('end', () => {
          const { result, fault } = JSON.parse(body) as { result?: T; fault?: string };
          if (fault === undefined) resolve(result as T);
          else reject(new Error(fault));
        });
      },
    );
    asked.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(null);
      else reject(error);
    });
    asked.end();
  });
}
