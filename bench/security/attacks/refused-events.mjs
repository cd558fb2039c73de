import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';

const address = '10.66.0.3';
const events = [JSON.stringify({ type: 'typing' }), '{"type":', JSON.stringify({ type: 'ping' }), '[]'];

/**
 * Sends events that are refused, as fast as they are answered, and reconnects when its socket is closed. 29,000 a
 * second were parsed, answered and logged, which used a core and 3 MB of log a second.
 */
export const attack = {
  name: 'refused events',
  async run({ base, signal, request }) {
    const origin = new URL(base).origin;
    const session = await request('/api/session/anonymous', { method: 'POST', headers: { origin } });
    const cookie = session.headers
      .getSetCookie()
      .map((text) => text.split(';')[0])
      .join('; ');
    let [opened, refused, sent, answered] = [0, 0, 0, 0];
    async function flood() {
      while (!signal.aborted && opened + refused < 20_000) {
        const headers = { cookie, origin, 'x-forwarded-for': address };
        const socket = new WebSocket(`${base.replace('http', 'ws')}/ws`, { headers });
        socket.on('error', () => {});
        const end = () => socket.terminate();
        signal.addEventListener('abort', end);
        if (
          await once(socket, 'open').then(
            () => true,
            () => false,
          )
        ) {
          opened++;
          const closed = once(socket, 'close');
          socket.on('message', () => {
            answered++;
            socket.send(events[sent++ % events.length]);
          });
          for (let count = 0; count < 50; count++) socket.send(events[sent++ % events.length]);
          await closed;
        } else {
          refused++;
          await pause(5);
        }
        signal.removeEventListener('abort', end);
      }
    }
    await Promise.all(Array.from({ length: 8 }, flood));
    return `${opened} sockets, ${refused} refused; ${sent} events sent, ${answered} answers`;
  },
};
