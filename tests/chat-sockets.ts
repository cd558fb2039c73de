import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { WebSocket } from 'ws';
import { createChatSocket } from '#server/conversations/chat/chat.socket.ts';
import { connectionLimits, createHttpServer } from '#server/platform/http/connections.ts';
import { isSocketRequest } from '#server/platform/http/socket-admission.ts';
import { attachSockets } from '#server/platform/http/socket-server.ts';
import { type ServerEvent, serverEvent } from '#shared/conversations/chat.ts';
import type { TestApp } from './app.ts';
import type { Client } from './client.ts';

type Wanted = Partial<Record<string, unknown>> & { type: ServerEvent['type'] };

/**
 * The application on a port of its own, with sockets. PUBLIC_URL must not be set, because the site's address is taken
 * from the port.
 * @param limits limits of connections that are shorter or smaller than those of the program, and of opening a socket
 */
export async function listenForSockets(
  app: TestApp,
  { openingMs, ...limits }: Partial<typeof connectionLimits> & { openingMs?: number } = {},
) {
  const listener = getRequestListener(app.app.fetch);
  const { server } = createHttpServer(
    (req, res) => void listener(req, res),
    () => 60_000,
    isSocketRequest(app.services.config),
    { ...connectionLimits, ...limits },
  );
  const sockets = attachSockets(server, app.services, createChatSocket(app.services), openingMs);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    /** Number of connections that the server has open. */
    connections: async () => promisify(server.getConnections.bind(server))(),
    stopSockets: () => sockets.stop(),
    /** Opens a socket with a client's cookies; received events are queued until a test waits for them. */
    open: async (client: Client | null, headers: Record<string, string> = {}) => {
      const cookie = [...(client?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
      const socket = new WebSocket(`ws://${host}/ws`, {
        headers: { cookie, origin: `http://${host}`, ...headers },
      });
      const events: ServerEvent[] = [];
      const waiting = new Set<() => void>();
      const stir = () => waiting.forEach((check) => check());
      socket.on('message', (data) => {
        // An event that does not match the schema of server events fails the test.
        events.push(serverEvent.parse(JSON.parse((data as Buffer).toString())));
        stir();
      });
      const closed = new Promise<number>((resolve) => socket.once('close', (code) => resolve(code)));
      await new Promise<void>((resolve, reject) => {
        socket.once('open', resolve);
        socket.once('error', reject);
      });
      /** The next event with these fields; earlier events are dropped. */
      const next = async <T extends ServerEvent = ServerEvent>(wanted: Wanted): Promise<T> =>
        new Promise((resolve, reject) => {
          const check = () => {
            const at = events.findIndex((event) =>
              Object.entries(wanted).every(
                ([key, value]) => (event as Record<string, unknown>)[key] === value,
              ),
            );
            if (at < 0) return;
            const [found] = events.splice(0, at + 1).slice(-1);
            clearTimeout(timer);
            waiting.delete(check);
            resolve(found as T);
          };
          const timer = setTimeout(() => {
            waiting.delete(check);
            reject(new Error(`no ${JSON.stringify(wanted)} among ${JSON.stringify(events)}`));
          }, 8000);
          waiting.add(check);
          check();
        });
      const say = (event: object) => socket.send(JSON.stringify(event));
      return {
        socket,
        events,
        closed,
        next,
        say,
        /** Joins with protocol 2 and returns the history. */
        join: async (conversationId: string, lastSeq = 0) => {
          say({ type: 'join', conversationId, protocol: 2, lastSeq });
          return next<ServerEvent & { type: 'history' }>({ type: 'history' });
        },
        /** Sends a message and returns its acknowledgement. */
        write: async (message: string, clientMessageId: string = randomUUID(), more: object = {}) => {
          say({ type: 'message', message, clientMessageId, ...more });
          return next<ServerEvent & { type: 'message_ack' }>({ type: 'message_ack', clientMessageId });
        },
      };
    },
    stop: async () => {
      await sockets.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
