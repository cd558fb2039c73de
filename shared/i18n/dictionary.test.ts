import { describe, expect, test } from 'vitest';
import { errorStatus } from '../base/errors.ts';
import { type Locale, locales, localeTags } from '../base/locale.ts';
import { loadCompanyTexts, loadDictionary } from './dictionary.ts';
import { admin } from './en/admin.ts';
import { admin as inChinese } from './zh/admin.ts';
import type { Messages, Plural } from './translate.ts';

const dictionaries = Object.fromEntries(
  await Promise.all(
    locales.map(async (locale) => {
      const [dictionary, company] = await Promise.all([loadDictionary(locale), loadCompanyTexts(locale)]);
      return [locale, flatten({ ...(dictionary as Messages), company })] as const;
    }),
  ),
) as Record<Locale, Map<string, string | Plural>>;
const english = dictionaries.en;

function flatten(messages: Messages, prefix = ''): Map<string, string | Plural> {
  const found = new Map<string, string | Plural>();
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === 'string' || isPlural(value)) found.set(prefix + key, value);
    else for (const [path, text] of flatten(value, `${prefix}${key}.`)) found.set(path, text);
  }
  return found;
}

function isPlural(value: Plural | Messages): value is Plural {
  return (
    typeof (value as Plural).other === 'string' &&
    Object.keys(value).every((key) => ['zero', 'one', 'two', 'few', 'many', 'other'].includes(key))
  );
}

const forms = (text: string | Plural): string[] => (typeof text === 'string' ? [text] : Object.values(text));
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
const used = (text: string | Plural) => [...new Set(forms(text).flatMap(placeholders))].sort();

/** Plural categories of whole numbers in a language; "many" in French and Spanish begins at one million. */
const categoriesOf = (locale: Locale) => {
  const rules = new Intl.PluralRules(localeTags[locale]);
  return new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count)));
};

describe.each(locales)('the dictionary %s', (locale) => {
  const dictionary = dictionaries[locale];

  test('has the keys of the English one', () => {
    expect([...dictionary.keys()].sort()).toEqual([...english.keys()].sort());
    expect(dictionary.size).toBeGreaterThan(200);
  });

  test('uses the same placeholders, and every text says something', () => {
    for (const [key, text] of dictionary) {
      expect(used(text), key).toEqual(used(english.get(key)!));
      for (const form of forms(text)) {
        expect(form.trim(), key).not.toBe('');
        expect(form.replace(/\{\w+\}/g, ''), key).not.toMatch(/[{}]/);
      }
    }
  });

  test('has every plural form that a whole number can ask for', () => {
    const plurals = [...dictionary].filter(
      (entry): entry is [string, Plural] => typeof entry[1] !== 'string',
    );
    expect(plurals.length).toBeGreaterThan(5);
    for (const [key, text] of plurals) {
      expect(typeof english.get(key), key).toBe('object');
      for (const category of categoriesOf(locale)) expect(text, key).toHaveProperty(category);
    }
  });

  test('has a text for every error', () => {
    for (const code of Object.keys(errorStatus)) expect(dictionary.has(`errors.${code}`), code).toBe(true);
  });
});

describe('the admin area in Chinese', () => {
  const [model, chinese] = [flatten(admin), flatten(inChinese)];

  test('has the texts of the English one, with their placeholders', () => {
    expect([...chinese.keys()].sort()).toEqual([...model.keys()].sort());
    expect(chinese.size).toBeGreaterThan(800);
    for (const [key, text] of chinese) expect(used(text), key).toEqual(used(model.get(key)!));
  });

  test('is written in Chinese throughout', () => {
    const left = [...chinese].filter(([, text]) => {
      const words = forms(text)
        .join()
        .replaceAll(/\{\w+\}/g, '');
      return !/\p{Script=Han}/u.test(words) && /[a-z]{4}/.test(words);
    });
    // Proper names.
    expect(left).toEqual([
      ['inbox.whatsApp', 'WhatsApp'],
      ['dashboard.program', 'Baobab {version}'],
    ]);
  });
});

test('the other languages are translated, not copied', () => {
  for (const locale of locales.filter((l) => l !== 'en')) {
    const long = [...english].filter(([, text]) => typeof text === 'string' && text.length > 30);
    const copied = long.filter(([key, text]) => dictionaries[locale].get(key) === text);
    expect(copied).toEqual([]);
  }
});
