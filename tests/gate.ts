import { once } from 'node:events';
import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net';

/** A proxy to a server, on a socket path or a port of its own, that can be cut, silenced and opened again. */
export function createGate(address: string | number, target: NetConnectOpts) {
  const open = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    open.add(near);
    near.on('error', () => {});
    near.on('close', () => open.delete(near));
    if (isSilent) return near.resume();
    const far = connect(target);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  return {
    open: async () => {
      if (typeof address === 'string') server.listen(address);
      else server.listen(address, '127.0.0.1');
      await once(server, 'listening');
    },
    close: async () => {
      if (!server.listening) return;
      server.close();
      for (const socket of open) socket.destroy();
      await once(server, 'close');
    },
    /**
     * Stops carrying data without closing anything. Open connections stay open and never work again; new ones are
     * accepted and never answered.
     */
    silence: () => {
      isSilent = true;
      for (const socket of open) socket.unpipe().resume();
    },
    /** Carries new connections again. */
    wake: () => {
      isSilent = false;
    },
  };
}

/** A free port. Below 32768, so that no outgoing connection takes it while the gate is closed. */
export async function findFreePort(): Promise<number> {
  const port = 22_000 + Math.floor(Math.random() * 10_000);
  const probe = createServer();
  try {
    probe.listen(port, '127.0.0.1');
    await once(probe, 'listening');
  } catch {
    return findFreePort();
  }
  probe.close();
  await once(probe, 'close');
  return port;
}
