/**
 * Normalises a heading for comparison: spreadsheets and people change letter case, spaces, underscores and the width
 * of brackets, and the fields of the API are written without them.
 */
export const plainHeading = (heading: string): string =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_\p{Cf}-]+/gu, '');
