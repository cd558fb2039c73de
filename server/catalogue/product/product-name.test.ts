import { beforeEach, expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { createContactMessage, createProduct, signedIn } from '#tests/factories.ts';
import type { ConversationDetail } from '#shared/conversations/chat-inbox.ts';
import type { ContactThread } from '#shared/conversations/contact-inbox.ts';
import type { Found } from '#shared/operations/dashboard.ts';
import { blogPosts, blogTranslations } from '../../content/blog/blog.schema.ts';
import { trashQuery } from '#shared/operations/trash.ts';

const app = await createTestApp();
beforeEach(app.reset);

test('staff who read Chinese see the Chinese names of products, and the customer their own', async () => {
  const product = await createProduct(app.db, {
    name: 'Solar lamp',
    translations: { zh: { name: '太阳能灯' }, fr: { name: 'Lampe solaire' } },
  });
  const plain = await createProduct(app.db, { name: 'Solar kettle' });
  const [chinese, english] = [
    await signedIn(app, { role: 'admin', staffLanguage: 'zh' }),
    await signedIn(app, { role: 'admin', staffLanguage: 'en' }),
  ];
  const visitor = app.client();
  await visitor.post(`/api/products/${product.id}/favorite`);
  const opened = await visitor.post('/api/conversations', {
    customerName: 'Awa',
    customerEmail: 'awa@buyer.example',
    productId: product.id,
  });
  const { conversation } = (await opened.json()) as { conversation: { id: string } };
  const { id: messageId } = await createContactMessage(app.db, { productId: product.id, locale: 'fr' });

  for (const [client, name] of [
    [chinese, '太阳能灯'],
    [english, 'Solar lamp'],
  ] as const) {
    const found = await client.read<Found>('/api/admin/find?q=solar');
    expect(found.product.map((hit) => hit.name).toSorted()).toEqual(['Solar kettle', name].toSorted());
    const nearly = await client.read<Found>('/api/admin/find?q=solat');
    expect(nearly.product.map((hit) => hit.name)).toContain(name);
    const detail = await client.read<ConversationDetail>(`/api/conversations/${conversation.id}`);
    expect(detail.product).toEqual({ id: product.id, name });
    expect(detail.favorites).toEqual([{ id: product.id, name }]);
    const { message } = await client.read<ContactThread>(`/api/contact/${messageId}`);
    expect(message).toMatchObject({ productName: name, senderProductName: 'Lampe solaire' });
  }

  for (const { id } of [product, plain]) await english.delete(`/api/products/${id}`);
  const staff = { role: 'admin' } as never;
  const deleted = await app.services.trash.list(staff, trashQuery.parse({}), 'zh');
  expect(deleted.records.map(({ name }) => name).toSorted()).toEqual(['Solar kettle', '太阳能灯']);
  const wanted = await app.services.trash.list(staff, trashQuery.parse({ search: '太阳' }), 'zh');
  expect(wanted.records.map(({ id }) => id)).toEqual([product.id]);
});

test('staff who read Chinese see the Chinese names of products and posts in their lists and on the pages that these open', async () => {
  await createProduct(app.db, { name: 'Solar lamp', translations: { zh: { name: '太阳能灯' } } });
  const [post] = await app.db
    .insert(blogPosts)
    .values({ title: 'Lamps of Wenzhou', slug: 'lamps', content: 'text' })
    .returning();
  const text = { blogPostId: post!.id, language: 'zh', title: '温州的灯', content: '正文' } as const;
  await app.db.insert(blogTranslations).values(text);
  const staff = await signedIn(app, { role: 'admin', staffLanguage: 'zh' });
  for (const [path, shown, other] of [
    ['/admin/products', '太阳能灯', 'Solar lamp'],
    [`/admin/blog-management?search=${encodeURIComponent('温州')}`, '温州的灯', 'Lamps of Wenzhou'],
  ] as const) {
    const main = (await (await staff.get(path)).text()).split('<main')[1]!.split('</main>')[0]!;
    expect([path, main.includes(shown), main.includes(other)]).toEqual([path, true, false]);
  }
  const page = await (await staff.get(`/admin/blog-management/${post!.id}`)).text();
  expect(/<h1[^>]*>(.*?)<\/h1>/.exec(page)?.[1]).toBe('温州的灯');
  const found = await staff.read<Found>(`/api/admin/find?q=${encodeURIComponent('温州')}`);
  expect(found.post.map(({ name }) => name)).toEqual(['温州的灯']);
});
