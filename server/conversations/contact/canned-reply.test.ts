import { beforeEach, describe, expect, test } from 'vitest';
import type { CannedReply } from '#shared/conversations/canned-reply.ts';
import type { ContactThread } from '#shared/conversations/contact-inbox.ts';
import { openPlaceholders, placeholders } from '#shared/conversations/placeholders.ts';
import { createTestApp } from '#tests/app.ts';
import { type Client, sendJson } from '#tests/client.ts';
import { createCannedReply, createContactMessage, createProduct, signedIn } from '#tests/factories.ts';
import { auditEntries } from '../../people/audit/audit.schema.ts';
import { readDemo } from '../../operations/demo/demo-content.ts';
import { demoLanguages } from '../../operations/demo/demo-schemas.ts';

const app = await createTestApp();
let staff: Client;

beforeEach(async () => {
  await app.reset();
  staff = await signedIn(app);
});

const path = '/api/canned-replies';
const list = (filter = '') => staff.read<CannedReply[]>(path + filter);

test('a canned reply is created, changed and deleted, and the audit log records it', async () => {
  const made = await staff.post(path, { language: 'fr', title: ' Merci ', body: 'Bonjour {name}' });
  expect(made.status).toBe(201);
  const { id } = (await made.json()) as { id: string };
  expect(await list()).toEqual([
    { id, language: 'fr', title: 'Merci', body: 'Bonjour {name}', displayOrder: 0 },
  ]);
  expect((await sendJson(staff, 'PUT', `${path}/${id}`, { title: 'Merci beaucoup' })).status).toBe(200);
  expect(await list()).toMatchObject([{ title: 'Merci beaucoup', body: 'Bonjour {name}' }]);
  expect((await staff.delete(`${path}/${id}`)).status).toBe(200);
  expect(await list()).toEqual([]);
  const entries = await app.db.select().from(auditEntries);
  expect(entries.map(({ action, title }) => [action, title])).toEqual([
    ['create', 'Merci'],
    ['update', 'Merci beaucoup'],
    ['delete', 'Merci beaucoup'],
  ]);
});

test('they come by language and order', async () => {
  await createCannedReply(app.db, { title: 'b', displayOrder: 2 });
  await createCannedReply(app.db, { title: 'C', displayOrder: 1 });
  await createCannedReply(app.db, { title: 'a', displayOrder: 2 });
  await createCannedReply(app.db, { title: 'z', language: 'zh' });
  expect((await list('?language=en')).map(({ title }) => title)).toEqual(['C', 'a', 'b']);
  expect((await list('?language=zh')).map(({ title }) => title)).toEqual(['z']);
  expect(await list('?language=de')).toHaveLength(4);
});

test.each([
  [{ language: 'de', title: 'x', body: 'x' }, 'language'],
  [{ language: 'en', title: ' ', body: 'x' }, 'title'],
  [{ language: 'en', title: 'x', body: '' }, 'body'],
  [{ language: 'en', title: 'x', body: 'Dear {nmae}' }, 'body'],
  [{ language: 'en', title: 'x', body: 'x', displayOrder: -1 }, 'displayOrder'],
])('%j is refused, and the field is named', async (body, field) => {
  const response = await staff.post(path, body);
  expect(response.status).toBe(400);
  const { fields } = (await response.json()) as { fields: Record<string, string> };
  expect(Object.keys(fields)).toEqual([field]);
  expect(fields[field]).toMatch(/^[A-Z].* .*\.?$/);
});

describe('of the demo', () => {
  test.each(demoLanguages)('there are six in %s, with placeholders that exist', (language) => {
    const replies = readDemo().cannedReplies.filter((reply) => reply.language === language);
    expect(replies).toHaveLength(6);
    expect(new Set(replies.map(({ title }) => title)).size).toBe(6);
    for (const { body } of replies) {
      expect(openPlaceholders(body)).toEqual(expect.arrayContaining(['name', 'staff']));
      expect(placeholders).toEqual(expect.arrayContaining(openPlaceholders(body)));
    }
  });
});

const thread = (id: string) => staff.read<ContactThread>(`/api/contact/${id}`);

test('a thread shows the terms of the product in question, in the sender’s language', async () => {
  const product = await createProduct(app.db, {
    price: '5.40',
    minimumOrderQuantity: 200,
    leadTime: '15-20 days',
    translations: { fr: { name: 'Casque' } },
  });
  const asked = await createContactMessage(app.db, { productId: product.id, locale: 'fr' });
  expect((await thread(asked.id)).asked).toEqual({
    product: 'Casque',
    price: '$5.40 USD la pièce',
    minimumOrder: '200 pièces',
    leadTime: '15–20 jours',
  });
  expect((await thread((await createContactMessage(app.db)).id)).asked).toBeNull();
});
