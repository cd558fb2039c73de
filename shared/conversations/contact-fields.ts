import { minPhoneDigits } from '../base/limits.ts';
import { foldTyped } from '../base/typed-text.ts';

/** The visible fields of the contact form, in their order (docs/specification/contact.md#form). */
export const contactFields = ['fullName', 'companyName', 'email', 'phone', 'country', 'message'] as const;
type ContactField = (typeof contactFields)[number];
/** Values as they were typed. */
export type ContactValues = Partial<Record<ContactField, string>>;

/** Whether a typed telephone number is probably incomplete: the sender is then asked once to check it. */
export function isShortNumber(typed: string): boolean {
  const digits = foldTyped(typed).replaceAll(/\D/g, '');
  return digits !== '' && digits.length < minPhoneDigits;
}
