import { asc } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { allCalls } from '#shared/platform/calls.ts';
import { nameOf } from '#shared/base/contract.ts';
import { allNouns, type LifecycleNoun, lifecycleNouns, nouns, recordNouns } from '#shared/base/nouns.ts';
import { trashQuery } from '#shared/operations/trash.ts';
import { createTestApp } from '#tests/app.ts';
import { type Client, sendJson } from '#tests/client.ts';
import {
  createCategory,
  createPartner,
  createProduct,
  createTestimonial,
  signedIn,
} from '#tests/factories.ts';
import { uploadPdf } from '#tests/uploads.ts';
import { auditEntries } from '../../people/audit/audit.schema.ts';

const app = await createTestApp();
let awa: Client;
let wei: Client;

beforeEach(async () => {
  await app.reset();
  awa = await signedIn(app);
  wei = await signedIn(app);
});

type Opened = { id: string; version: number } & Record<string, unknown>;

/** Contact messages have no form: they are answered, not edited (inbox.test.ts). */
type Edited = Exclude<LifecycleNoun, 'contact'>;
const editedNouns = lifecycleNouns.filter((noun): noun is Edited => noun !== 'contact');

/** For each noun: the values of a new record, the field that two users change, and the expected title. */
const samples: Record<Edited, { fresh: Record<string, unknown>; field: string; title: unknown }> = {
  category: { fresh: { name: 'Lamps' }, field: 'description', title: 'Lamps' },
  partner: { fresh: { name: 'Example Works' }, field: 'location', title: 'Example Works' },
  canned_reply: {
    fresh: { language: 'en', title: 'Thanks', body: 'Hello {name}' },
    field: 'body',
    title: 'Thanks',
  },
  synonym: {
    fresh: { language: 'en', word: 'trainers', words: 'running shoes' },
    field: 'words',
    title: 'trainers',
  },
  quote: {
    fresh: { contactName: 'Awa Diop' },
    field: 'city',
    title: expect.stringMatching(/^RQ-\d{4}-\d{6}$/),
  },
  customer: { fresh: { name: 'Awa Diop' }, field: 'notes', title: 'Awa Diop' },
  offer_template: { fresh: { name: 'Sea freight' }, field: 'note', title: 'Sea freight' },
  supplier_price: {
    fresh: { name: 'Kettle', currency: 'CNY', breaks: [{ quantity: 500, priceMinor: 1250 }] },
    field: 'leadTime',
    title: 'Kettle',
  },
  catalog: {
    fresh: { title: 'Lamps' },
    field: 'description',
    title: 'Lamps',
  },
  evidence: {
    fresh: { kind: 'visit', title: 'Visit', doneOn: '2026-03-01', doneBy: 'Lin' },
    field: 'note',
    title: 'Visit',
  },
  testimonial: { fresh: { rating: 4, message: 'Good' }, field: 'reply', title: 'Awa' },
  reference_row: {
    fresh: {
      kind: 'document',
      area: 'NG',
      code: 'form-m',
      name: 'Form M',
      source: 'A book',
      checkedOn: '2026-11-24',
    },
    field: 'note',
    title: 'Form M',
  },
  product: { fresh: { name: 'Kettle' }, field: 'leadTime', title: 'Kettle' },
  post: { fresh: { title: 'Incoterms', content: '<p>Text</p>' }, field: 'excerpt', title: 'Incoterms' },
};

describe.each(editedNouns)('%s', (noun) => {
  const { api } = nouns[noun];
  const { fresh, field, title } = samples[noun];

  async function make(): Promise<string> {
    // Only buyers create testimonials.
    if (noun === 'testimonial') return (await createTestimonial(app.db, fresh)).id;
    // Supplier prices and evidence belong to a supplier.
    const of =
      noun === 'supplier_price' || noun === 'evidence' ? { partnerId: (await createPartner(app.db)).id } : {};
    const file = noun === 'catalog' ? { fileUrl: await uploadedPdf() } : {};
    const response = await awa.post(api, { ...fresh, ...of, ...file });
    expect(response.status).toBe(201);
    return ((await response.json()) as { id: string }).id;
  }
  const uploadedPdf = async () => ((await (await uploadPdf(awa)).json()) as { url: string }).url;
  const open = async (client: Client, id: string): Promise<Opened> => {
    const opened = await client.read<Opened & { product?: Opened }>(`${api}/${id}/edit`);
    return opened.product ?? opened;
  };
  const isInTrash = async (id: string) => {
    const { records } = await app.services.trash.list({ role: 'admin' } as never, trashQuery.parse({}), 'en');
    return records.some((record) => record.noun === noun && record.id === id);
  };
  const save = (client: Client, id: string, body: object) => sendJson(client, 'PUT', `${api}/${id}`, body);

  test.skipIf(nouns[noun].life === 'given')('without what it needs is refused, with our texts', async () => {
    const response = await awa.post(api, {});
    expect(response.status).toBe(400);
    const { fields: faults } = (await response.json()) as { fields: Record<string, string> };
    expect(Object.values(faults).filter((text) => text.startsWith('Invalid input'))).toEqual([]);
  });

  test('of two who have opened the same the second is told, loses nothing and can save over it', async () => {
    const id = await make();
    const [ofAwa, ofWei] = [await open(awa, id), await open(wei, id)];
    expect((await save(awa, id, { version: ofAwa.version, [field]: 'Of Awa' })).status).toBe(200);
    const refused = await save(wei, id, { version: ofWei.version, [field]: 'Of Wei' });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: 'conflict' });
    const theirs = await open(wei, id);
    expect(theirs[field]).toBe('Of Awa');
    expect((await save(wei, id, { version: theirs.version, [field]: 'Of Wei' })).status).toBe(200);
    expect(await open(awa, id)).toMatchObject({ [field]: 'Of Wei' });
  });

  test('of two who save at the same moment one is told', async () => {
    const id = await make();
    const { version } = await open(awa, id);
    const answers = await Promise.all([
      save(awa, id, { version, [field]: 'Of Awa' }),
      save(wei, id, { version, [field]: 'Of Wei' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('thrown away or brought back, it is not what was opened any more', async () => {
    const id = await make();
    const { version } = await open(wei, id);
    await awa.delete(`${api}/${id}`);
    expect((await save(wei, id, { version, [field]: 'Of Wei' })).status).toBe(409);
    expect(await isInTrash(id)).toBe(true);
  });

  test('without a version any state is overwritten; one that is no number is refused', async () => {
    const id = await make();
    await save(awa, id, { [field]: 'Of Awa' });
    expect((await save(wei, id, { [field]: 'Of Wei' })).status).toBe(200);
    const response = await save(wei, id, { version: 'new' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ fields: { version: expect.any(String) as string } });
  });

  test('goes to the trash, comes back, and is gone when the trash is emptied; the log tells all', async () => {
    const id = await make();
    expect(await (await awa.delete(`${api}/trash`)).json()).toEqual({ success: true, count: 0, kept: 0 });
    await save(awa, id, { [field]: 'Another text' });
    await awa.delete(`${api}/${id}`);
    await awa.delete(`${api}/${id}`);
    expect((await awa.post(`${api}/${id}/restore`)).status).toBe(200);
    expect(await isInTrash(id)).toBe(false);
    await awa.delete(`${api}/${id}`);
    expect(await (await awa.delete(`${api}/trash`)).json()).toEqual({ success: true, count: 1, kept: 0 });
    expect((await awa.get(`${api}/${id}/edit`)).status).toBe(404);
    const entries = await app.db.select().from(auditEntries).orderBy(asc(auditEntries.createdAt));
    const made = nouns[noun].life === 'given' ? [] : ['create'];
    expect(entries.map((entry) => [entry.noun, entry.action])).toEqual(
      [...made, 'update', 'delete', 'restore', 'delete', 'purge'].map((action) => [noun, action]),
    );
    expect(entries[0]!.title).toEqual(title);
    const before = entries.at(-1)!.before;
    if (nouns[noun].life !== 'parts') expect(before).toMatchObject({ [field]: 'Another text' });
    // For a record with parts, the row alone would not be the deleted state.
    else if (noun !== 'quote') expect(before).toBeNull();
  });

  test.each(['no-uuid', crypto.randomUUID()])('the unknown %s is not found', async (id) => {
    const path = `${api}/${id}`;
    for (const response of [
      await awa.get(`${path}/edit`),
      await save(awa, id, { [field]: 'x' }),
      await awa.delete(path),
      await awa.post(`${path}/restore`),
    ])
      expect(response.status).toBe(404);
  });
});

test('a translation that is saved beside the form is a conflict for who has the form open', async () => {
  const { id } = await createCategory(app.db, { name: 'Lamps' });
  const path = `/api/categories/${id}`;
  const { version } = await wei.read<Opened>(`${path}/edit`);
  const text = { name: 'Lampes', description: null };
  await sendJson(awa, 'PUT', `/api/translations/category/${id}/fr`, text);
  const response = await sendJson(wei, 'PUT', path, {
    version,
    translations: { fr: { ...text, name: 'x' } },
  });
  expect(response.status).toBe(409);
});

test('a translation that is removed twice is one change of the category', async () => {
  const { id } = await createCategory(app.db, { name: 'Lamps' });
  const translation = `/api/translations/category/${id}/fr`;
  const version = async () => (await awa.read<Opened>(`/api/categories/${id}/edit`)).version;
  await sendJson(awa, 'PUT', translation, { name: 'Lampes', description: null });
  const before = await version();
  expect((await awa.delete(translation)).status).toBe(200);
  expect((await awa.delete(translation)).status).toBe(200);
  expect(await version()).toBe(before + 1);
});

test('products outlive their category and supplier, and are not found by their names any more', async () => {
  const category = await createCategory(app.db, { name: 'Lanternware' });
  const partner = await createPartner(app.db, { name: 'Purgeworks' });
  const { id } = await createProduct(app.db, {
    name: 'Copper thing',
    categoryId: category.id,
    partnerId: partner.id,
  });
  const found = async (word: string) =>
    (await app.client().read<{ name: string }[]>(`/api/products?search=${word}`)).map(({ name }) => name);
  await sendJson(awa, 'PUT', `/api/categories/${category.id}`, { description: 'indexed' });
  expect(await found('lanternware')).toEqual(['Copper thing']);
  const visitor = app.client();
  await visitor.get(`/product/${id}`);
  for (const path of [`/api/categories/${category.id}`, `/api/partners/${partner.id}`])
    await awa.delete(path);
  await awa.delete('/api/categories/trash');
  await awa.delete('/api/partners/trash');
  expect(await visitor.read(`/api/products/${id}`)).toMatchObject({ categoryId: null, partnerId: null });
  expect(await found('lanternware')).toEqual([]);
  expect(await found('purgeworks')).toEqual([]);
  expect(await (await visitor.get(`/product/${id}`)).text()).not.toContain('Purgeworks');
});

describe('every noun with a life', () => {
  const known = new Map(allCalls.map((call) => [nameOf(call), call]));
  const living = allNouns.flatMap((noun) => {
    const { api } = nouns[noun];
    return api === null ? [] : [[noun, api] as const];
  });

  test.each(living)('%s has a trash that gives back and that can be emptied', (_, api) => {
    const names = [`DELETE ${api}/:id`, `POST ${api}/:id/restore`, `DELETE ${api}/trash`];
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });

  test.each(living)('%s is not overwritten without a word', (_, api) => {
    const change = known.get(`PUT ${api}/:id`);
    // Contact messages are answered, not edited.
    if (!change) return expect(api).toBe('/api/contact');
    expect(change.errors).toContain('conflict');
    return expect(known.has(`GET ${api}/:id/edit`)).toBe(true);
  });
});

test.each(recordNouns.filter((noun) => nouns[noun].texts !== null))(
  'a new text of the original makes a translation of %s outdated, and the same text does not',
  async (noun) => {
    const { api, texts } = nouns[noun];
    const made = await awa.post(api, samples[noun].fresh);
    const { id } = (await made.json()) as { id: string };
    const path = `/api/translations/${noun}/${id}`;
    const changedAt = async () => (await awa.read<{ textsChangedAt: string }>(path)).textsChangedAt;
    for (const field of Object.keys(texts!)) {
      const before = await changedAt();
      await sendJson(awa, 'PUT', `${api}/${id}`, { [field]: 'New text' });
      const after = await changedAt();
      expect([field, after > before]).toEqual([field, true]);
      await sendJson(awa, 'PUT', `${api}/${id}`, { [field]: 'New text' });
      expect(await changedAt()).toBe(after);
    }
  },
);
