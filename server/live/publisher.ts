import type { Bus } from './bus.ts';
import type { BusMessage, Publish } from './messages.ts';
import type { PageTags } from './tags.ts';

type Receiver = (message: BusMessage) => void;

/** Publishes to everything in this process that receives messages, at once, and to the other processes over the bus. */
export function createPublisher(bus: Bus, receivers: readonly Receiver[]): Publish {
  const deliver: Receiver = (message) => receivers.forEach((receive) => receive(message));
  bus.subscribe(deliver);
  return (message) => {
    deliver(message);
    bus.publish(message);
  };
}

/** What a cache does with a message. */
export const toReceiver =
  (cache: PageTags): Receiver =>
  (message) => {
    if (message.kind === 'tags') cache.changed(message.tags);
    else if (message.kind === 'missed') cache.clear();
  };

/** Removes from every cache, in this process and in the others. */
export const tagsOfAllCaches = (publish: Publish): PageTags => ({
  changed: (tags) => publish({ kind: 'tags', tags }),
  clear: () => publish({ kind: 'missed' }),
});
