/** Kinds of mails. The kind decides the template and whether the recipient can unsubscribe. */
export const mailKinds = [
  'reply',
  'chat_answer',
  'chat_assignment',
  'contact_notice',
  'contact_digest',
  'quote_offer',
  'quote_notice',
  'invitation',
  'password_reset',
  'email_changed',
  'backup_late',
  'beneficiary',
  'figures',
] as const;
export type MailKind = (typeof mailKinds)[number];

export const mailStatuses = ['queued', 'sent', 'failed'] as const;
export type MailStatus = (typeof mailStatuses)[number];

/** How a staff member is notified of new contact messages. */
export const contactMailChoices = ['each', 'daily', 'off'] as const;
export type ContactMailChoice = (typeof contactMailChoices)[number];

/** Whether a super admin gets the weekly mail of the figures. */
export const figureMailChoices = ['weekly', 'off'] as const;
export type FigureMailChoice = (typeof figureMailChoices)[number];
