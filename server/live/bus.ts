import { type BusMessage, busMessage } from './messages.ts';

/**
 * Carries messages between the processes of one site. Each message is only a hint: a process that misses one
 * catches up by itself (a cached page is rendered anew after a minute), so publishing neither waits nor fails.
 */
export type Bus = {
  /** Sends a message to every other process. Call it after the commit of the reported change. */
  publish: (message: BusMessage) => void;
  /** Calls `listener` with each message that another process publishes. */
  subscribe: (listener: (message: BusMessage) => void) => void;
  close: () => Promise<void>;
};

/**
 * The bus for the embedded database, which only one process uses.
 * @returns a function that creates a member
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
