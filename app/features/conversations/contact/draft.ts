import { contactFields } from '#shared/conversations/contact-fields.ts';
import { createFormDraft } from '../../../lib/form-draft.ts';
import { readTexts } from '../../../lib/read-texts.ts';
import { newKey } from '../../../lib/new-key.ts';
import type { Waiting } from '../../../lib/outbox.ts';

const fields: readonly string[] = contactFields;

export const contactCall = 'POST /api/contact';
/** Storage key of the draft. */
const contactDraftKey = 'contact-draft';

/** Key of the message about a product; empty for a message about none. */
export const messageKey = (product: string): string => `message ${product}`;

/** The typed and not yet sent values of the contact form, with a separate message for each product. */
export const contactDraft = createFormDraft(contactDraftKey, (form, name) => {
  if (!fields.includes(name)) return null;
  return name === 'message' ? messageKey(readTexts(form)['product'] ?? '') : name;
});

/** The message in a form, in the format of the outbox. */
export const toWaiting = (form: HTMLFormElement, said: string): Waiting => ({
  key: newKey(),
  call: contactCall,
  body: readTexts(form),
  said,
  draft: contactDraftKey,
  drafted: contactDraft.valuesOf(form),
});

/** Whether the form still holds what was sent. Otherwise somebody has written something else in it since. */
export function holdsSent(form: HTMLFormElement, sent: Readonly<Record<string, unknown>>): boolean {
  const values = readTexts(form);
  return [...fields, 'product'].every((name) => values[name] === sent[name]);
}
