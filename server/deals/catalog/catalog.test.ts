import { beforeEach, describe, expect, test } from 'vitest';
import type { StaffCatalog } from '#shared/deals/catalog.ts';
import { limitTable } from '#server/platform/limits/limit-table.ts';
import { createTestApp } from '#tests/app.ts';
import { type Client, sendJson } from '#tests/client.ts';
import { signedIn } from '#tests/factories.ts';
import { uploadPdf } from '#tests/uploads.ts';
import { catalogs } from '../quote/quote.schema.ts';

const app = await createTestApp();
let staff: Client;
beforeEach(async () => {
  await app.reset();
  staff = await signedIn(app, { username: 'wei' });
});

const pdf = '%PDF-1.7\n% made for a test\n%%EOF\n';
const upload = (content: string, client = staff) => uploadPdf(client, content);
async function add(given: object = {}): Promise<string> {
  const { url } = (await (await upload(pdf)).json()) as { url: string };
  const response = await staff.post('/api/catalogs', {
    title: 'Solar lamps & lights',
    fileUrl: url,
    ...given,
  });
  expect(response.status, await response.clone().text()).toBe(201);
  return ((await response.json()) as { id: string }).id;
}
/** An upload whose body stays open until `end` is called. */
function slowUpload(client: Client) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => void promise.then(() => controller.close()),
  });
  const headers = {
    'content-type': 'multipart/form-data; boundary=b',
    host: new URL(app.origin).host,
    origin: app.origin,
    cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  };
  const url = `${app.origin}/api/catalogs/files`;
  const request = new Request(url, { method: 'POST', headers, body, duplex: 'half' });
  return { end: resolve, answer: Promise.resolve(app.app.request(request)) };
}
const open = (id: string) => staff.read<StaffCatalog>(`/api/catalogs/${id}/edit`);

describe('a catalogue', () => {
  test('is uploaded, found on the page, and counted when a person loads it', async () => {
    const isLinked = async () =>
      (await (await app.client().get('/about')).text()).includes('href="/catalogs"');
    expect(await isLinked()).toBe(false);
    const id = await add();
    expect(await isLinked()).toBe(true);
    const { fileUrl, fileSize, fileName } = await open(id);
    expect([fileSize, fileName]).toEqual([pdf.length, 'solar-lamps-lights.pdf']);
    expect(await (await app.client().get('/catalogs')).text()).toContain(fileUrl);
    const response = await app.client().get(fileUrl);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(await response.text()).toBe(pdf);
    await app.client().get(fileUrl, { 'user-agent': 'Googlebot/2.1' });
    await staff.get(fileUrl);
    expect((await open(id)).downloadCount).toBe(1);
  });

  test('counts what one address loads a few times a day, and no later parts of the file', async () => {
    const id = await add();
    const { fileUrl } = await open(id);
    const reader = app.client({ address: '203.0.113.5' });
    expect((await reader.get(fileUrl, { range: 'bytes=5-9' })).status).toBe(206);
    await reader.request('HEAD', fileUrl);
    expect((await open(id)).downloadCount).toBe(0);
    expect((await reader.get(fileUrl, { range: 'bytes=0-9' })).status).toBe(206);
    for (let i = 0; i < limitTable['catalog downloads counted'].points + 5; i += 1) await reader.get(fileUrl);
    expect((await open(id)).downloadCount).toBe(limitTable['catalog downloads counted'].points);
    await app.client({ address: '203.0.113.6' }).get(fileUrl);
    expect((await open(id)).downloadCount).toBe(limitTable['catalog downloads counted'].points + 1);
  });

  test('is received a few at a time, as each waits in memory', async () => {
    // One of the three is refused; the bodies of the others stay open until then.
    const three = [staff, staff, staff].map((client) => slowUpload(client));
    const refused = await Promise.race(three.map(({ answer }) => answer));
    expect(refused.status).toBe(429);
    for (const { end } of three) end();
    const statuses = await Promise.all(three.map(async ({ answer }) => (await answer).status));
    expect(statuses.sort()).toEqual([400, 400, 429]);
    expect((await upload(pdf)).status).toBe(200);
  });

  test('that is switched off or in the trash is loaded by staff alone', async () => {
    const id = await add({ isActive: false });
    const { fileUrl } = await open(id);
    expect((await app.client().get(fileUrl)).status).toBe(404);
    expect((await staff.get(fileUrl)).status).toBe(200);
    expect(await (await app.client().get('/catalogs')).text()).not.toContain(fileUrl);
    await sendJson(staff, 'PUT', `/api/catalogs/${id}`, { isActive: true, version: 1 });
    expect(await (await app.client().get('/catalogs')).text()).toContain(fileUrl);
    await sendJson(staff, 'DELETE', `/api/catalogs/${id}`);
    expect((await app.client().get(fileUrl)).status).toBe(404);
  });

  test('is a PDF of a bounded size, from the staff, and names a file that was uploaded', async () => {
    expect((await upload('<html><script>alert(1)</script>')).status).toBe(400);
    expect((await upload(`%PDF-1.7\n${'x'.repeat(21 * 1024 * 1024)}`)).status).toBe(413);
    expect((await upload(pdf, app.client())).status).toBe(401);
    for (const fileUrl of [
      '/media/a.webp',
      '/catalogs/files/../secret',
      `/catalogs/files/catalog-${'0'.repeat(32)}`,
    ]) {
      const refused = await staff.post('/api/catalogs', { title: 'Lamps', fileUrl });
      expect(refused.status, fileUrl).toBe(400);
    }
    expect(await app.db.$count(catalogs)).toBe(0);
    expect((await app.client().get('/catalogs/files/nothing')).status).toBe(404);
  });
});
