import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../config.ts';

/** Names by which the machine itself asks: the doctor, a proxy that keeps no name, a shell. */
const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
/** Orchestrators and the monitoring ask these by the address of a process. */
const probes = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Makes the function that answers 421 to a request for another host than that of PUBLIC_URL: such a host belongs to
 * somebody who shows our site as theirs. Without PUBLIC_URL every host is ours.
 * @returns whether the request was answered
 */
export function createHostCheck({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>) {
  const own = PUBLIC_URL === undefined ? null : new URL(PUBLIC_URL);
  return (req: IncomingMessage, res: ServerResponse): boolean => {
    const { host } = req.headers;
    if (!own || host === undefined || probes.has(req.url ?? '')) return false;
    const asked = URL.parse(`${own.protocol}//${host}`);
    if (asked && (asked.host === own.host || loopback.test(asked.hostname))) return false;
    const body = `This site is ${own.origin}\n`;
    res.writeHead(421, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
      // What follows on the connection would be for the same host.
      Connection: 'close',
    });
    res.end(body);
    return true;
  };
}
