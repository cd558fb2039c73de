import { formValues } from '../../../lib/form-draft.ts';
import { newKey } from '../../../lib/new-key.ts';
import {
  keepSending,
  type OutboxEvent,
  putIntoOutbox,
  readOutbox,
  type Waiting,
} from '../../../lib/outbox.ts';
import { contactDraft, contactDraftKey, holdsSent, messageKey } from './draft.ts';
import { showOfficeHours } from './office-hours.ts';

const contactCall = 'POST /api/contact';

let isStarted = false;

/**
 * The contact form before React: keeps and restores typed values, and queues a message that is sent while React
 * cannot be loaded. Runs once per document.
 */
export function startContact(): void {
  if (isStarted) return;
  isStarted = true;
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>('form[data-outbox]') : null;
    if (form) contactDraft.save(form);
  });
  // Not the event `reset`: the form is also reset after its message was sent.
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('form[data-outbox] [type=reset]') : null;
    const form = button?.closest('form');
    if (form) contactDraft.discard(Object.keys(contactDraft.valuesOf(form)));
  });
  document.addEventListener('unscripted', (event) => {
    const { target } = event;
    if (!(target instanceof HTMLFormElement) || target.dataset['outbox'] === undefined) return;
    event.preventDefault();
    if (!target.reportValidity()) return;
    putIntoOutbox(toWaiting(newKey(), target, target.dataset['outbox']));
    showWaiting(target, true);
    keepSending();
  });
  addEventListener('outbox', (event) => {
    const { call, body, isSent } = (event as OutboxEvent).detail;
    if (call !== contactCall) return;
    const form = document.querySelector<HTMLFormElement>('form[data-outbox]');
    if (!form) return;
    showWaiting(form, hasWaiting());
    // After all listeners of this event: React's compares the form with what was sent too.
    if (isSent && holdsSent(form, body)) queueMicrotask(() => form.reset());
  });
  const form = document.querySelector<HTMLFormElement>('form[data-outbox]');
  if (form) prepareForm(form);
  const sent = document.querySelector<HTMLElement>('[data-sent]');
  // After a reload or a step back something new may have been written.
  if (sent && visitKind() === 'navigate') contactDraft.discard([messageKey(sent.dataset['sent']!)]);
  for (const element of document.querySelectorAll<HTMLElement>('[data-office]')) showOfficeHours(element);
}

/** Restores the draft in a form that has just appeared, and shows whether a message waits. */
export function prepareForm(form: HTMLFormElement): void {
  contactDraft.restore(form);
  showWaiting(form, hasWaiting());
}

/** The message in a form, in the format of the outbox. */
export const toWaiting = (key: string, form: HTMLFormElement, said: string): Waiting => ({
  key,
  call: contactCall,
  body: formValues(form),
  said,
  draft: contactDraftKey,
  drafted: contactDraft.valuesOf(form),
});

const hasWaiting = (): boolean => readOutbox().some(({ call }) => call === contactCall);

/** How the visitor came to this page: by a link or a sent form, by a reload, or by a step in the history. */
const visitKind = (): string | undefined =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type;

function showWaiting(form: HTMLFormElement, isWaiting: boolean): void {
  const panel = form.querySelector<HTMLElement>('[data-waiting]');
  if (panel) panel.hidden = !isWaiting;
}
