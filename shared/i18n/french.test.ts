import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { formatDate } from '#shared/base/formatting.ts';
import { countryInText } from '#shared/base/country.ts';

const folder = path.join(import.meta.dirname, 'fr');

test('French signs stand behind a space that does not break, as docs/glossary-languages.md says', () => {
  const wrong = [
    /(?<![\u202f\s])[;!?](?=[\s'»]|$)|[ \u00a0][;!?]/u,
    /(?<!\u00a0):(?=\s|'$)/u,
    /«(?!\u00a0)|(?<!\u00a0)»/u,
  ];
  const faults: string[] = [];
  for (const name of readdirSync(folder)) {
    const text = readFileSync(path.join(folder, name), 'utf8');
    for (const [literal] of text.matchAll(/'(?:[^'\\\n]|\\.)*'/g))
      if (wrong.some((pattern) => pattern.test(literal))) faults.push(`${name}: ${literal}`);
  }
  expect(faults).toEqual([]);
});

test('French names countries with their article, and the first of a month as such', () => {
  const named = ['SN', 'CI', 'GW', 'CG', 'MG', 'KM', 'US', 'MZ', 'CF'].map((code) =>
    countryInText(code, 'fr'),
  );
  expect(named).toEqual([
    'le Sénégal',
    'la Côte d’Ivoire',
    'la Guinée-Bissau',
    'le Congo-Brazzaville',
    'Madagascar',
    'les Comores',
    'les États-Unis',
    'le Mozambique',
    'la République centrafricaine',
  ]);
  expect(countryInText('SN', 'en')).toBe('Senegal');
  expect(formatDate('fr-FR', 'day', '2027-01-01', 'UTC')).toBe('1er janvier 2027');
  expect(formatDate('fr-FR', 'day', '2027-01-21', 'UTC')).toBe('21 janvier 2027');
});
