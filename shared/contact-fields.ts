import { minPhoneDigits } from './limits.ts';

/** The fields of the contact form that a person fills in, in their order (docs/specification/contact.md#form). */
export const contactFields = ['fullName', 'companyName', 'email', 'phone', 'country', 'message'] as const;
type ContactField = (typeof contactFields)[number];
/** What was typed, as it was typed. */
export type ContactValues = Partial<Record<ContactField, string>>;

/** Whether a typed telephone number is probably incomplete: the sender is asked once. */
export const isShortNumber = (typed: string): boolean =>
  /\d/.test(typed) && typed.replaceAll(/\D/g, '').length < minPhoneDigits;
