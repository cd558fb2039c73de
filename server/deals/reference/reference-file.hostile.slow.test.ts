import { gzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { maxImportBytes } from '#shared/base/limits.ts';
import { createTestApp } from '#tests/app.ts';
import { signedIn } from '#tests/factories.ts';
import { createTransferBench } from '#tests/transfers.ts';
import { referenceRows } from './reference.schema.ts';

const app = await createTestApp();
let send: ReturnType<typeof createTransferBench>['send'];
beforeEach(async () => {
  await app.reset();
  ({ send } = createTransferBench(app, await signedIn(app)));
});

const head = 'kind,area,code,name,low,unit,source,checked_on\n';
const row = 'document,NG,form-m,Form M,,,a book,2026-01-01\n';
const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
const large = maxImportBytes - 10_000;

test.each([
  ['a quote that never ends', `${head}"${'a,'.repeat(large / 2)}`],
  ['nothing but quotes', `${head}${'"'.repeat(large)}`],
  ['quotes within quotes', `${head}${'"a""b"c"'.repeat(large / 8)}`],
  ['one huge cell', `${head}document,NG,code,${'x'.repeat(large)}\n`],
  ['one row of very many cells', `${head}${','.repeat(large)}`],
  ['a heading of very many columns', 'name,'.repeat(large / 5)],
  ['very many empty rows', `${head}${'\n'.repeat(large)}`],
  ['very many rows', `${head}${row.repeat(5001)}`],
  ['zero bytes', `${head}${'\0'.repeat(10_000)}`],
  ['UTF-16 cut within a letter', utf16(head + row).subarray(0, -1)],
  ['UTF-16 of half pairs', utf16(`${head}document,NG,a,${'\ud800'.repeat(1000)},,,b,2026-01-01\n`)],
  ['bytes of no encoding', Buffer.alloc(20_000, 0xff)],
  ['a packed file', gzipSync(Buffer.alloc(10_000_000))],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['a table of another program', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
])('%s is refused or shown as wrong, in bounded time', async (_, file) => {
  const began = performance.now();
  const response = await send('/api/reference/import/preview', file);
  expect(performance.now() - began).toBeLessThan(20_000);
  const text = await response.text();
  expect([200, 400, 413], text.slice(0, 300)).toContain(response.status);
  // The report about a file must not be larger than a file may be.
  expect(text.length).toBeLessThan(maxImportBytes);
  if (response.status !== 200)
    expect(JSON.parse(text)).toMatchObject({ fields: { file: expect.any(String) } });
  expect(await app.db.$count(referenceRows)).toBe(0);
});
