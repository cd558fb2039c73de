/** The outbox. */
export const mail = {
  title: 'The outbox',
} as const;
