/** What processes tell each other: names of what changed (tags.ts), or that anything may have, because news was missed. */
export type News = { kind: 'changed'; tags: readonly string[] } | { kind: 'missed' };

/**
 * Carries news between the processes of one site. It is a hint, nothing more: whoever misses it catches up by itself (a
 * stored page is read anew after a minute), so publishing neither waits nor fails.
 */
export type Bus = {
  /** Tells every other process. To be called when what it speaks of is committed. */
  publish: (news: News) => void;
  /** Calls `listener` with what the other processes publish. */
  subscribe: (listener: (news: News) => void) => void;
  close: () => Promise<void>;
};

/**
 * The bus of processes that are one: with the embedded database there is no other.
 * @returns a function that joins, once for each member
 */
export function createMemoryBus(): () => Bus {
  const members = new Map<Bus, ((news: News) => void)[]>();
  return () => {
    const bus: Bus = {
      publish: (news) => {
        for (const [member, listeners] of members) {
          if (member !== bus) queueMicrotask(() => listeners.forEach((listener) => listener(news)));
        }
      },
      subscribe: (listener) => void members.get(bus)?.push(listener),
      close: () => Promise.resolve(void members.delete(bus)),
    };
    members.set(bus, []);
    return bus;
  };
}
