import type { BusMessage } from './messages.ts';

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
