import { contactFields } from '#shared/contact-fields.ts';
import { readJson, writeJson } from '../../lib/storage.ts';

/** What was typed into the contact form and is not sent yet; one message for each product that it may be about. */
type Draft = { at: number; values: Record<string, string>; messages: Record<string, string> };

const storageKey = 'contact-draft';
/** Milliseconds after which a draft is forgotten. */
const keptFor = 7 * 24 * 3_600_000;

const textFields = contactFields.filter((name) => name !== 'message');

function read(): Draft {
  const draft = readJson(storageKey) as Draft | null;
  return draft && Date.now() - draft.at < keptFor ? draft : { at: 0, values: {}, messages: {} };
}

const control = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null;

const productOf = (form: HTMLFormElement) => control(form, 'product')?.value ?? '';

/** Saves the current values of the form. */
export function saveDraft(form: HTMLFormElement): void {
  const draft = read();
  draft.at = Date.now();
  for (const name of textFields) draft.values[name] = control(form, name)?.value ?? '';
  // What the server wrote is no draft: it would stand there in another language as well.
  const { value = '', defaultValue = '' } = control(form, 'message') ?? {};
  draft.messages[productOf(form)] = value === defaultValue ? '' : value;
  writeJson(storageKey, draft);
}

/** Puts the draft into fields that are still as the server sent them. */
export function restoreDraft(form: HTMLFormElement): void {
  const { values, messages } = read();
  for (const name of textFields) {
    const field = control(form, name);
    if (field?.value === '' && values[name]) field.value = values[name];
  }
  const message = control(form, 'message') as HTMLTextAreaElement | null;
  const kept = messages[productOf(form)];
  if (message && kept && message.value === message.defaultValue) message.value = kept;
}

/** Deletes the draft: it has been sent or discarded. */
export const clearDraft = (): void => writeJson(storageKey, null);
