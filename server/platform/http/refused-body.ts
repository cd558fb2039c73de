import type { IncomingMessage } from 'node:http';
import type { Http2Bindings, HttpBindings } from '@hono/node-server';
import { finished } from 'node:stream/promises';

/** Bytes of a refused body that are read and discarded: more than a phone's photo has. */
const discardedBytes = 16 * 1024 * 1024;

/** Whether a request has a body that has not arrived completely. */
export const isStillComing = ({ complete, headers }: IncomingMessage): boolean =>
  !complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

/** Reads and discards the rest of a body; ends the connection if it is too long. */
async function discard(incoming: IncomingMessage, maxBytes: number): Promise<void> {
  let left = maxBytes;
  // The earlier reader has failed and would only collect the data in memory.
  incoming.removeAllListeners('data').on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) incoming.destroy();
  });
  incoming.resume();
  await finished(incoming).catch(() => {});
}

type Env = HttpBindings | Http2Bindings;
type Fetch = (request: Request, env: Env) => Response | Promise<Response>;

/**
 * Sends an answer at once even if the request's body has not arrived completely. Announces the end of the
 * connection, reads and discards the rest of the body, and then closes. Node would close the connection at once,
 * and a client that is still sending would see a broken connection instead of the answer.
 */
export const discardRefusedBodies =
  (fetch: Fetch, maxBytes = discardedBytes): Fetch =>
  (request, env) => {
    const incoming = env.incoming as IncomingMessage;
    return isStillComing(incoming) ? answer() : fetch(request, env);

    async function answer(): Promise<Response> {
      const response = await fetch(request, env);
      if (!isStillComing(incoming)) return response;
      const { status, headers } = response;
      const body = new Blob([await response.arrayBuffer()]);
      const rest = new TransformStream({ flush: () => discard(incoming, maxBytes) });
      headers.set('Connection', 'close');
      // The length tells the client that it has the whole answer while it is still sending.
      headers.set('Content-Length', String(body.size));
      return new Response(body.stream().pipeThrough(rest), { status, headers });
    }
  };
