import type { Bus } from '#server/platform/live/bus.ts';
import { type BusMessage, busMessage } from '#server/platform/live/messages.ts';

/**
 * A bus between applications of one process, for tests that need none of the database.
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
