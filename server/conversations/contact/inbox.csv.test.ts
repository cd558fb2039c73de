import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import type { Client } from '#tests/client.ts';
import { createContactMessage, signedIn } from '#tests/factories.ts';
import { contactMessages } from './contact.schema.ts';

const app = await createTestApp();
let staff: Client;

beforeEach(async () => {
  await app.reset();
  staff = await signedIn(app);
});

/** The rows as a spreadsheet reads them. */
async function exported(filter = ''): Promise<Record<string, string>[]> {
  const response = await staff.get(`/api/contact/export${filter}`);
  expect(response.status).toBe(200);
  return parse(Buffer.from(await response.arrayBuffer()), { bom: true, columns: true });
}

test('the export is a file of what the filter shows, whole and in order', async () => {
  for (let i = 0; i < 60; i++) await createContactMessage(app.db, { fullName: `Sender ${i}` });
  await createContactMessage(app.db, {
    fullName: 'Awa, "la patronne"',
    status: 'resolved',
    country: 'SN',
    locale: 'fr',
    message: 'Première ligne\r\nDeuxième',
  });
  const response = await staff.get('/api/contact/export?page=2');
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="contact-messages-[\d-]+\.csv"$/,
  );
  expect([...new Uint8Array(await response.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(await exported()).toHaveLength(61);
  expect(await exported('?search=patronne&status=resolved')).toMatchObject([
    {
      Name: 'Awa, "la patronne"',
      Country: 'Senegal',
      Language: 'Français',
      Status: 'resolved',
      Message: 'Première ligne\r\nDeuxième',
    },
  ]);
  expect(await exported('?status=replied')).toEqual([]);
});

test('no cell is run as a formula, and no other is changed', async () => {
  const start = fc.constantFrom('=', '+', '-', '@', '\t', '\r', 'a', '"', "'", '');
  const text = fc
    .tuple(start, fc.string({ maxLength: 20 }))
    .map((parts) => parts.join('').replaceAll('\0', ''));
  await fc.assert(
    fc.asyncProperty(text, async (message) => {
      await app.db.delete(contactMessages);
      await createContactMessage(app.db, { message, phone: '+233 20 000 0000' });
      const [row] = await exported();
      expect(row!['Phone']).toBe("'+233 20 000 0000");
      expect(row!['Message']).toBe(/^[=+\-@\t\r]/.test(message) ? `'${message}` : message);
    }),
    { numRuns: 40 },
  );
});
