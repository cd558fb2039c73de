import type { ClientEvent, ServerEvent } from '#shared/conversations/chat.ts';
import { chatUploadSeconds, staleMessageHours } from '#shared/conversations/chat-limits.ts';
import { failureOf, hasCode } from './failure.ts';
import type { ChatOutbox, Outgoing } from './chat-outbox.ts';
import { sendFile } from './send-file.ts';

type Acknowledged = ServerEvent & { type: 'message_ack' };
type Refused = ServerEvent & { type: 'error' };
type SendingEvent = ClientEvent & { type: 'message' | 'file_uploaded'; clientMessageId: string };

export type UploadProgress = { clientMessageId: string; share: number };

export type SenderOptions = {
  outbox: ChatOutbox;
  /** Name of the lock that lets one tab of the browser send for all. */
  lock: string;
  /** The conversation, once it exists and its socket has joined it. */
  conversation: () => string | null;
  send: (event: ClientEvent) => boolean;
  /** Called when the outbox has changed. */
  onChange: () => void;
  /** For visitors: called when the conversation was closed meanwhile, to open another one for their messages. */
  onClosed?: () => void;
  /** For staff, whose messages belong to one conversation: the reason of the refusal if it was closed meanwhile. */
  closedText?: string;
  /** Called when a message was refused and is not retried automatically. */
  onRefused?: (message: Outgoing, reason: string) => void;
  /** Called with the share of a file that has been sent. */
  onProgress?: (progress: UploadProgress | null) => void;
  /** Called when a file has arrived. */
  onShared?: () => void;
  uploadFailedText: string;
};

/** Milliseconds to wait for an acknowledgement; then the message is sent again. */
const patience = 15_000;
/** Seconds until an upload with a temporary failure is tried again. */
const uploadPause = 5;
const staleMs = staleMessageHours * 3_600_000;

/** Whether a message has waited so long that its writer is asked first. */
export const isStale = (message: Outgoing): boolean =>
  !message.isConfirmed && Date.now() - message.writtenAt > staleMs;

/** The event that sends a message into a conversation. */
function eventOf(
  conversationId: string,
  { clientMessageId, text, caption, uploaded, seenSeq, resolveUpTo, page }: Outgoing,
): SendingEvent {
  const common = {
    conversationId,
    clientMessageId,
    ...(seenSeq === undefined ? {} : { seenSeq }),
    ...(resolveUpTo === undefined ? {} : { resolveUpTo }),
    ...(page ? { page } : {}),
  };
  if (!uploaded) return { type: 'message', message: text, ...common };
  return {
    type: 'file_uploaded',
    messageType: uploaded.isImage ? 'image' : 'file',
    attachmentUrl: uploaded.fileUrl,
    fileName: text,
    ...(caption ? { caption } : {}),
    ...common,
  };
}

/**
 * Sends the messages in the outbox in order, one at a time, and removes those that the server has acknowledged. Only
 * one tab sends at a time. A tab holds the lock for one round only, so that a tab that cannot send does not block the
 * others.
 */
export function startSender({
  outbox,
  lock,
  conversation,
  send,
  onChange,
  onClosed,
  closedText,
  onRefused,
  onProgress,
  onShared,
  uploadFailedText,
}: SenderOptions) {
  const waiting = new Map<string, (answer: Acknowledged | Refused | null) => void>();
  const end = new AbortController();
  let isRunning = false;
  let isPoked = false;
  let timer: number | undefined;

  /** Processes the outbox, now or after the current round. */
  function sendNext(): void {
    isPoked = true;
    if (isRunning || end.signal.aborted) return;
    isRunning = true;
    const round = 'locks' in navigator ? navigator.locks.request(lock, { signal: end.signal }, run) : run();
    void round
      // The sender was ended while it waited for the lock, or locks are forbidden.
      .catch(() => {
        isPoked = false;
      })
      .finally(() => {
        isRunning = false;
        // Called after the round had left its loop, but before its lock was released.
        if (isPoked) sendNext();
      });
  }

  async function run(): Promise<void> {
    while (isPoked && !end.signal.aborted) {
      isPoked = false;
      for (const message of await outbox.read()) {
        const isForAnother = message.conversationId && message.conversationId !== conversation();
        if (message.refused || isForAnother) continue;
        // Keep the order: messages after one that waits for its writer wait too.
        if (isStale(message) || !(await deliver(message))) break;
      }
    }
  }

  /** Sends one message. @returns whether the next one may follow */
  async function deliver(message: Outgoing): Promise<boolean> {
    const id = conversation();
    if (!id) return false;
    const ready = await prepare(id, message);
    if (!ready) return false;
    if (ready.refused) return true;
    const event = eventOf(id, await withoutResolving(ready));
    // Upload and reading took time, so a shared connection may belong to another conversation now. Nothing may be
    // awaited between this check and the sending.
    if (end.signal.aborted || conversation() !== id) return false;
    const answer = await ask(event);
    if (answer === null) return false;
    if (answer.type === 'message_ack') {
      await outbox.change(message.clientMessageId, null);
      onChange();
      if (message.file) onShared?.();
      return true;
    }
    return handleRefusal(message, answer);
  }

  /** Uploads the file of a message, once. @returns null if it must be tried again later */
  async function prepare(id: string, message: Outgoing): Promise<Outgoing | null> {
    const { file, clientMessageId } = message;
    if (!file || message.uploaded?.fileUrl.includes(id)) return message;
    const show = (share: number) => onProgress?.({ clientMessageId, share });
    show(0);
    try {
      const { fileUrl, isImage, fileName } = await sendFile(
        'POST /api/conversations/:id/upload',
        { file: file.blob },
        {
          params: { id },
          fileName: file.name,
          seconds: chatUploadSeconds,
          signal: end.signal,
          onProgress: show,
        },
      );
      const change = { uploaded: { fileUrl, isImage }, text: fileName };
      await outbox.change(clientMessageId, change);
      return { ...message, ...change };
    } catch (error) {
      onProgress?.(null);
      if (end.signal.aborted) return null;
      if (hasCode(error, 'conversation_closed')) return refuseAsClosed(message);
      const { status, text, body } = failureOf(error);
      // On a connection this slow a retry would fail too, and would block the texts behind it.
      const isTooSlow = error instanceof DOMException && error.name === 'TimeoutError';
      const isRefused = status !== null && status < 500 && body?.retryAfter === undefined;
      if (!isTooSlow && !isRefused) {
        later((body?.retryAfter ?? uploadPause) * 1000);
        return null;
      }
      return refuse(message, { refused: text ?? uploadFailedText, isUnfit: isRefused });
    }
  }

  /** A message does not resolve the conversation as long as one that was written before it is refused. */
  async function withoutResolving(message: Outgoing): Promise<Outgoing> {
    if (message.resolveUpTo === undefined) return message;
    const others = await outbox.read();
    const isIncomplete = others.some(
      ({ refused, conversationId }) => refused && conversationId === message.conversationId,
    );
    return isIncomplete ? { ...message, resolveUpTo: undefined } : message;
  }

  async function ask(event: SendingEvent): Promise<Acknowledged | Refused | null> {
    const { clientMessageId } = event;
    return new Promise((resolve) => {
      const giveUp = window.setTimeout(() => settle(null), patience);
      const settle = (answer: Acknowledged | Refused | null) => {
        clearTimeout(giveUp);
        waiting.delete(clientMessageId);
        resolve(answer);
      };
      waiting.set(clientMessageId, settle);
      if (!send(event)) settle(null);
    });
  }

  /** Handles a refusal: waits and retries, changes the conversation, or marks the message as refused. */
  async function handleRefusal(message: Outgoing, { code, retry, message: text }: Refused): Promise<boolean> {
    if (retry !== null) {
      later(retry * 1000);
      return false;
    }
    if (code === 'conversation_closed') return (await refuseAsClosed(message)) !== null;
    await refuse(message, { refused: text });
    return true;
  }

  async function refuse(
    message: Outgoing,
    change: { refused: string; isUnfit?: boolean },
  ): Promise<Outgoing> {
    await outbox.change(message.clientMessageId, change);
    onChange();
    onRefused?.(message, change.refused);
    return { ...message, ...change };
  }

  /** Waiting does not reopen a conversation. @returns null if the message goes into another one instead */
  async function refuseAsClosed(message: Outgoing): Promise<Outgoing | null> {
    if (closedText !== undefined) return refuse(message, { refused: closedText });
    onClosed?.();
    return null;
  }

  function later(ms: number): void {
    clearTimeout(timer);
    timer = window.setTimeout(sendNext, ms);
  }

  return {
    sendNext,
    /** Handles the server's answers about messages that are being sent. */
    receive(event: ServerEvent): void {
      if (event.type === 'message_ack') waiting.get(event.clientMessageId)?.(event);
      if (event.type === 'error' && event.clientMessageId) waiting.get(event.clientMessageId)?.(event);
    },
    /** To be called when the socket is closed: no more answers will come. */
    interrupt(): void {
      waiting.forEach((settle) => settle(null));
    },
    end(): void {
      clearTimeout(timer);
      end.abort();
      waiting.forEach((settle) => settle(null));
    },
  };
}
