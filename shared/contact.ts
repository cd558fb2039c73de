/** States of a contact message (back-office section 4). */
export const contactStatuses = ['new', 'replied', 'resolved'] as const;
export type ContactStatus = (typeof contactStatuses)[number];
