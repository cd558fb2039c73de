import { contactFields } from '#shared/contact-fields.ts';
import { createFormDraft } from '../../lib/form-draft.ts';

const fields: readonly string[] = contactFields;

const productOf = (form: HTMLFormElement) =>
  (form.elements.namedItem('product') as HTMLInputElement | null)?.value ?? '';

/** Storage key of the draft. */
export const contactDraftKey = 'contact-draft';

/** The typed and not yet sent values of the contact form, with a separate message for each product. */
export const contactDraft = createFormDraft(contactDraftKey, (form, name) => {
  if (!fields.includes(name)) return null;
  return name === 'message' ? `message ${productOf(form)}` : name;
});
