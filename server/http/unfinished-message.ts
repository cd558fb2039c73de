import type { Socket } from 'node:net';

/** A control frame of a client has a header of two bytes and a mask of four before its content. */
const controlFrameBytes = 6;

type Limits = { unfinishedMs: number; unfinishedBytes: number };

/**
 * Knows whether a socket has sent a part of a message and not its rest: until then `ws` keeps every buffer that the part came
 * in. It compares the bytes that the connection has received with those of whole messages and control frames. A part that came
 * in the same read as the end of a message counts from the next byte on: 64 kB at most.
 * @param unread bytes received already that were not yet given to `ws`
 */
export function watchUnfinished(socket: Socket, unread: number, { unfinishedMs, unfinishedBytes }: Limits) {
  /** Bytes received when nothing was unfinished. */
  let wholeAt = socket.bytesRead - unread;
  /** Bytes of control frames since then: they may stand between the parts of a message. */
  let ofControl = 0;
  let since: number | null = null;

  function settle(): void {
    wholeAt = socket.bytesRead;
    ofControl = 0;
    since = null;
  }

  return {
    /** A message is complete. */
    onMessage: settle,

    /** A ping or pong has come, with so many bytes of content. */
    onControl(length: number): void {
      ofControl += controlFrameBytes + length;
      if (socket.bytesRead - wholeAt <= ofControl) settle();
    },

    /** Whether the unfinished message has become too large, control frames among its parts included, or too old. */
    isTooMuch(now: number): boolean {
      const received = socket.bytesRead - wholeAt;
      if (received <= ofControl) {
        since = null;
        return false;
      }
      since ??= now;
      return received > unfinishedBytes || now - since >= unfinishedMs;
    },
  };
}
