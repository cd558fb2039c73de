/** Site settings. */
export const setting = {
  title: 'Site settings',
} as const;
