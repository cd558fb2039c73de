import type { Noun } from '#shared/base/nouns.ts';
import { ta } from './admin-text.ts';

/** Maximum length of a name in a message. */
const maxNameLength = 40;

/** What a message to the staff is about: product “Steel bowl”. Long names are cut. */
export const aboutRecord = (noun: Noun, name: string): string =>
  ta('records.about', {
    noun: ta(`nouns.${noun}`),
    name: name.length > maxNameLength ? `${name.slice(0, maxNameLength - 1).trimEnd()}…` : name,
  });
