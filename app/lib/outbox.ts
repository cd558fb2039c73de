import { showPlainNotice } from '../ui/plain-notice.ts';
import { readJson, writeJson } from './storage.ts';

/**
 * Messages that wait for the connection. They lie in local storage, so that the page that wrote one may be closed, and any
 * later page sends it; their key lets the server store each once, however often it is sent. No React: public pages load
 * this by itself (decision 011).
 */

import { exchange } from './api.ts';

export type Waiting = {
  key: string;
  body: Record<string, string>;
  /** What to say when it has been sent, in the language of the page that wrote it. */
  said: string;
};

/** What came of an attempt: `away` means that there was no answer, and that it will be tried again. */
export type Delivery =
  | { kind: 'sent' }
  | { kind: 'away' }
  | { kind: 'refused'; status: number; code?: string; message?: string; fields?: Record<string, string> };

/** Detail of the event `outbox`. A page that shows it itself prevents the default, a short notice. */
export type OutboxEvent = CustomEvent<{ key: string; said: string; isSent: boolean }>;

const storageKey = 'outbox';
/** Milliseconds after which an attempt without an answer has failed. */
const patience = 20_000;
/** Milliseconds until the next attempt: doubled each time, up to a minute. */
const firstPause = 2000;
const longestPause = 60_000;
/** After a refusal (429) that asks to wait at most this many seconds, the message is sent again. */
const shortWait = 5;

export const readOutbox = (): Waiting[] => (readJson(storageKey) ?? []) as Waiting[];

const write = (list: Waiting[]): void => writeJson(storageKey, list.length > 0 ? list : null);

export const putIntoOutbox = (message: Waiting): void => write([...takeFrom(message.key), message]);

export const removeFromOutbox = (key: string): void => write(takeFrom(key));

const takeFrom = (key: string) => readOutbox().filter((message) => message.key !== key);

/** Sends a message once; it stays in the outbox only while there is no answer. */
export async function deliver(message: Waiting): Promise<Delivery> {
  const result = await post(message);
  if (result.kind !== 'away') removeFromOutbox(message.key);
  return result;
}

async function post(message: Waiting): Promise<Delivery> {
  let response: Response;
  try {
    response = await exchange(
      'POST /api/contact',
      {},
      {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...message.body, requestKey: message.key }),
        signal: AbortSignal.timeout(patience),
      },
    );
  } catch {
    return { kind: 'away' };
  }
  if (response.ok) return { kind: 'sent' };
  const wait = Number(response.headers.get('retry-after'));
  if (response.status === 429 && wait > 0 && wait <= shortWait) {
    await new Promise((resolve) => setTimeout(resolve, wait * 1000));
    return post(message);
  }
  const body = (await response.json().catch(() => ({}))) as object;
  return { ...body, kind: 'refused', status: response.status };
}

let pause = firstPause;
let timer: ReturnType<typeof setTimeout> | undefined;
let isSending = false;
let isListening = false;

/** Sends what waits, now and whenever the connection may be back, until nothing waits any more. */
export function keepSending(): void {
  if (!isListening) {
    isListening = true;
    addEventListener('online', () => void sendAll());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void sendAll();
    });
  }
  void sendAll();
}

/** Waits before the next attempt. */
export function sendLater(): void {
  if (!isListening) keepSending();
  clearTimeout(timer);
  timer = setTimeout(() => void sendAll(), pause);
  pause = Math.min(longestPause, pause * 2);
}

async function sendAll(): Promise<void> {
  if (isSending) return;
  isSending = true;
  try {
    for (const message of readOutbox()) {
      const result = await post(message);
      // A fault of the server is retried without a message: the user may have left the page.
      if (result.kind === 'away' || (result.kind === 'refused' && isPassing(result.status)))
        return sendLater();
      pause = firstPause;
      removeFromOutbox(message.key);
      showResult(message, result.kind === 'sent');
    }
  } finally {
    isSending = false;
  }
}

const isPassing = (status: number) => status === 429 || status >= 500;

function showResult({ key, said }: Waiting, isSent: boolean): void {
  const event: OutboxEvent = new CustomEvent('outbox', { cancelable: true, detail: { key, said, isSent } });
  if (dispatchEvent(event) && isSent) showPlainNotice(said);
}
