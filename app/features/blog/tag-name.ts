import type { BlogTexts } from '#shared/i18n/en/blog.ts';

/** A tag in the language of the page where the dictionary knows it, else as the staff wrote it. */
export const tagName = ({ tagNames }: BlogTexts, tag: string): string =>
  Object.hasOwn(tagNames, tag) ? tagNames[tag as keyof typeof tagNames] : tag;
