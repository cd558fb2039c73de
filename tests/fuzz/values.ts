import fc from 'fast-check';
import type { JsonSchema } from '#server/platform/contract/json-schema.ts';

type Value = fc.Arbitrary<unknown>;

/** Texts that satisfy rules beyond a schema: countries, prices, addresses, colours, the right password. */
const plausible = [
  'Ghana',
  'GH',
  'en',
  'fr',
  'product',
  '12.50',
  '0',
  '1',
  '#aabbcc',
  '/media/a.webp',
  'https://files.example/a.jpg',
  'https://wa.me/8613800000000',
  '+86 577 1234 5678',
  'somebody@buyer.example',
  'correct horse',
  '09:00',
  '2026-12-24',
];

/** Texts that are known to cause errors in programs. */
const odd = [
  '',
  ' ',
  '\0',
  '\ud800',
  'a\r\nBcc: b@x.example',
  '%00',
  '../../etc/passwd',
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '{{constructor}}',
  '__proto__',
  '‮ـ٣',
  '👩‍👩‍👧‍👦',
  '中文',
  'İ',
  '-0',
  '1e400',
  'NaN',
  '9'.repeat(400),
  'x'.repeat(5000),
];

/** Values of every wrong type. */
const strange: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  2 ** 53,
  [],
  [[]],
  {},
  { length: 1 },
  JSON.parse('{"__proto__":{"admin":true}}'),
  ...odd,
];

const text = (least = 0, most = 60): Value =>
  fc.oneof(
    { arbitrary: fc.constantFrom(...plausible), weight: 3 },
    {
      arbitrary: fc.string({ minLength: least, maxLength: Math.max(least, Math.min(most, 300)) }),
      weight: 3,
    },
    {
      arbitrary: fc.string({ unit: 'grapheme', minLength: least, maxLength: Math.max(least, 20) }),
      weight: 2,
    },
    { arbitrary: fc.constantFrom(...odd), weight: 1 },
  );

/** One of the known ids, and sometimes an id that does not exist. */
export const idOf = (known: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(fc.nat(), fc.uuid())
    .map(([at, none]) => (known.length === 0 || at % 8 === 0 ? none : known[at % known.length]!));

const moment = fc
  .date({ min: new Date(0), max: new Date(8.64e12), noInvalidDate: true })
  .map((date) => date.toISOString());

const formats: Record<string, Value> = {
  'date-time': moment,
  date: moment.map((iso) => iso.slice(0, 10)),
  email: fc.oneof(fc.emailAddress(), fc.constant('somebody@buyer.example')),
  uri: fc.webUrl(),
};

/** Values that match a schema; ids are mostly existing ones. */
export function valuesOf(schema: JsonSchema | boolean | undefined, known: readonly string[]): Value {
  if (schema === undefined || typeof schema === 'boolean') return fc.jsonValue();
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return fc.oneof(...branches.map((one) => valuesOf(one, known)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type) => valuesOf({ ...schema, type }, known)));
  switch (schema.type) {
    case 'object':
      return objects(schema, known);
    case 'array':
      return fc.array(valuesOf(schema.items as JsonSchema | undefined, known), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, Math.max(schema.minItems ?? 0, 4)),
      });
    case 'string':
      if (schema.format === 'uuid') return idOf(known);
      if (schema.pattern) return fc.oneof(fc.stringMatching(new RegExp(schema.pattern)), text());
      return formats[schema.format ?? ''] ?? text(schema.minLength, schema.maxLength);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -3, max: Math.min(schema.maximum ?? 1000, 2 ** 31 - 1) });
    case 'number':
      return fc.oneof(fc.integer({ min: -3, max: 1000 }), fc.double({ noNaN: true }));
    case 'boolean':
      return fc.boolean();
    default:
      return schema.type === 'null' ? fc.constant(null) : fc.jsonValue();
  }
}

function objects({ properties = {}, required = [] }: JsonSchema, known: readonly string[]): Value {
  const fields = Object.entries(properties).map(([name, one]) => [name, valuesOf(one, known)]);
  return fc.record(Object.fromEntries(fields) as Record<string, Value>, { requiredKeys: required });
}

/** Almost valid values: one place has a wrong value, is missing, or has an unknown field beside it. */
export const nearly = (values: Value): Value =>
  fc
    .tuple(values, fc.nat(), fc.constantFrom(...strange), fc.constantFrom('replace', 'delete', 'add'))
    .map(([value, at, wrong, how]) => {
      const copy = structuredClone(value);
      const places = placesIn(copy);
      const place = places[at % places.length];
      if (!place) return wrong;
      const [holder, key] = place;
      if (how === 'delete') delete holder[key];
      else holder[how === 'add' ? `${key}_` : key] = wrong;
      return copy;
    });

type Holder = Record<string, unknown>;

/** Every field and item of a value, at any depth. */
function placesIn(value: unknown): [Holder, string][] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Holder;
  return Object.keys(holder).flatMap((key): [Holder, string][] => [[holder, key], ...placesIn(holder[key])]);
}
