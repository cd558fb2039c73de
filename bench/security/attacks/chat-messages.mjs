import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';

const address = '10.66.0.4';
const visitors = 100;
const text = '字'.repeat(2000);

/**
 * Fills conversations with the longest messages, as fast as each is acknowledged, always from new sessions. Before
 * the limits this was 96 messages a second from one address, 122 GB a day.
 */
export const attack = {
  name: 'chat messages',
  async run({ base, signal }) {
    const { origin } = new URL(base);
    let [taken, refused, began] = [0, 0, 0];
    async function talk() {
      const from = { origin, 'x-forwarded-for': address };
      const response = await fetch(`${base}/api/conversations`, {
        method: 'POST',
        headers: { ...from, 'content-type': 'application/json' },
        body: JSON.stringify({ customerName: 'A', customerEmail: 'a@visitor.example' }),
      });
      if (!response.ok) return;
      began++;
      const { conversation } = await response.json();
      const cookie = response.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; ');
      const socket = new WebSocket(`${base.replace('http', 'ws')}/ws`, { headers: { ...from, cookie } });
      socket.on('error', () => {});
      if (
        !(await once(socket, 'open').then(
          () => true,
          () => false,
        ))
      )
        return;
      const closed = once(socket, 'close');
      const end = () => socket.terminate();
      signal.addEventListener('abort', end);
      const say = (event) => socket.readyState === socket.OPEN && socket.send(JSON.stringify(event));
      socket.on('message', (data) => {
        const { type, retry } = JSON.parse(Buffer.from(data).toString());
        if (type === 'message_ack') taken++;
        if (type === 'error') refused++;
        const next = () => say({ type: 'message', message: text, clientMessageId: randomUUID() });
        if (type === 'history' || type === 'message_ack') next();
        else if (type === 'error') setTimeout(next, retry === null ? 100 : retry * 1000).unref();
      });
      say({ type: 'join', conversationId: conversation.id, protocol: 2 });
      await closed;
      signal.removeEventListener('abort', end);
    }
    await Promise.all(
      Array.from({ length: visitors / 5 }, async () => {
        for (let count = 0; count < 5 && !signal.aborted; count++) await talk();
      }),
    );
    return `${began} conversations; ${taken} messages taken (${Math.round((taken * 6) / 1000)} MB), ${refused} refused`;
  },
};
