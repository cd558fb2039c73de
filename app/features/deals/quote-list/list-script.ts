import { readListForm } from '#shared/deals/quote-list-form.ts';
import { failureOf } from '../../../lib/failure.ts';
import { createFormDraft, formValues } from '../../../lib/form-draft.ts';
import { showListCount } from '../../../lib/list-count.ts';
import { newKey } from '../../../lib/new-key.ts';
import {
  deliver,
  type OutboxEvent,
  putIntoOutbox,
  readOutbox,
  removeFromOutbox,
  sendLater,
  type Waiting,
} from '../../../lib/outbox.ts';
import { isComplete, showFaults, updateFaults } from './list-faults.ts';
import {
  isRequestWaiting,
  requestCall,
  save,
  saveSoon,
  saveWhenOnline,
  savingEnds,
  stopSaving,
} from './list-saving.ts';
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
import { keepTargetPrices, showTargetCurrency, storedTargetPrice } from './target-prices.ts';

const draftKey = 'quote-list-draft';
/**
 * The draft leaves out hidden fields and photos. Values of the server take precedence, because another device may
 * have changed them.
 */
const draft = createFormDraft(
  draftKey,
  // Scripts cannot fill in a file field.
  (_, name) => (name === 'subject' || isPhotoField(name) ? null : name),
  true,
  storedTargetPrice,
);

const formSelector = 'form[data-list-form]';

const formOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLFormElement>(formSelector) : null;
const currentForm = () => document.querySelector<HTMLFormElement>(formSelector);
const textsOf = (form: HTMLFormElement) => JSON.parse(form.dataset['listForm']!) as ScriptTexts;
const field = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | RadioNodeList | null;

let isStarted = false;
/** The next submit goes to the server as a plain form, which shows errors beside the fields. */
let isPlain = false;

/**
 * The script of the quote list page, with and without React. It keeps typed values in this browser and, while there
 * is a connection, on the server. It sends requests and changes through the outbox, so that they survive a lost
 * connection and the end of the page. If the server refuses a call, the form is submitted once more as a plain form,
 * whose answer shows each error beside its field. Runs once per document.
 */
export function startListForm(): void {
  if (isStarted) return;
  isStarted = true;
  document.addEventListener('input', ({ target }) => {
    const form = formOf(target);
    if (!form) return;
    keepTargetPrices(form);
    draft.save(form);
    showAllSums(form);
    updateFaults(form, textsOf(form).faults);
    saveSoon(currentForm);
  });
  document.addEventListener('submit', (event) => {
    const form = formOf(event.target);
    if (!form || isPlain) return;
    event.preventDefault();
    void act(form, event.submitter as HTMLButtonElement | null);
  });
  startPhotos(textsOf);
  // Hydration sets the fields to the server's values, so restore the draft again.
  addEventListener('hydrated', () => {
    const form = currentForm();
    if (form) restore(form);
  });
  saveWhenOnline(currentForm);
  addEventListener('outbox', (event) => {
    const { call, isSent, answer } = (event as OutboxEvent).detail;
    const form = currentForm();
    if (!form) return;
    if (call === requestCall && isSent) {
      event.preventDefault();
      return openRequest(answer);
    }
    showWaiting(form);
    // Reload to show added and removed lines, but only when the outbox is empty: a reload would abort the calls that
    // follow, and lose the request's answer.
    if (isSent && call !== 'POST /api/contact' && readOutbox().length === 0) void reload();
  });
  const form = currentForm();
  if (!form) return;
  // The currency may have been chosen before this script came.
  const isChosen = keepTargetPrices(form);
  prepareListForm(form);
  if (isChosen) draft.save(form);
}

/** Restores the draft in a form that has just appeared. */
export function prepareListForm(form: HTMLFormElement): void {
  (field(form, 'timeZone') as HTMLInputElement).value = Intl.DateTimeFormat().resolvedOptions().timeZone;
  // With script, chosen photos are uploaded at once, so the file field is shown as a button.
  form.dataset['live'] = '';
  restore(form);
  showWaiting(form);
}

function restore(form: HTMLFormElement): void {
  draft.restore(form);
  openFilled(form);
  showTargetCurrency(form);
  showAllSums(form);
}

/** Opens the folds in which something is typed or chosen, so that nothing is sent that its buyer does not see. */
function openFilled(form: HTMLFormElement): void {
  const isFilled = (control: HTMLInputElement | HTMLSelectElement) =>
    control instanceof HTMLSelectElement ? control.selectedIndex > 0 : control.value !== '';
  for (const fold of form.querySelectorAll('details'))
    fold.open ||= [
      ...fold.querySelectorAll<HTMLInputElement>(
        'input:not([type=hidden], [type=radio], [type=file]), textarea, select',
      ),
    ].some(isFilled);
}

const showAllSums = (form: HTMLFormElement): void => showSums(form, textsOf(form).onRequest);

/** Reloads the page unless a photo has not arrived: it would be lost. */
async function reload(): Promise<boolean> {
  const isSettled = await photosSettled();
  if (isSettled) location.reload();
  return isSettled;
}

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
  if (message.call === requestCall) await savingEnds();
  const result = await deliver(message);
  switch (result.kind) {
    case 'sent':
      if (message.call === requestCall) return openRequest(result.answer);
      if (message.call === 'POST /api/quote-list/lines') clearFind(form);
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

/** A change in the format of the outbox. An unchanged request keeps its key; a changed one replaces the last. */
function toWaiting(form: HTMLFormElement, intent: 'send' | 'find' | 'remove', id: string): Waiting {
  const texts = textsOf(form);
  const toList = { text: texts.openList, to: '/quote-list' };
  const values = formValues(form);
  if (intent === 'remove') {
    const call = 'DELETE /api/quote-list/lines/:id';
    return { key: newKey(), call, params: { id }, body: {}, said: texts.saved, link: toList };
  }
  if (intent === 'find') {
    const body = {
      title: values['findTitle'],
      quantity: values['findQuantity'],
      saleUnit: values['findUnit'],
      link: values['findLink'],
      note: values['findNote'],
    };
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
  const button = form.querySelector(`button[value="remove:${params!['id']}"]`)!;
  const line = button.closest<HTMLElement>('.quote-line')!;
  // Hidden instead of removed: React still needs the element.
  line.hidden = true;
  for (const control of line.querySelectorAll<HTMLInputElement>('input, select, textarea'))
    control.disabled = true;
  showAllSums(form);
}

/** Shows a change that waits for the connection as if it were done. */
function showAsDone(form: HTMLFormElement, message: Waiting): void {
  const { call } = message;
  hideRemoved(form, message);
  if (call === 'POST /api/quote-list/lines') clearFind(form);
  if (call !== requestCall) say(form, 'waitingLine');
  draft.save(form);
}

/** Empties the description of a wanted product after it was added, also in the draft. */
function clearFind(form: HTMLFormElement): void {
  for (const name of ['findTitle', 'findQuantity', 'findLink', 'findNote'])
    (field(form, name) as HTMLInputElement).value = '';
  form.querySelector<HTMLSelectElement>('[name=findUnit]')!.selectedIndex = 0;
  (field(form, 'findKey') as HTMLInputElement).value = newKey();
  clearNewPhotos(form);
  draft.save(form);
}

function raise(form: HTMLFormElement, id: string): void {
  const quantity = field(form, `quantity:${id}`) as HTMLInputElement;
  quantity.value = quantity.dataset['least']!;
  quantity.focus();
  quantity.dispatchEvent(new Event('input', { bubbles: true }));
}

function submitPlainly(form: HTMLFormElement, button: HTMLButtonElement | null): void {
  isPlain = true;
  // Deferred: while a submit event is being handled, browsers ignore another submit of the same form.
  setTimeout(() => form.requestSubmit(button));
}

function openRequest(answer: unknown): void {
  // What was typed last went with the request: saved now, its message would be on the next list.
  stopSaving();
  draft.clear();
  location.assign(`/quotes/${(answer as { code: string }).code}`);
}

function say(form: HTMLFormElement, key: Exclude<keyof ScriptTexts, 'faults'>): void {
  const line = form.querySelector('[data-said]');
  if (line) line.textContent = textsOf(form)[key];
}

function showWaiting(form: HTMLFormElement): void {
  const panel = form.querySelector<HTMLElement>('[data-waiting]');
  if (panel) panel.hidden = !isRequestWaiting();
}
