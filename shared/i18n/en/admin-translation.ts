/** The board of translations. */
export const translation = {
  title: 'The board of translations',
} as const;
