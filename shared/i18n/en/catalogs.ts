import type { SameShape } from '../translate.ts';

/** Texts of the catalogues for download. */
export const catalogs = {
  title: 'Catalogues',
  metaDescription: 'Catalogues as PDF to load and pass on.',
  intro: 'Our catalogues as PDF, to read on the way and to pass on.',
  none: 'There is no catalogue here at the moment. A category, your favorites and your quote list can be loaded as PDF where you see them.',
  open: 'Open the PDF ({size})',
} as const;

/** The same texts in any language. */
export type CatalogTexts = SameShape<typeof catalogs>;
