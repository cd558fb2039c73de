/** The fields of the contact form that a person fills in, in their order (public-site section 7). */
export const contactFields = ['fullName', 'companyName', 'email', 'phone', 'country', 'message'] as const;
type ContactField = (typeof contactFields)[number];
/** What was typed, as it was typed. */
export type ContactValues = Partial<Record<ContactField, string>>;
