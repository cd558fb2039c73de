import { formValues } from '../../lib/form-draft.ts';
import { newKey } from '../../lib/new-key.ts';
import { keepSending, type OutboxEvent, putIntoOutbox, readOutbox, type Waiting } from '../../lib/outbox.ts';
import { contactDraft, contactDraftKey } from './draft.ts';
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
  document.addEventListener('reset', ({ target }) => {
    if (target instanceof HTMLFormElement && target.dataset['outbox'] !== undefined) contactDraft.clear();
  });
  document.addEventListener('unscripted', (event) => {
    const { target } = event;
    if (!(target instanceof HTMLFormElement) || target.dataset['outbox'] === undefined) return;
    event.preventDefault();
    if (!target.reportValidity()) return;
    putIntoOutbox(toWaiting(newKey(), formValues(target), target.dataset['outbox']));
    showWaiting(target, true);
    keepSending();
  });
  addEventListener('outbox', (event) => {
    const { call, isSent } = (event as OutboxEvent).detail;
    if (call !== contactCall) return;
    const form = document.querySelector<HTMLFormElement>('form[data-outbox]');
    if (!form) return;
    showWaiting(form, false);
    if (isSent) form.reset();
  });
  const form = document.querySelector<HTMLFormElement>('form[data-outbox]');
  if (form) prepareForm(form);
  if (document.querySelector('[data-sent]')) contactDraft.clear();
  for (const element of document.querySelectorAll<HTMLElement>('[data-office]')) showOfficeHours(element);
}

/** Restores the draft in a form that has just appeared, and shows whether a message waits. */
export function prepareForm(form: HTMLFormElement): void {
  contactDraft.restore(form);
  showWaiting(
    form,
    readOutbox().some(({ call }) => call === contactCall),
  );
}

/** A message in the format of the outbox. */
export const toWaiting = (key: string, body: Record<string, string>, said: string): Waiting => ({
  key,
  call: contactCall,
  body,
  said,
  draft: contactDraftKey,
});

function showWaiting(form: HTMLFormElement, isWaiting: boolean): void {
  const panel = form.querySelector<HTMLElement>('[data-waiting]');
  if (panel) panel.hidden = !isWaiting;
}
