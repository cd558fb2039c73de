import type { AuditEntry } from '#shared/people/audit.ts';
import { plainText } from '#shared/content/blog-rules.ts';
import { formatMinor } from '#shared/base/minor-units.ts';
import { formatDecimal } from '#shared/base/formatting.ts';
import { isMeasure, measures } from '#shared/catalogue/packing.ts';
import { adminTag, formatMoment, hasAdminText, labelText, listText, ta } from '../../../lib/admin-text.ts';

/** A changed field, in words. */
export type Change = {
  field: string;
  label: string;
  before: string | null;
  after: string | null;
  /** For a list: the added items, the removed ones, or the whole list. */
  items: ChangedItems | null;
};

export type ChangedItems =
  | { kind: 'difference'; removed: readonly string[]; added: readonly string[] }
  | { kind: 'whole' | 'reordered'; all: readonly string[] };

const word = (key: string, fallback: string) => (hasAdminText(key) ? ta(key) : fallback);

/** "minimumOrderQuantity" as "minimum order quantity": for a field without an entry in the dictionary. */
const spaced = (field: string) =>
  field
    .replaceAll(/([A-Z])/g, ' $1')
    .replaceAll('_', ' ')
    .toLowerCase();

/** The label of a field; fields of products are labelled as in their form. */
const labelOf = (noun: string, field: string): string => {
  const plain = word(`change.fields.${field}`, spaced(field));
  return noun === 'product' ? word(`productForm.fields.${field}`, plain) : plain;
};

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Matches HTML from the posts' editor. */
const markup = /<\/?[a-z][^>]*>/i;

/** Words of quotes, by the field that holds them. */
const quoteWords: Readonly<Record<string, string>> = { reason: 'quote.declineReasons', turn: 'quote.turns' };

/** Fields whose values are codes of the program, not typed text. */
const coded = new Set(['contactMail', 'figureMail', 'priority', 'role', 'saleUnit', 'status', 'stockStatus']);

/** A stored value in words: names instead of ids, formatted times, yes and no. */
function valueText(noun: string, field: string, value: unknown, names: AuditEntry['names']): string {
  if (value === null || value === undefined || value === '') return ta('change.none');
  if (typeof value === 'boolean') return ta(value ? 'change.yes' : 'change.no');
  // The label of a measure names centimetres or kilograms, so convert to that unit.
  if (typeof value === 'number')
    return formatDecimal(adminTag(), isMeasure(field) ? value / measures[field] : value);
  if (typeof value === 'string') {
    if (uuid.test(value)) return names[value] ?? ta('change.gone');
    if (moment.test(value)) return formatMoment(value);
    if (field === 'language' || field === 'locale') return word(`languages.${value}`, value);
    if (noun === 'quote' && quoteWords[field]) return word(`${quoteWords[field]}.${value}`, value);
    if (coded.has(field)) return word(`change.values.${value}`, value);
    if (noun === 'post' && field === 'category') return word(`blog.categories.${value}`, value);
    return markup.test(value) ? plainText(value) : value;
  }
  if (noun === 'quote' && field === 'sheet') return sheetText(value);
  const parts = Array.isArray(value)
    ? value.map((item) => valueText(noun, field, item, names))
    : Object.entries(value).map(([part, item]) =>
        labelText(labelOf(noun, part), valueText(noun, part, item, names)),
      );
  return parts.length > 0 ? listText(parts) : ta('change.none');
}

type SheetFacts = { currency?: string; lines?: readonly unknown[] };

/** Short description of an offer's draft. Its full content is in the history of sent offers. */
const sheetText = ({ currency = '', lines = [] }: SheetFacts): string =>
  ta('quote.audit.sheet', { count: lines.length, currency });

/** One item of a list in one line, whatever its type. */
function itemText(noun: string, field: string, item: unknown, names: AuditEntry['names']): string {
  const isMade = typeof item === 'object' && item !== null && !Array.isArray(item);
  const text = isMade
    ? Object.entries(item)
        .map(([part, value]) => labelText(labelOf(noun, part), valueText(noun, part, value, names)))
        .join(ta('common.partSeparator'))
    : valueText(noun, field, item, names);
  return listText(text.split(/\s*\n\s*/));
}

const isNothing = (value: unknown) => value === null || value === undefined || value === '';

/** The changed items of a list; null if the value is not a list. */
function itemsOf(
  before: unknown,
  after: unknown,
  isWhole: boolean,
  say: (item: unknown) => string,
): ChangedItems | null {
  const lists = [before, after];
  if (!lists.some(Array.isArray) || !lists.every((value) => Array.isArray(value) || isNothing(value)))
    return null;
  const [was, is] = lists.map((value) => (isNothing(value) ? [] : (value as unknown[]))) as [
    unknown[],
    unknown[],
  ];
  if (isWhole) return { kind: 'whole', all: [...was, ...is].map(say) };
  const removed = without(was, is);
  const added = without(is, was);
  if (removed.length + added.length === 0) return { kind: 'reordered', all: is.map(say) };
  return { kind: 'difference', removed: removed.map(say), added: added.map(say) };
}

/** The items that the list contains more often than the other list. */
function without(list: readonly unknown[], other: readonly unknown[]): unknown[] {
  const left = other.map((item) => JSON.stringify(item));
  return list.filter((item) => {
    const at = left.indexOf(JSON.stringify(item));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** The changes of an entry, field by field: "Price: 7.00 → 8.00 USD". */
export function changesOf({ noun, before, after, names }: AuditEntry): Change[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const oldUnit = before?.['priceUnit'];
  const newUnit = after?.['priceUnit'];
  const isOneUnit = oldUnit === newUnit;
  // The currency is shown together with the price.
  if (fields.has('price')) fields.delete('priceUnit');
  // For a new record, show only fields that have a value. The record itself is named already.
  fields.delete('id');
  const isEmpty = (value: unknown) =>
    value === null || value === '' || (Array.isArray(value) && value.length === 0);
  if (!before) for (const field of fields) if (isEmpty(after?.[field])) fields.delete(field);
  return [...fields].map((field) => {
    const say = (values: AuditEntry['before'], unit: unknown) => {
      if (!values || !(field in values)) return null;
      const { currency, total } = values;
      if (noun === 'quote' && field === 'total' && typeof total === 'number' && typeof currency === 'string')
        return formatMinor(adminTag(), total, currency);
      const text = valueText(noun, field, values[field], names);
      return field === 'price' && values[field] !== null && typeof unit === 'string'
        ? `${text} ${unit}`
        : text;
    };
    return {
      field,
      label: labelOf(noun, field),
      before: say(before, isOneUnit && after?.['price'] ? undefined : oldUnit),
      after: say(after, newUnit),
      items: itemsOf(before?.[field], after?.[field], !before || !after, (item) =>
        itemText(noun, field, item, names),
      ),
    };
  });
}
