import type { Socket } from 'node:net';

/** A client's control frame has a header of two bytes and a mask of four before its content. */
const controlFrameBytes = 6;

type Limits = { unfinishedMs: number; unfinishedBytes: number };

/**
 * Detects a socket that has sent a part of a message but not the rest: `ws` keeps every buffer of an unfinished
 * message in memory. Compares the bytes that the connection received with those of complete messages and control
 * frames. A part that arrives in the same read as the end of a message counts only from the next byte on; that is
 * 64 kB at most.
 * @param unread bytes already received that were not yet passed to `ws`
 */
export function watchUnfinished(socket: Socket, unread: number, { unfinishedMs, unfinishedBytes }: Limits) {
  /** Bytes received when no message was unfinished. */
  let wholeAt = socket.bytesRead - unread;
  /** Bytes of control frames since then, which may come between the parts of a message. */
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

    /** A ping or pong has arrived; `length` is the size of its content in bytes. */
    onControl(length: number): void {
      ofControl += controlFrameBytes + length;
      if (socket.bytesRead - wholeAt <= ofControl) settle();
    },

    /** Whether the unfinished message is too old, or too large including the control frames between its parts. */
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
