import { fillText } from '#shared/i18n/translate.ts';
import type { NoticeLink } from '../ui/toast.ts';
import { showPlainNotice } from './plain-notice.ts';
import { exchange } from './api.ts';
import { readJson, writeJson } from './storage.ts';
import { deleteSent } from './stored-draft.ts';

/**
 * Calls that wait for the connection: messages, and changes of the quote list. They are kept in local storage, so
 * that the page that made one may be closed and any later page sends it. Their key lets the server execute each once,
 * however often it is sent. No React: public pages load this without it (decision 011).
 */

/** Calls that are safe to repeat: because of their `requestKey`, or because repeating them changes nothing. */
export type OutboxCall =
  | 'POST /api/contact'
  | 'POST /api/quote-list/lines'
  | 'DELETE /api/quote-list/lines/:id'
  | 'POST /api/quote-list/request';

export type Waiting = {
  key: string;
  call: OutboxCall;
  /** Parameters of the call's address. */
  params?: Record<string, string>;
  body: Readonly<Record<string, unknown>>;
  /** Notice after sending, in the language of the page that wrote it. `{code}` in the link is taken from the answer. */
  said: string;
  link?: NoticeLink;
  /** Notice if the call was refused. */
  refused?: { said: string; link: NoticeLink };
  /** Storage key of the form's draft. After sending, what was sent is deleted from it. */
  draft?: string;
  /** The values that are sent, by their keys in the draft; without it the whole draft is deleted. */
  drafted?: Record<string, string>;
};

const contactCall = 'POST /api/contact';

/** Outcome of an attempt. `away`: there was no answer, and the call will be tried again. */
export type Delivery =
  | { kind: 'sent'; answer: unknown }
  | { kind: 'away' }
  | { kind: 'refused'; status: number; code?: string; message?: string; fields?: Record<string, string> };

/** Detail of the event `outbox`. A page that shows the outcome itself prevents the default, a short notice. */
export type OutboxEvent = CustomEvent<
  Pick<Waiting, 'key' | 'call' | 'body'> & { isSent: boolean; answer: unknown }
>;

const storageKey = 'outbox';
/** Milliseconds after which an attempt without an answer has failed. */
const patience = 20_000;
/** Milliseconds until the next attempt; doubled each time, up to a minute. */
const firstPause = 2000;
const longestPause = 60_000;
/** After a refusal (429) with a wait of at most this many seconds, the message is sent again. */
const shortWait = 5;

export const readOutbox = (): Waiting[] => (readJson(storageKey) ?? []) as Waiting[];

const write = (list: Waiting[]): void => writeJson(storageKey, list.length > 0 ? list : null);

export const putIntoOutbox = (message: Waiting): void => write([...outboxWithout(message.key), message]);

export const removeFromOutbox = (key: string): void => write(outboxWithout(key));

export const isWaiting = (call: OutboxCall): boolean => readOutbox().some((message) => message.call === call);

/** The message to put into the outbox: an unchanged one keeps its key, and a changed one replaces the last. */
export function renew(last: Waiting | null | undefined, next: Waiting): Waiting {
  if (last && JSON.stringify(last.body) === JSON.stringify(next.body)) return last;
  if (last) removeFromOutbox(last.key);
  return next;
}

const outboxWithout = (key: string) => readOutbox().filter((message) => message.key !== key);

/** Sends a message once. It stays in the outbox only if there was no answer. */
export async function deliver(message: Waiting): Promise<Delivery> {
  const result = await post(message);
  if (result.kind !== 'away') finish(message, result);
  return result;
}

async function post(message: Waiting): Promise<Delivery> {
  let response: Response;
  try {
    response = await exchange(
      message.call,
      { params: message.params },
      {
        ...(message.call.startsWith('DELETE')
          ? {}
          : {
              headers: { 'Content-Type': 'application/json' },
              body: JSON.stringify({ ...message.body, requestKey: message.key }),
            }),
        signal: AbortSignal.timeout(patience),
      },
    );
  } catch {
    return { kind: 'away' };
  }
  if (response.ok) return { kind: 'sent', answer: await response.json().catch(() => null) };
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

/** Sends the waiting calls, now and whenever the connection may be back, until none is left. */
export function keepSending(): void {
  if (isSending) return;
  isSending = true;
  void sendEach().finally(() => {
    isSending = false;
    if (readOutbox().length > 0) sendLater();
  });
}

const sendIfVisible = (): void => {
  if (!document.hidden) keepSending();
};

/** Schedules the next attempt. */
export function sendLater(): void {
  // Adding the same listener again changes nothing.
  addEventListener('online', keepSending);
  document.addEventListener('visibilitychange', sendIfVisible);
  clearTimeout(timer);
  timer = setTimeout(keepSending, pause);
  pause = Math.min(longestPause, pause * 2);
}

async function sendEach(): Promise<void> {
  const tried = new Set<string>();
  let isListHeld = false;
  // Read before each call: while one is sent, others are added, replaced and removed, by other pages too.
  const next = () =>
    readOutbox().find(({ key, call }) => !tried.has(key) && !(isListHeld && call !== contactCall));
  for (let message = next(); message; message = next()) {
    tried.add(message.key);
    const result = await post(message);
    if (result.kind === 'away') return;
    if (result.kind === 'refused' && isPassing(result.status)) {
      // Retried without a notice, because the user may have left the page. A limit may last for hours, so the other
      // calls go on; but a request must not overtake the lines that belong to it.
      isListHeld ||= message.call !== contactCall;
      continue;
    }
    pause = firstPause;
    finish(message, result);
    showResult(message, result);
  }
}

const isPassing = (status: number) => status === 429 || status >= 500;

/** Removes an answered message. Its draft is kept only if the message was refused. */
function finish({ key, draft, drafted }: Waiting, { kind }: Delivery): void {
  removeFromOutbox(key);
  if (kind === 'sent' && draft) deleteSent(draft, drafted);
}

function showResult({ key, call, body, said, refused, link }: Waiting, result: Delivery): void {
  const isSent = result.kind === 'sent';
  const answer = isSent ? result.answer : null;
  const detail = { key, call, body, isSent, answer };
  const event: OutboxEvent = new CustomEvent('outbox', { cancelable: true, detail });
  if (!dispatchEvent(event)) return;
  // The link may lead to the created record.
  const code = (answer as { code?: string } | null)?.code ?? '';
  if (isSent) showPlainNotice(said, link && { ...link, to: fillText(link.to, { code }) });
  else if (refused) showPlainNotice(refused.said, refused.link);
}
