import { createHash } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { showDocumentCode } from '#shared/deals/issued-document.ts';
import { limitTable } from '#server/platform/limits/limit-table.ts';
import { createTestApp } from '#tests/app.ts';

const app = await createTestApp();
beforeEach(app.reset);
const { documents } = app.services;

const file = Buffer.from('%PDF-1.7 catalogue');
async function issue(): Promise<string> {
  const { id, code } = await documents.reserve({
    kind: 'catalogue',
    language: 'en',
    quote: null,
  });
  await documents.issue(id, { file, issuedAt: new Date(), total: null });
  return code;
}
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

test('a code that was typed leads to its page, which is not indexed; an unknown one is said in clear words', async () => {
  const code = await issue();
  const client = app.client({ address: '198.51.100.31' });
  const sent = await client.get(`/verify?code=${showDocumentCode(code).toLowerCase()}`);
  expect(sent.headers.get('location')).toBe(`/verify/${code}`);
  const page = await client.get(`/verify/${code}`);
  const html = await page.text();
  expect(html).toContain(showDocumentCode(code));
  expect(html).toContain('We have issued this document');
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  expect(page.headers.get('cache-control')).toContain('no-store');
  const slip = await (await client.get('/verify?code=hello')).text();
  expect(slip).toContain('We have issued no document with this code');
  expect(slip.match(/<form[^>]* action="\/verify"/)).not.toBeNull();
});

test('a file is found by its hash alone, and not with one byte changed', async () => {
  const code = await issue();
  const client = app.client({ address: '198.51.100.32' });
  const of = async (bytes: Buffer) => (await client.get(`/api/documents/${hashOf(bytes)}`)).json();
  expect(await of(file)).toEqual({ code });
  const changed = Buffer.from(file);
  changed[9] = changed[9]! ^ 1;
  expect(await of(changed)).toEqual({ code: null });
  expect((await client.get('/api/documents/abc')).status).toBe(404);
});

test('an address that guesses is refused, and a right code never', async () => {
  const code = await issue();
  const client = app.client({ address: '198.51.100.33' });
  const guess = (n: number) => client.get(`/api/documents/${hashOf(Buffer.from(`guess ${n}`))}`);
  for (let n = 0; n < limitTable['unknown documents'].points; n++) expect((await guess(n)).status).toBe(200);
  expect((await guess(1000)).status).toBe(429);
  for (const path of ['/verify/000000000000', '/Verify/0000-0000-0000', '/VERIFY/000000000000.data']) {
    const refused = await client.get(path);
    expect(refused.status, path).toBe(429);
    // Without a page, whose rendering would cost a hundred times as much.
    expect((await refused.text()).length, path).toBeLessThan(1000);
  }
  expect((await client.get(`/verify/${code}`)).status).toBe(200);
});

test('/pay-safely says who is paid in four languages, and is dropped from the cache by a change', async () => {
  const client = app.client({ address: '198.51.100.34' });
  for (const language of ['en', 'fr', 'es', 'zh']) {
    const page = await client.get('/pay-safely', { 'accept-language': language });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('href="/verify"');
  }
});
