import { currencyNames, currencyOf } from './currency-names.ts';
import type { Locale } from './locale.ts';
import type { RatedCurrency } from './rates.ts';

/** Price limits of a search, both inclusive. */
export type PriceLimit = { least: number | null; most: number | null; currency: RatedCurrency };

/** Words before and after an amount, or around two amounts, by their meaning. */
type Comparisons = {
  /** Before all of it: "price" and its prepositions. */
  price: string;
  /** Before an upper limit, and before a lower limit. */
  most: string;
  least: string;
  /** After an upper limit, and after a lower limit. */
  orLess: string;
  orMore: string;
  /** Before two amounts, and between them. */
  between: string;
  and: string;
};

const comparisons: Record<Locale, Comparisons> = {
  en: {
    price: '(?:at |for )?(?:price|priced|costing)',
    most: 'under|below|less than|cheaper than|up to|at most|max(?:imum)?|within|(?:not|no) more than',
    least: 'over|above|more than|at least|from|min(?:imum)?',
    orLess: 'or less|max(?:imum)?|or below',
    orMore: 'or more|and up',
    between: 'between|from',
    and: 'and|to',
  },
  fr: {
    price: '(?:au |à )?prix',
    most: "(?:à )?moins de|en dessous de|au[- ]dessous de|jusqu[’' ]?[àa]|max(?:imum|i)?|pas plus de|inf[ée]rieure?s? [àa]|sous",
    least: 'plus de|[àa] partir de|au moins|au[- ]dessus de|d[èe]s|min(?:imum)?',
    orLess: 'ou moins|max(?:imum|i)?',
    orMore: 'ou plus|et plus',
    between: 'entre|de',
    and: 'et|[àa]',
  },
  es: {
    price: '(?:al )?precio',
    most: 'menos de|por debajo de|hasta|m[áa]x(?:imo)?|no m[áa]s de|inferior(?:es)? a|bajo',
    least: 'm[áa]s de|desde|a partir de|al menos|por encima de|m[íi]n(?:imo)?',
    orLess: 'o menos|m[áa]x(?:imo)?',
    orMore: 'o m[áa]s',
    between: 'entre|de|desde',
    and: 'y|a|hasta',
  },
  zh: {
    price: '价格|单价|价钱|售价',
    most: '低于|不超过|不高于|少于|小于|最多|便宜过',
    least: '高于|超过|多于|大于|至少',
    orLess: '以下|以内|之内|之下|内',
    orMore: '以上|起',
    between: '',
    and: '到|至',
  },
};

const all = (name: keyof Comparisons): string =>
  Object.values(comparisons)
    .map((words) => words[name])
    .filter((words) => words !== '')
    .join('|');

const currency = Object.values(currencyNames).join('|');
/** "5", "5.50", "1,000", "5 000"; not more digits than a price may have. */
const number = '\\d{1,9}(?:[ .,’\u00a0\u202f]\\d{3}){0,2}(?:[.,]\\d{1,2})?(?!\\d)';
/** Start and end of a word in Latin script; Chinese has no word boundaries. */
const edge = '(?<![\\p{Script=Latin}\\p{N}])';
const end = '(?![\\p{Script=Latin}\\p{N}])';
const intro = `(?:${edge}(?:${all('price')})[:：]? ?)?`;
const amount = (n: number) =>
  `(?:(?<before${n}>${currency}) ?)?(?<amount${n}>${number})(?: ?(?<behind${n}>${currency})${end})?`;

const patterns = [
  {
    source: `${intro}(?:${edge}(?:${all('between')}) )?${amount(1)} ?(?:-|–|—|~|(?:${all('and')})) ?${amount(2)}`,
    ends: ['least', 'most'],
  },
  { source: `${intro}${edge}(?:${all('most')}) ?${amount(1)}`, ends: ['most'] },
  { source: `${intro}${edge}(?:${all('least')}) ?${amount(1)}`, ends: ['least'] },
  { source: `${intro}${edge}${amount(1)} ?(?:${all('orLess')})${end}`, ends: ['most'] },
  { source: `${intro}${edge}${amount(1)} ?(?:${all('orMore')})${end}`, ends: ['least'] },
].map(({ source, ends }) => ({ pattern: new RegExp(source, 'iu'), ends }));

/**
 * Takes a price limit out of a search: "shoes under 5 dollars" is "shoes" and at most 5 USD. An amount without a
 * currency is not a price: it may count anything.
 */
export function splitPrice(text: string): { words: string; price: PriceLimit | null } {
  for (const { pattern, ends } of patterns) {
    const match = pattern.exec(text);
    const found = match?.groups;
    if (!match || !found) continue;
    const written = [found['before1'], found['behind1'], found['before2'], found['behind2']].find(Boolean);
    const code = written && currencyOf(written);
    if (!code) continue;
    const price: PriceLimit = { least: null, most: null, currency: code };
    for (const [i, name] of ends.entries())
      price[name as 'least' | 'most'] = toNumber(found[`amount${i + 1}`]!);
    const words = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
    return { words: words.replace(/^[\s的]+|\s+$/gu, '').replace(/\s+/gu, ' '), price };
  }
  return { words: text, price: null };
}

/** Three digits after a separator are thousands; fewer are decimals. */
function toNumber(text: string): number {
  const whole = text.replace(/[ .,’\u00a0\u202f](?=\d{3}(?!\d))/gu, '');
  return Number(whole.replace(',', '.'));
}
