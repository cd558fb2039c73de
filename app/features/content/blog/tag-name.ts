import type { BlogTexts } from '#shared/i18n/en/blog.ts';

/** A tag in the page's language if the dictionary has it, else as the staff wrote it. */
export const tagName = ({ tagNames }: BlogTexts, tag: string): string =>
  Object.hasOwn(tagNames, tag) ? tagNames[tag as keyof typeof tagNames] : tag;
