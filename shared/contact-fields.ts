import { minPhoneDigits } from './limits.ts';

/** The fields of the contact form that a person fills in, in their order (public-site section 7). */
export const contactFields = ['fullName', 'companyName', 'email', 'phone', 'country', 'message'] as const;
type ContactField = (typeof contactFields)[number];
/** What was typed, as it was typed. */
export type ContactValues = Partial<Record<ContactField, string>>;

/** Whether what was typed as a telephone number is more likely a part of one: whoever sends it is asked once. */
export const isShortNumber = (typed: string): boolean =>
  /\d/.test(typed) && typed.replaceAll(/\D/g, '').length < minPhoneDigits;
