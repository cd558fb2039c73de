import { contactFields } from '#shared/contact-fields.ts';
import { createFormDraft } from '../../lib/form-draft.ts';

const fields: readonly string[] = contactFields;

const productOf = (form: HTMLFormElement) =>
  (form.elements.namedItem('product') as HTMLInputElement | null)?.value ?? '';

/** Where the draft lies in the browser's storage. */
export const contactDraftKey = 'contact-draft';

/** What was typed into the contact form and is not sent yet; one message for each product that it may be about. */
export const contactDraft = createFormDraft(contactDraftKey, (form, name) => {
  if (!fields.includes(name)) return null;
  return name === 'message' ? `message ${productOf(form)}` : name;
});
