/**
 * Normalises a heading for comparison: spreadsheets and people change letter case, spaces and the width of brackets.
 */
export const plainHeading = (heading: string): string =>
  heading
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '_');
