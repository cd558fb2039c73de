import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { createServer, request, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

// Only one process uses the embedded database. Shell commands ask that process for what they need, over a socket
// in the data directory that only its user can open.

/** Maximum length of a socket's path that works on every system. */
const longestPath = 100;

/** Address of the socket of the process that uses this directory. */
function controlAddress(dataDir: string): string {
  const full = path.resolve(dataDir);
  const id = createHash('sha256').update(full).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return `\\\\.\\pipe\\baobab-${id}`;
  const inside = path.join(full, 'control.sock');
  return inside.length <= longestPath ? inside : path.join(tmpdir(), `baobab-${id}.sock`);
}

/** Available commands: each gets the values of the query string, and its result is the answer. */
export type ControlActions = Record<string, (values: Record<string, string>) => Promise<unknown>>;

/** Listens for commands. @returns a function that stops listening */
export async function listenForCommands(
  dataDir: string,
  actions: ControlActions,
): Promise<() => Promise<void>> {
  const address = controlAddress(dataDir);
  // The directory is locked, so an existing socket belongs to no running process.
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
  // No time limit, because a backup may take long.
  server.requestTimeout = 0;
  server.timeout = 0;
  // Created for its user only: changing the mode afterwards would leave it open to others for a moment.
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
 * Sends a command to the process that uses a data directory.
 * @returns its answer; null if no process listens there
 * @throws Error with the message that it reports
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
