/** Import and export of products. */
export const transfer = {
  title: 'Import and export of products',
} as const;
