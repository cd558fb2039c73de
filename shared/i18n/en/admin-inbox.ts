/** Contact messages and canned replies. */
export const inbox = {
  title: 'Contact messages and canned replies',
} as const;
