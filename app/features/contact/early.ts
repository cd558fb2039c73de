import { newKey } from '../../lib/new-key.ts';
import { keepSending, type OutboxEvent, putIntoOutbox, readOutbox } from '../../lib/outbox.ts';
import { clearDraft, restoreDraft, saveDraft } from './draft.ts';
import { showOfficeHours } from './office-hours.ts';

let isStarted = false;

/**
 * What the contact page does before React, and every page while a message waits: keeps what is typed, brings it back,
 * sends what waits, and takes a message that was sent while React could not be loaded. Once a document.
 */
export function startContact(): void {
  if (isStarted) return;
  isStarted = true;
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>('form[data-outbox]') : null;
    if (form) saveDraft(form);
  });
  document.addEventListener('reset', ({ target }) => {
    if (target instanceof HTMLFormElement && target.dataset['outbox'] !== undefined) clearDraft();
  });
  document.addEventListener('unscripted', (event) => {
    const { target } = event;
    if (!(target instanceof HTMLFormElement) || target.dataset['outbox'] === undefined) return;
    event.preventDefault();
    if (!target.reportValidity()) return;
    putIntoOutbox({ key: newKey(), body: formValues(target), said: target.dataset['outbox'] });
    showWaiting(target, true);
    keepSending();
  });
  addEventListener('outbox', (event) => {
    const { isSent } = (event as OutboxEvent).detail;
    const form = document.querySelector<HTMLFormElement>('form[data-outbox]');
    if (isSent) clearDraft();
    if (!form) return;
    showWaiting(form, false);
    if (isSent) form.reset();
  });
  const form = document.querySelector<HTMLFormElement>('form[data-outbox]');
  if (form) prepareForm(form);
  if (document.querySelector('[data-sent]')) clearDraft();
  for (const element of document.querySelectorAll<HTMLElement>('[data-office]')) showOfficeHours(element);
  if (readOutbox().length > 0) keepSending();
}

/** Brings the draft back into a form that has just appeared, and says whether a message waits. */
export function prepareForm(form: HTMLFormElement): void {
  restoreDraft(form);
  showWaiting(form, readOutbox().length > 0);
}

/** The texts of a form's fields. */
export function formValues(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

function showWaiting(form: HTMLFormElement, isWaiting: boolean): void {
  const panel = form.querySelector<HTMLElement>('[data-waiting]');
  if (panel) panel.hidden = !isWaiting;
}
