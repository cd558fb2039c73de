import { unprintable } from './characters.ts';

/** Parts of a document whose errors are named in their text, because they are shown without a form. */
const named: Record<string, string> = {
  contactName: 'unprintableContactName',
  companyName: 'unprintableCompanyName',
  city: 'unprintableCity',
  buyer: 'unprintableBuyer',
  seller: 'unprintableSeller',
  payTo: 'unprintablePayTo',
  offer: 'unprintableOffer',
};

/** A message with more characters would not be read. */
const maxNamed = 10;

/** All texts within a value, with their paths: `sheet.lines.0.name`. */
function textsIn(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, `${path}.${name}`));
}

/** As a reader can recognise it: private and unassigned characters by their number. */
const shown = (character: string): string =>
  /[\p{Co}\p{Cn}\p{Cs}]/u.test(character)
    ? `U+${character.codePointAt(0)!.toString(16).toUpperCase()}`
    : character;

/**
 * The texts that a PDF document cannot show: path → key of the validation texts with the characters. Empty if every
 * character can be shown.
 */
export function printFaults(values: Readonly<Record<string, unknown>>): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const [part, value] of Object.entries(values))
    for (const [path, text] of textsIn(value, part)) {
      const characters = unprintable(text);
      if (characters.length === 0) continue;
      faults[path] = `${named[part] ?? 'unprintable'}:${characters.slice(0, maxNamed).map(shown).join(' ')}`;
    }
  return faults;
}
