/** States of a contact message (docs/specification/inbox.md#contact-status). */
export const contactStatuses = ['new', 'replied', 'resolved'] as const;
