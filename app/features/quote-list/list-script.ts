import { readListForm } from '#shared/quote-list-form.ts';
import { callApi } from '../../lib/api.ts';
import { failureOf } from '../../lib/failure.ts';
import { createFormDraft, formValues } from '../../lib/form-draft.ts';
import { showListCount } from '../../lib/list-count.ts';
import { newKey } from '../../lib/new-key.ts';
import {
  deliver,
  type OutboxEvent,
  putIntoOutbox,
  readOutbox,
  removeFromOutbox,
  sendLater,
  type Waiting,
} from '../../lib/outbox.ts';
import { isComplete, showFaults, updateFaults } from './list-faults.ts';
import { showSums } from './list-sums.ts';
import { isPhotoField, readIntent, type ScriptTexts } from './list-values.ts';
import {
  clearNewPhotos,
  forgetPhotos,
  photosSettled,
  removePhoto,
  showOpenPhoto,
  startPhotos,
} from './photo-script.ts';

const draftKey = 'quote-list-draft';
/** Hidden fields and the description of something new are not part of the draft's list; the server comes first: another device may have changed it. */
const draft = createFormDraft(
  draftKey,
  // Browsers do not let a script fill in a field of files.
  (_, name) => (name === 'subject' || isPhotoField(name) ? null : name),
  true,
);

/** Milliseconds after the last key until what was typed is sent. */
const pauseMs = 1500;

const requestCall = 'POST /api/quote-list/request';
const formSelector = 'form[data-list-form]';

const formOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLFormElement>(formSelector) : null;
const currentForm = () => document.querySelector<HTMLFormElement>(formSelector);
const textsOf = (form: HTMLFormElement) => JSON.parse(form.dataset['listForm']!) as ScriptTexts;
const field = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | RadioNodeList | null;

let isStarted = false;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The server is to answer this submit itself, beside the fields. */
let isPlain = false;

/**
 * What the page of the quote list does, with React and without: keeps what is typed in this browser and, while there is a
 * connection, on the server; sends requests and changes through the outbox, so that they outlive the connection and the
 * page. What the server refuses is submitted once more as a plain form, whose answer shows each error beside its field.
 * Once a document.
 */
export function startListForm(): void {
  if (isStarted) return;
  isStarted = true;
  document.addEventListener('input', ({ target }) => {
    const form = formOf(target);
    if (!form) return;
    draft.save(form);
    showAllSums(form);
    updateFaults(form, textsOf(form).faults);
    saveSoon();
  });
  document.addEventListener('submit', (event) => {
    const form = formOf(event.target);
    if (!form || isPlain) return;
    event.preventDefault();
    void act(form, event.submitter as HTMLButtonElement | null);
  });
  startPhotos(textsOf);
  // React leaves the fields as the server sent them.
  addEventListener('hydrated', () => {
    const form = currentForm();
    if (form) restore(form);
  });
  addEventListener('online', saveSoon);
  addEventListener('outbox', (event) => {
    const { call, isSent, answer } = (event as OutboxEvent).detail;
    const form = currentForm();
    if (!form) return;
    if (call === requestCall && isSent) {
      event.preventDefault();
      return openRequest(answer);
    }
    showWaiting(form);
    // What was added or removed in the meantime is to be seen, once nothing is on its way: a reload would cut off what
    // follows, and with it the request's answer.
    if (isSent && call !== 'POST /api/contact' && readOutbox().length === 0) void reload();
  });
  const form = currentForm();
  if (form) prepareListForm(form);
}

/** Brings the draft back into a form that has just appeared. */
export function prepareListForm(form: HTMLFormElement): void {
  (field(form, 'timeZone') as HTMLInputElement).value = Intl.DateTimeFormat().resolvedOptions().timeZone;
  // Photos that are chosen are sent at once: the field is a button now.
  form.dataset['live'] = '';
  restore(form);
  showWaiting(form);
}

function restore(form: HTMLFormElement): void {
  draft.restore(form);
  showAllSums(form);
}

const showAllSums = (form: HTMLFormElement): void => showSums(form, textsOf(form).onRequest);

/** A photo that has not arrived would be lost: then the page stays. */
async function reload(): Promise<boolean> {
  const isSettled = await photosSettled();
  if (isSettled) location.reload();
  return isSettled;
}

function saveSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const form = currentForm();
    // What cannot be saved now is in the draft.
    if (form && navigator.onLine && isReadable(form)) void save(form).catch(() => {});
  }, pauseMs);
}

/** Whether no field is half typed: the server would refuse it. */
const isReadable = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll<HTMLInputElement>('input')].every(({ validity, type, value }) => {
    const { typeMismatch, badInput, patternMismatch } = validity;
    return !typeMismatch && !badInput && !patternMismatch && (type !== 'number' || value !== '');
  });

/** @throws ApiError where something is wrong with a field; TypeError without a connection */
const save = (form: HTMLFormElement) =>
  callApi('PUT /api/quote-list', { form: readListForm(formValues(form)) });

async function act(form: HTMLFormElement, button: HTMLButtonElement | null): Promise<void> {
  if (button?.ariaBusy === 'true') return;
  const { intent, id } = readIntent(button?.value);
  if (intent === 'raise') return raise(form, id);
  if (intent === 'remove') forgetPhotos(id);
  if (intent === 'unphoto') return removePhoto(button!, id, textsOf(form));
  if (intent === 'send' && !isComplete(form)) {
    if (navigator.onLine) return submitPlainly(form, button);
    showFaults(form, textsOf(form).faults);
    return;
  }
  if (button) button.ariaBusy = 'true';
  try {
    const takesPhotos = intent === 'find' || intent === 'send';
    if (takesPhotos && !(await photosSettled())) showOpenPhoto(textsOf(form));
    else if (intent === 'save' || intent === 'attach') await saveNow(form, button);
    else await sendChange(form, button, toWaiting(form, intent, id));
  } finally {
    if (button) button.ariaBusy = null;
  }
}

async function saveNow(form: HTMLFormElement, button: HTMLButtonElement | null): Promise<void> {
  try {
    await save(form);
    say(form, 'saved');
  } catch (error) {
    if (failureOf(error).status !== null) submitPlainly(form, button);
    else say(form, 'keptHere');
  }
}

async function sendChange(form: HTMLFormElement, button: HTMLButtonElement | null, message: Waiting) {
  putIntoOutbox(message);
  const result = await deliver(message);
  switch (result.kind) {
    case 'sent':
      if (message.call === requestCall) return openRequest(result.answer);
      await save(form).catch(() => {});
      if (!(await reload())) hideRemoved(form, message);
      return;
    case 'away':
      showAsDone(form, message);
      showWaiting(form);
      showListCount();
      sendLater();
      return;
    case 'refused':
      submitPlainly(form, button);
  }
}

/** A change as the outbox keeps it. The same request keeps its key; a changed one replaces the last. */
function toWaiting(form: HTMLFormElement, intent: 'send' | 'find' | 'remove', id: string): Waiting {
  const texts = textsOf(form);
  const toList = { text: texts.openList, to: '/quote-list' };
  const values = formValues(form);
  if (intent === 'remove') {
    const call = 'DELETE /api/quote-list/lines/:id';
    return { key: newKey(), call, params: { id }, body: {}, said: texts.saved, link: toList };
  }
  if (intent === 'find') {
    const body = { title: values['findTitle'], link: values['findLink'], note: values['findNote'] };
    const call = 'POST /api/quote-list/lines';
    return { key: values['findKey']!, call, body, said: texts.saved, link: toList };
  }
  const body = readListForm(values);
  const last = readOutbox().find(({ call }) => call === requestCall);
  if (last && JSON.stringify(last.body) === JSON.stringify(body)) return last;
  if (last) removeFromOutbox(last.key);
  return {
    key: newKey(),
    call: requestCall,
    body,
    said: texts.sentLater,
    link: { text: texts.openRequest, to: '/quotes/{code}' },
    refused: { said: texts.refusedLater, link: toList },
    draft: draftKey,
  };
}

function hideRemoved(form: HTMLFormElement, { call, params }: Waiting): void {
  if (call !== 'DELETE /api/quote-list/lines/:id') return;
  const line = form.querySelector<HTMLElement>(`[aria-labelledby="line-${params!['id']}"]`)!;
  // Not removed: React would miss it.
  line.hidden = true;
  for (const control of line.querySelectorAll<HTMLInputElement>('input, select, textarea'))
    control.disabled = true;
  showAllSums(form);
}

/** What will be done once there is a connection is shown as done. */
function showAsDone(form: HTMLFormElement, message: Waiting): void {
  const { call } = message;
  hideRemoved(form, message);
  if (call === 'POST /api/quote-list/lines') {
    for (const name of ['findTitle', 'findLink', 'findNote'])
      (field(form, name) as HTMLInputElement).value = '';
    (field(form, 'findKey') as HTMLInputElement).value = newKey();
    clearNewPhotos(form);
  }
  if (call !== requestCall) say(form, 'waitingLine');
  draft.save(form);
}

function raise(form: HTMLFormElement, id: string): void {
  const quantity = field(form, `quantity:${id}`) as HTMLInputElement;
  quantity.value = quantity.min;
  quantity.focus();
  quantity.dispatchEvent(new Event('input', { bubbles: true }));
}

function submitPlainly(form: HTMLFormElement, button: HTMLButtonElement | null): void {
  isPlain = true;
  // While a form's submit is being handled, browsers ignore another one of the same form.
  setTimeout(() => form.requestSubmit(button));
}

function openRequest(answer: unknown): void {
  draft.clear();
  location.assign(`/quotes/${(answer as { code: string }).code}`);
}

function say(form: HTMLFormElement, key: Exclude<keyof ScriptTexts, 'faults'>): void {
  const line = form.querySelector('[data-said]');
  if (line) line.textContent = textsOf(form)[key];
}

function showWaiting(form: HTMLFormElement): void {
  const panel = form.querySelector<HTMLElement>('[data-waiting]');
  if (panel) panel.hidden = !readOutbox().some(({ call }) => call === requestCall);
}
