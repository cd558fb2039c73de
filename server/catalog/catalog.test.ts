import { beforeEach, describe, expect, test } from 'vitest';
import type { StaffCatalog } from '#shared/catalog.ts';
import { createTestApp } from '#tests/app.ts';
import type { Client } from '#tests/client.ts';
import { signedIn } from '#tests/factories.ts';
import { sendJson } from '#tests/staff.ts';
import { uploadPdf } from '#tests/uploads.ts';
import { catalogs } from '../db/schema/quote.ts';

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
const open = (id: string) => staff.read<StaffCatalog>(`/api/catalogs/${id}/edit`);

describe('a catalogue', () => {
  test('is uploaded, found on the page, and counted when a person loads it', async () => {
    const id = await add();
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
