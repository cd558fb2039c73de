import { connect, type Socket } from 'node:net';
import { Agent, request } from 'node:http';
import { once } from 'node:events';

/** An open connection to a site, for requests that no browser sends. */
export async function openSocket(origin: string): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  // Tests treat a reset as the end of the data; without a listener the error would be thrown.
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/** Head of a request, including the empty line. */
export const head = (method: string, path: string, headers: Record<string, string | number> = {}): string =>
  [
    `${method} ${path} HTTP/1.1`,
    ...Object.entries({ host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');

export type Answer = { status: number; headers: string; body: string };

/** Reads one answer that has a Content-Length. @throws if the connection ends before its end */
export async function readAnswer(socket: Socket): Promise<Answer> {
  let received = Buffer.alloc(0);
  for (;;) {
    const end = received.indexOf('\r\n\r\n');
    if (end > 0) {
      const headers = received.toString('latin1', 0, end);
      const length = Number(/\ncontent-length: (\d+)/i.exec(headers)?.[1]);
      const body = received.subarray(end + 4);
      if (body.length >= length) {
        return { status: Number(headers.slice(9, 12)), headers, body: body.toString('utf8') };
      }
    }
    const [chunk] = (await Promise.race([
      once(socket, 'data'),
      once(socket, 'close').then(() => [null]),
    ])) as [Buffer | null];
    if (!chunk)
      throw new Error(`the connection ended after ${received.length} bytes: ${received.toString()}`);
    received = Buffer.concat([received, chunk]);
  }
}

/** A client with one keep-alive connection that does not retry. */
export function keepAliveClient(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    /** Status of the answer, after its body has arrived. @throws the error of a failed connection */
    ask: (method: string, path: string, options: { headers?: Record<string, string>; body?: Buffer } = {}) =>
      new Promise<number>((resolve, reject) => {
        const { headers = {}, body } = options;
        request(origin + path, { agent, method, headers }, (response) => {
          response.resume();
          response.on('end', () => resolve(response.statusCode!));
          response.on('error', reject);
        })
          .on('error', reject)
          .end(body);
      }),
    close: () => agent.destroy(),
  };
}
