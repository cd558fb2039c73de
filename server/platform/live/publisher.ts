import type { Bus } from './bus.ts';
import type { BusMessage, Publish } from './messages.ts';
import type { PageTags } from './tags.ts';

type Receiver = (message: BusMessage) => void;

/**
 * Creates the function that publishes to all receivers in this process, at once, and to the other processes over
 * the bus.
 */
export function createPublisher(bus: Bus, receivers: readonly Receiver[]): Publish {
  const deliver: Receiver = (message) => receivers.forEach((receive) => receive(message));
  bus.subscribe(deliver);
  return (message) => {
    deliver(message);
    bus.publish(message);
  };
}

/** Applies a message to a cache. */
export const toReceiver =
  (cache: PageTags): Receiver =>
  (message) => {
    if (message.kind === 'tags') cache.changed(message.tags);
    else if (message.kind === 'missed') cache.clear();
  };

/** Drops tags from every cache, in this process and in the others. */
export const tagsOfAllCaches = (publish: Publish): PageTags => ({
  changed: (tags) => publish({ kind: 'tags', tags }),
  clear: () => publish({ kind: 'missed' }),
});
