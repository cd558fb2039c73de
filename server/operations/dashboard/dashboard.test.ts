import { beforeEach, describe, expect, test } from 'vitest';
import type { Found, UnreadCounts } from '#shared/operations/dashboard.ts';
import { byNoun, paletteNouns } from '#shared/base/nouns.ts';
import { createTestApp } from '#tests/app.ts';
import {
  createCannedReply,
  createCategory,
  createPartner,
  createProduct,
  createReferenceRow,
  createUser,
  signedIn,
} from '#tests/factories.ts';
import { sendJson } from '#tests/client.ts';
import { createAccount, signedInAccount } from '#tests/staff.ts';
import { auditEntries } from '../../people/audit/audit.schema.ts';
import { blogPosts } from '../../content/blog/blog.schema.ts';
import { categoryTranslations } from '../../catalogue/category/category.schema.ts';
import { conversations } from '../../conversations/chat/chat.schema.ts';
import { catalogs } from '../../deals/quote/quote.schema.ts';
import { offerTemplates } from '../../deals/offer-template/offer-template.schema.ts';
import { customers } from '../../conversations/customer/customer.schema.ts';
import { contactMessages } from '../../conversations/contact/contact.schema.ts';

const app = await createTestApp();
beforeEach(app.reset);

const { dashboard } = app.services;

const message = { fullName: 'Kofi', email: 'kofi@buyer.example', country: 'Ghana', message: 'Lamps?' };

/** Three unread, unanswered messages, and three that do not wait. */
async function createMessages() {
  const deletedAt = new Date();
  const readAt = new Date();
  await app.db
    .insert(contactMessages)
    .values([
      message,
      message,
      message,
      { ...message, deletedAt },
      { ...message, status: 'replied', readAt },
      { ...message, status: 'resolved' },
    ]);
}

describe('the unread counts', () => {
  const counts = '/api/admin/unread-counts';

  test('are all zero on an empty site', async () => {
    const client = await signedIn(app, { role: 'admin' });
    expect(await client.read(counts)).toEqual({
      contactMessages: 0,
      chatMessages: 0,
      quotes: 0,
      orders: 0,
      total: 0,
      mine: 0,
    });
  });

  test('are what waits for an answer: exactly what their links show', async () => {
    await createMessages();
    const tomorrow = new Date(Date.now() + 86_400_000);
    await app.db
      .insert(conversations)
      .values([
        { customerName: 'Ama', unreadAdminCount: 4, lastSeq: 4, needsReplySince: new Date() },
        { customerName: 'Yaw', lastSeq: 1, needsReplySince: new Date() },
        { customerName: 'Abena', lastSeq: 1, needsReplySince: new Date(), snoozedUntil: tomorrow },
        { customerName: 'Kwame', unreadAdminCount: 1, lastSeq: 2 },
        { customerName: 'Esi' },
      ]);
    const client = await signedIn(app, { role: 'super_admin' });
    expect(await client.read<UnreadCounts>(counts)).toEqual({
      contactMessages: 3,
      chatMessages: 2,
      quotes: 0,
      orders: 0,
      total: 5,
      mine: 0,
    });
    expect(await client.read('/api/contact?status=new')).toHaveLength(3);
    expect(await client.read('/api/conversations?status=needs_reply')).toHaveLength(2);
  });

  test('count what is assigned to the caller, as the dashboard does', async () => {
    const { user, token } = await createUser(app.db, { role: 'admin' });
    const assigned = { assignedToUserId: user.id };
    await app.db.insert(contactMessages).values([
      { ...message, ...assigned },
      { ...message, ...assigned, status: 'resolved' },
    ]);
    await app.db.insert(conversations).values([
      { customerName: 'Ama', lastSeq: 1, ...assigned },
      { customerName: 'Yaw', lastSeq: 1, status: 'resolved', ...assigned },
    ]);
    const client = app.client();
    client.cookies.set('baobab_staff', token);
    expect(await client.read<UnreadCounts>(counts)).toMatchObject({ mine: 2 });
    const other = await signedIn(app, { role: 'admin' });
    expect(await other.read<UnreadCounts>(counts)).toMatchObject({ mine: 0 });
  });

  test('are read anew at every request, and not cached', async () => {
    const client = await signedIn(app, { role: 'admin' });
    const first = await client.get(counts);
    expect(first.headers.get('cache-control')).toBe('no-store');
    await app.db.insert(contactMessages).values(message);
    expect(await client.read<UnreadCounts>(counts)).toMatchObject({ contactMessages: 1, total: 1 });
  });
});

describe('the figures', () => {
  test('count what is there, without the trash and without customers', async () => {
    const { user } = await createUser(app.db, { role: 'admin' });
    await createUser(app.db, { role: 'super_admin', isActive: false });
    await createUser(app.db, { role: 'customer' });
    await createProduct(app.db, { isFeatured: true });
    await createProduct(app.db, { isFeatured: true, isActive: false });
    await createProduct(app.db);
    await createProduct(app.db, { isFeatured: true, deletedAt: new Date() });
    await createMessages();
    expect(await dashboard.figures(user)).toEqual({
      products: 3,
      activeProducts: 2,
      featuredProducts: 2,
      users: 2,
      newMessages: 3,
      toReorder: 2,
    });
  });

  test('are zero where nothing is', async () => {
    const { user } = await createUser(app.db, { role: 'admin' });
    expect(await dashboard.figures(user)).toEqual({
      products: 0,
      activeProducts: 0,
      featuredProducts: 0,
      users: 1,
      newMessages: 0,
      toReorder: 0,
    });
  });
});

describe('recent activity', () => {
  test('is the newest eight entries, newest first', async () => {
    const { user } = await createUser(app.db, { role: 'admin' });
    await app.db.insert(auditEntries).values(
      Array.from({ length: 10 }, (_, index) => ({
        action: 'update',
        noun: 'product',
        title: `Product ${index}`,
        before: { price: '1.00' },
        createdAt: new Date(Date.UTC(2026, 0, 1, 0, index)),
      })),
    );
    const activity = await dashboard.recentActivity(user);
    expect(activity.map((entry) => entry.title)).toEqual(
      [9, 8, 7, 6, 5, 4, 3, 2].map((index) => `Product ${index}`),
    );
    expect(Object.keys(activity[0]!).toSorted()).toEqual([
      'action',
      'actor',
      'createdAt',
      'id',
      'isOwn',
      'noun',
      'parts',
      'title',
    ]);
  });

  test('hides from a plain admin what concerns accounts', async () => {
    const { user: boss, client } = await signedInAccount(app, { role: 'super_admin' });
    const admin = await createAccount(app);
    await sendJson(client, 'PUT', `/api/users/${admin.id}`, { firstName: 'Awa' });
    await client.post('/api/invitations', { role: 'admin' });
    await app.db.insert(auditEntries).values({ action: 'create', noun: 'product', title: 'Lamp' });
    expect((await dashboard.recentActivity(boss)).map((entry) => entry.noun).toSorted()).toEqual([
      'invitation',
      'product',
      'user',
      'user',
    ]);
    expect((await dashboard.recentActivity(admin)).map((entry) => entry.title)).toEqual(['Lamp']);
  });
});

describe('what the command palette finds', () => {
  const find = async (q: string, role: 'admin' | 'super_admin' = 'super_admin') =>
    (await signedIn(app, { role })).read<Found>(`/api/admin/find?${new URLSearchParams({ q })}`);

  const nothing = byNoun(paletteNouns, () => []);

  async function createKofis() {
    const { id } = await createProduct(app.db, { name: 'Kofi lamp', isActive: false });
    await createProduct(app.db, { name: 'Kofi thrown away', deletedAt: new Date() });
    await createUser(app.db, { username: 'k-mensah', firstName: 'Kofi', lastName: 'Mensah' });
    const gone = { deletedAt: new Date() };
    const category = await createCategory(app.db, { name: 'Kofi lamps', isActive: false });
    await createCategory(app.db, { name: 'Kofi thrown away', ...gone });
    const partner = await createPartner(app.db, { name: 'Kofi works', location: 'Ningbo' });
    await createPartner(app.db, { name: 'Kofi thrown away', ...gone });
    const reply = await createCannedReply(app.db, { title: 'To Kofi', language: 'fr' });
    await createCannedReply(app.db, { title: 'Kofi thrown away', ...gone });
    const minute = (number: number) => new Date(Date.UTC(2026, 0, 1, 0, number));
    await app.db.insert(contactMessages).values([
      { ...message, createdAt: minute(1) },
      { ...message, fullName: 'Kofi Boateng', createdAt: minute(2) },
      { ...message, email: 'gone@buyer.example', deletedAt: minute(3) },
    ]);
    const publishedAt = minute(4);
    await app.db.insert(blogPosts).values([
      { title: 'Kofi in Wenzhou', slug: 'kofi', content: 'text', status: 'published', publishedAt },
      { title: 'Kofi, a draft', slug: 'draft', content: 'text', createdAt: minute(5) },
      { title: 'Kofi thrown away', slug: 'gone', content: 'text', deletedAt: minute(6) },
    ]);
    const levy = await createReferenceRow(app.db, { name: 'Kofi levy' });
    await createReferenceRow(app.db, { name: 'Kofi thrown away', ...gone });
    return { levy: levy.id, product: id, category: category.id, partner: partner.id, reply: reply.id };
  }

  test('is a few of each kind, inactive products and drafts too, but not the trash', async () => {
    const ids = await createKofis();
    const found = await find('KOFI');
    const reply = `/admin/canned-replies?edit=${ids.reply}`;
    const levy = `/admin/reference?edit=${ids.levy}`;
    expect(found).toEqual({
      ...nothing,
      product: [
        { name: 'Kofi lamp', note: null, state: 'inactive', to: `/admin/products?edit=${ids.product}` },
      ],
      category: [
        { name: 'Kofi lamps', note: null, state: 'inactive', to: `/admin/categories?edit=${ids.category}` },
      ],
      partner: [
        { name: 'Kofi works', note: 'Ningbo', state: null, to: `/admin/suppliers?edit=${ids.partner}` },
      ],
      canned_reply: [{ name: 'To Kofi', note: 'fr', state: null, to: reply }],
      reference_row: [{ name: 'Kofi levy', note: 'NG', state: null, to: levy }],
      user: [{ name: 'Kofi Mensah', note: 'k-mensah', state: null, to: '/admin/users' }],
      contact: [
        {
          name: 'Kofi Boateng',
          note: 'kofi@buyer.example',
          state: null,
          to: '/admin/contact-messages?search=kofi%40buyer.example',
        },
      ],
      post: [
        { name: 'Kofi in Wenzhou', note: null, state: null, to: '/blog/kofi' },
        { name: 'Kofi, a draft', note: null, state: 'draft', to: '/admin/blog-management' },
      ],
    });
  });

  test('names users only to those who manage them', async () => {
    await createKofis();
    const found = await find('kofi', 'admin');
    expect(found.user).toEqual([]);
    expect([found.product.length, found.contact.length, found.post.length]).toEqual([1, 1, 2]);
  });

  test.each(['+44 7700 900-123', '7700900123', '900 123'])('has who has the phone number %s', async (q) => {
    await app.db.insert(contactMessages).values({ ...message, phone: '+44 (7700) 900123' });
    await createPartner(app.db, { name: 'Ningbo Works', contactPhone: '+447700900123' });
    const [chat] = await app.db
      .insert(conversations)
      .values({ customerName: 'Ama', customerPhone: '07700 900123', lastSeq: 1 })
      .returning();
    const found = await find(q);
    expect([found.contact.length, found.partner.length]).toEqual([1, 1]);
    if (!q.startsWith('+44'))
      expect(found.conversation).toMatchObject([{ name: 'Ama', to: `/admin/chat?id=${chat!.id}` }]);
  });

  test.each(['Kettel', 'Ketle', 'Kettlle', 'Xettle'])('forgives one wrong key: %s', async (q) => {
    await createCategory(app.db, { name: 'Steel kettles' });
    await createProduct(app.db, { name: 'Copper Kettle' });
    await createCategory(app.db, { name: 'Cutlery' });
    const found = await find(q);
    expect([found.category, found.product]).toMatchObject([
      [{ name: 'Steel kettles' }],
      [{ name: 'Copper Kettle' }],
    ]);
  });

  test('has a category by one Chinese character', async () => {
    const { id } = await createCategory(app.db, { name: 'Kettles' });
    await app.db.insert(categoryTranslations).values({ categoryId: id, language: 'zh', name: '水壶' });
    expect((await find('壶')).category).toMatchObject([{ name: 'Kettles' }]);
  });

  test('is at most five of each', async () => {
    for (let i = 0; i < 6; i++) {
      await createProduct(app.db, { name: 'many' });
      await createUser(app.db, { firstName: 'many' });
      await createCategory(app.db, { name: 'many' });
      await createPartner(app.db, { name: 'many' });
      await createCannedReply(app.db, { title: 'many' });
      await app.db.insert(customers).values({ name: 'many' });
      await app.db.insert(offerTemplates).values({ name: `many ${i}` });
      await createReferenceRow(app.db, { code: `many ${i}`, name: 'many' });
      await app.db.insert(catalogs).values({ title: 'many', fileUrl: '/catalogs/files/catalog-0' });
      await app.db
        .insert(contactMessages)
        .values({ ...message, companyName: 'many', email: `b${i}@c.example` });
      await app.db.insert(blogPosts).values({ title: 'many', slug: `many-${i}`, content: 'text' });
    }
    const lengths = Object.values(await find('many')).map((list) => list.length);
    expect(lengths.filter((length) => length > 0)).toEqual(Array.from({ length: 11 }, () => 5));
  });

  test.each(['', '  ', '%', '_', '\\', 'x'.repeat(101)])('is nothing for %j', async (q) => {
    await createKofis();
    expect(await find(q)).toEqual(nothing);
  });
});

test.each([null, { role: 'customer' as const }])('only the staff get an answer: %j', async (who) => {
  const actor = who && (await createAccount(app, who));
  const code = actor ? 'forbidden' : 'unauthorized';
  await expect(dashboard.unreadCounts(actor)).rejects.toMatchObject({ code });
  await expect(dashboard.desk(actor, 'en')).rejects.toMatchObject({ code });
  await expect(dashboard.figures(actor)).rejects.toMatchObject({ code });
  await expect(dashboard.find(actor, 'lamp', 'en')).rejects.toMatchObject({ code });
  await expect(dashboard.recentActivity(actor)).rejects.toMatchObject({ code });
});
