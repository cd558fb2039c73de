// A proxy to a server that delays, stalls, goes silent and cuts connections, like a mobile network or a database's
// network.
import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Listens on a port and carries data to and from the server that `target` names.
 * @param target returns where to connect to for a new connection: `{ port }` or `{ path }`
 * @param delay returns the delay of a chunk in milliseconds, called for each chunk
 * @param inspect sees each chunk before it is passed on; if it returns false, the chunk is kept back
 */
export async function openLink({ port, target, delay = () => 0, inspect = () => true }) {
  const connections = new Set();

  const server = createServer((near) => {
    const far = connect({ host: '127.0.0.1', ...target() });
    const connection = { near, far, stalledUntil: 0, isSilent: false, state: {} };
    connections.add(connection);
    near.setNoDelay(true);
    far.setNoDelay(true);
    carry(connection, near, far, true);
    carry(connection, far, near, false);
  });

  function carry(connection, from, to, isUp) {
    let line = Promise.resolve();
    const deliver = async (due, work) => {
      const left = Math.max(due, connection.stalledUntil) - performance.now();
      if (left > 0.5) await pause(left);
      if (!connection.isSilent) work();
    };
    // In order, and each chunk delayed as on a long line: delays overlap.
    const queue = (work, chunk) => {
      const due = performance.now() + delay(isUp, chunk);
      line = line.then(() => deliver(due, work));
    };
    from.on('data', (chunk) => {
      queue(() => {
        if (!to.destroyed && inspect(chunk, connection, isUp)) to.write(chunk);
      }, chunk);
    });
    from.on('error', () => {});
    from.on('close', () => {
      // Data that were sent before the end still arrive.
      queue(() => to.end());
      if (ends(connection).every((socket) => socket.destroyed)) connections.delete(connection);
    });
  }

  const ends = (connection) => [connection.near, connection.far];
  const some = (share) => [...connections].filter(() => Math.random() < share);

  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port,
    connections,
    /** Cuts a share of the connections: both ends are notified. */
    cut: (share) => some(share).map(cut),
    /** Holds up a share of the connections for up to this many milliseconds. */
    stall: (share, ms) =>
      some(share).map((connection) => (connection.stalledUntil = performance.now() + ms * Math.random())),
    /** Makes a share of the connections dead without notifying either end. */
    silence: (share) => some(share).map((connection) => (connection.isSilent = true)),
    close: () => {
      server.close();
      [...connections].forEach(cut);
    },
  };
}

/** Cuts a connection at both ends. */
export function cut({ near, far }) {
  near.destroy();
  far.destroy();
}
