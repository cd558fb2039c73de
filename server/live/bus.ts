import { type BusMessage, busMessage } from './messages.ts';

/**
 * Carries messages between the processes of one site. Each is a hint: a process that misses one catches up by itself (a
 * stored page is read anew after a minute), so publishing neither waits nor fails.
 */
export type Bus = {
  /** Sends a message to every other process. To be called when what it reports is committed. */
  publish: (message: BusMessage) => void;
  /** Calls `listener` with what the other processes publish. */
  subscribe: (listener: (message: BusMessage) => void) => void;
  close: () => Promise<void>;
};

/**
 * The bus of the embedded database, which one process uses alone.
 * @returns a function that joins, once for each member
 */
export function createMemoryBus(): () => Bus {
  const members = new Map<Bus, ((message: BusMessage) => void)[]>();
  return () => {
    const bus: Bus = {
      publish: (message) => {
        const received = busMessage.parse(message);
        for (const [member, listeners] of members) {
          if (member !== bus) queueMicrotask(() => listeners.forEach((listener) => listener(received)));
        }
      },
      subscribe: (listener) => void members.get(bus)?.push(listener),
      close: () => Promise.resolve(void members.delete(bus)),
    };
    members.set(bus, []);
    return bus;
  };
}
