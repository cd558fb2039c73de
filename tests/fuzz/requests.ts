import fc from 'fast-check';
import { jsonSchemaOf } from '#server/platform/contract/json-schema.ts';
import type { Call } from '#shared/base/contract.ts';
import { locales } from '#shared/base/locale.ts';
import { idOf, nearly, valuesOf } from './values.ts';

/** A request in the form in which it is sent. */
export type FuzzRequest = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
};

/** Known ids by the first word of the path under /api that returned them. */
export type Known = Map<string, string[]>;

const wordOf = (path: string) => path.split('/')[2]!;

/** The ids of a record and of its parts. */
function idsIn(value: unknown, depth = 0): string[] {
  if (typeof value !== 'object' || value === null || depth > 2) return [];
  const { id } = value as { id?: unknown };
  const inside = Object.values(value).flatMap((one) => idsIn(one, depth + 1));
  return typeof id === 'string' ? [id, ...inside] : inside;
}

/** Stores the ids in an answer. */
export function learn(known: Known, { path }: Call, answer: unknown): void {
  const ids = idsIn(answer);
  if (ids.length === 0) return;
  const list = known.get(wordOf(path)) ?? [];
  // The newest ones, since these still exist.
  known.set(wordOf(path), [...new Set([...ids, ...list])].slice(0, 20));
}

/** Values for a path parameter that cannot be ids. */
const words = ['null', '0', '..%2f', 'ó', "'", '__proto__', 'x'.repeat(300)];

function addresses(call: Call, known: Known): fc.Arbitrary<string> {
  const shapes = call.params ? (jsonSchemaOf(call.params, 'input').properties ?? {}) : {};
  const ids = known.get(wordOf(call.path)) ?? [];
  const parts = call.path.split('/').map((part): fc.Arbitrary<string> => {
    if (!part.startsWith(':')) return fc.constant(part);
    const name = part.slice(1);
    const right = shapes[name]
      ? valuesOf(shapes[name], ids).map(String)
      : name.startsWith('lang')
        ? fc.constantFrom(...locales, 'xx')
        : idOf(ids);
    return fc.oneof(
      { arbitrary: right.map(encodeURIComponent), weight: 9 },
      { arbitrary: fc.constantFrom(...words), weight: 1 },
    );
  });
  return fc.tuple(...parts).map((list) => list.join('/'));
}

function queries({ query }: Call, ids: readonly string[]): fc.Arbitrary<string> {
  if (!query) return fc.constant('');
  const right = valuesOf(jsonSchemaOf(query, 'input'), ids);
  return fc.oneof({ arbitrary: right, weight: 3 }, { arbitrary: nearly(right), weight: 1 }).map((value) => {
    if (typeof value !== 'object' || value === null) return '?search=%F0%9F';
    const asked = Object.entries(value).map(([name, one]): [string, string] => [
      name,
      typeof one === 'string' ? one.toWellFormed() : (JSON.stringify(one) ?? ''),
    ]);
    return asked.length > 0 ? `?${new URLSearchParams(asked)}` : '';
  });
}

type Sent = Pick<FuzzRequest, 'headers' | 'body'>;
const typed = (type: string, body: string | Uint8Array<ArrayBuffer>): Sent => ({
  headers: { 'content-type': type },
  body,
});
const json = 'application/json';

/** Bodies that are not JSON, or declare another type. */
const broken: Sent[] = [
  { headers: {} },
  typed(json, ''),
  typed(json, '{"a":'),
  typed(json, '[]'),
  typed(json, 'null'),
  typed(json, '"text"'),
  typed(json, '{"a":1,"a":2}'),
  typed(json, `${'['.repeat(2000)}${']'.repeat(2000)}`),
  typed(json, `{"a":"${'x'.repeat(120_000)}"}`),
  typed('text/plain', '{}'),
  typed('application/x-www-form-urlencoded', 'name=a'),
  typed('multipart/form-data', 'x'),
  typed(json, new Uint8Array([0xff, 0xfe, 0x00])),
];

function bodies(call: Call, known: Known): fc.Arbitrary<Sent> {
  const { body, method } = call;
  const wrong = fc.constantFrom(...broken);
  if (method === 'GET') return fc.constant({ headers: {} });
  if (!body)
    return fc.oneof({ arbitrary: fc.constant({ headers: {} }), weight: 5 }, { arbitrary: wrong, weight: 1 });
  if ('file' in body)
    return fc.oneof({ arbitrary: files(body.file), weight: 6 }, { arbitrary: wrong, weight: 1 });
  if ('bytes' in body)
    return fc.oneof(
      fc.uint8Array({ maxLength: 200 }).map((bytes) => typed('video/mp4', Uint8Array.from(bytes))),
      wrong,
    );
  const ids = [...known.values()].flat();
  const schemas = 'by' in body ? Object.values(body.of) : [body];
  const right = fc.oneof(...schemas.map((one) => valuesOf(jsonSchemaOf(one, 'input'), ids)));
  const send = (value: unknown) => typed(json, JSON.stringify(value) ?? 'null');
  return fc.oneof(
    { arbitrary: right.map(send), weight: 6 },
    { arbitrary: nearly(right).map(send), weight: 4 },
    { arbitrary: wrong, weight: 1 },
  );
}

/** Forms with a file whose content does not match its name. */
const files = (field: string): fc.Arbitrary<Sent> =>
  fc
    .record({
      field: fc.constantFrom(field, field, field, 'else'),
      name: fc.constantFrom('a.jpg', 'a.csv', 'a.xlsx', '../a.png', '', 'ó'.repeat(200)),
      type: fc.constantFrom('image/jpeg', 'text/csv', 'application/zip', 'text/html'),
      content: fc.oneof(
        fc.constantFrom('name,price\nA lamp,12.50\n', 'name\n', 'PK\u0003\u0004', '\u00ff\u00d8\u00ff', ''),
        fc.string({ maxLength: 200 }),
      ),
      hasEnd: fc.boolean(),
    })
    .map(({ field: given, name, type, content, hasEnd }) =>
      typed(
        'multipart/form-data; boundary=b',
        `--b\r\nContent-Disposition: form-data; name="${given}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n${content}\r\n${hasEnd ? '--b--\r\n' : ''}`,
      ),
    );

/** Requests for a declared call: valid ones, almost valid ones, and a few malformed ones. */
export const requestsOf = (call: Call, known: Known): fc.Arbitrary<FuzzRequest> =>
  fc
    .tuple(addresses(call, known), queries(call, known.get(wordOf(call.path)) ?? []), bodies(call, known))
    .map(([path, query, sent]) => ({ method: call.method, url: path + query, ...sent }));
