import { describe, expect, test } from 'vitest';
import { locales } from '../base/locale.ts';
import { loadMailTexts } from './dictionary.ts';
import type { Messages } from './translate.ts';

/** All texts by their paths; each plural form counts as a text. */
function flatten(messages: Messages, prefix = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : flatten(value as Messages, `${prefix}${key}.`),
  );
}

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted();

const english = new Map(flatten(await loadMailTexts('en')));

describe.each(locales)('the texts of mails, %s', (locale) => {
  test('have the placeholders of the English ones', async () => {
    for (const [path, text] of flatten(await loadMailTexts(locale))) {
      const model = english.get(path) ?? english.get(path.replace(/\w+$/, 'other'))!;
      expect([path, placeholders(text)]).toEqual([path, placeholders(model)]);
      expect(text.trim(), path).not.toBe('');
    }
  });
});
