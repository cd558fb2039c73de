import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { createCategory, createPartner, createProduct, createUser } from '#tests/factories.ts';
import { sqlState } from './client.ts';
import { blogMedia, blogPosts, blogSlugs } from '../../content/blog/blog.schema.ts';
import { categories, categoryTranslations } from '../../catalogue/category/category.schema.ts';
import { chatAttachments, chatMessages, conversations } from '../../conversations/chat/chat.schema.ts';
import {
  contactMessages,
  contactReplies,
  productInquiries,
} from '../../conversations/contact/contact.schema.ts';
import { userFavorites } from '../../catalogue/favorite/favorite.schema.ts';
import { partners } from '../../catalogue/partner/partner.schema.ts';
import { productMedia, products, productTranslations } from '../../catalogue/product/product.schema.ts';
import { cartItems, catalogs, shoppingCarts } from '../../deals/quote/quote.schema.ts';
import { testimonials } from '../../deals/testimonial/testimonial.schema.ts';
import { visitorSessions } from '../../people/session/session.schema.ts';
import { users } from '../../people/user/user.schema.ts';

const { db, reset } = await createTestApp();
beforeEach(reset);

const uniqueViolation = '23505';
const checkViolation = '23514';
const notNullViolation = '23502';
const foreignKeyViolation = '23503';

/** The SQLSTATE with which PostgreSQL refuses this work. */
async function refusalOf(work: PromiseLike<unknown>): Promise<string | undefined> {
  return Promise.resolve(work).then(() => 'accepted', sqlState);
}

const person = { fullName: 'Awa Diop', email: 'awa@buyer.example', country: 'Senegal', message: 'Hello' };
const newSession = async () =>
  (
    await db
      .insert(visitorSessions)
      .values({ tokenHash: crypto.randomUUID(), visitorEmail: 'v@visitor.example' })
      .returning()
  )[0]!;
const newConversation = async () =>
  (await db.insert(conversations).values({ customerName: 'Awa' }).returning())[0]!;
const newPost = async (slug = 'post') =>
  (await db.insert(blogPosts).values({ title: 'Post', slug, content: '<p>x</p>' }).returning())[0]!;
const newListRow = async () =>
  (
    await db
      .insert(shoppingCarts)
      .values({ sessionId: (await newSession()).id })
      .returning()
  )[0]!;

describe('defaults', () => {
  test('users', async () => {
    const [row] = await db.insert(users).values({ username: 'awa', password: 'x' }).returning();
    expect(row).toMatchObject({ role: 'admin', isActive: true, lastLogin: null, email: null });
    expect(row!.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(row!.createdAt).toBeInstanceOf(Date);
    expect(row!.updatedAt).toBeInstanceOf(Date);
  });

  test('products', async () => {
    const [row] = await db.insert(products).values({ name: 'Lamp' }).returning();
    expect(row).toMatchObject({
      minimumOrderQuantity: 1,
      price: null,
      priceUnit: 'USD',
      features: [],
      colors: [],
      stockStatus: 'in_stock',
      stockQuantity: 0,
      lowStockThreshold: 10,
      isActive: true,
      isFeatured: false,
      viewCount: 0,
      inquiryCount: 0,
    });
  });

  test('the rest of the catalogue', async () => {
    const { id: productId } = await createProduct(db);
    expect(await createCategory(db)).toMatchObject({ displayOrder: 0, isActive: true });
    expect(await createPartner(db)).toMatchObject({ isVerified: false, rating: null });
    const [media] = await db.insert(productMedia).values({ productId, type: 'image', url: 'x' }).returning();
    expect(media).toMatchObject({ displayOrder: 0, isPrimary: false });
    const [inquiry] = await db
      .insert(productInquiries)
      .values({ productId, customerName: 'Awa', email: 'a@b.example', message: 'x' })
      .returning();
    expect(inquiry!.status).toBe('pending');
    const [catalog] = await db.insert(catalogs).values({ title: 'All', fileUrl: 'x' }).returning();
    expect(catalog).toMatchObject({ downloadCount: 0, isActive: true });
    const [testimonial] = await db
      .insert(testimonials)
      .values({ customerName: 'Awa', rating: 5, message: 'x' })
      .returning();
    expect(testimonial).toMatchObject({ isApproved: false, isFeatured: false });
  });

  test('messages, conversations and quote lists', async () => {
    const [message] = await db.insert(contactMessages).values(person).returning();
    expect(message).toMatchObject({ status: 'new', replyMessage: null, repliedAt: null, repliedBy: null });
    const conversation = await newConversation();
    expect(conversation).toMatchObject({
      status: 'active',
      priority: 'normal',
      unreadAdminCount: 0,
      unreadCustomerCount: 0,
      tags: [],
    });
    const [chat] = await db
      .insert(chatMessages)
      .values({
        conversationId: conversation.id,
        seq: 1,
        senderName: 'Awa',
        senderType: 'customer',
        message: 'x',
      })
      .returning();
    expect(chat).toMatchObject({ messageType: 'text', isRead: false, readAt: null });
    expect(await newListRow()).toMatchObject({ totalAmount: '0.00', itemCount: 0, currency: 'USD' });
  });

  test('blog posts', async () => {
    expect(await newPost()).toMatchObject({
      category: 'general',
      status: 'draft',
      readingTime: 5,
      tags: [],
      viewCount: 0,
      isActive: true,
      publishedAt: null,
    });
  });
});

describe('exactness', () => {
  test('amounts keep their cents', async () => {
    const { id } = await createProduct(db, { price: '99999999.99' });
    const [row] = await db.select().from(products).where(eq(products.id, id));
    expect(row!.price).toBe('99999999.99');
    expect(await refusalOf(createProduct(db, { price: '100000000.00' }))).toBe('22003');
    expect((await createPartner(db, { rating: '4.75' })).rating).toBe('4.75');
  });

  test('an edit moves updatedAt', async () => {
    const { id } = await createProduct(db, { updatedAt: new Date(0) });
    await db.update(products).set({ name: 'New' }).where(eq(products.id, id));
    const [row] = await db.select().from(products).where(eq(products.id, id));
    expect(row!.updatedAt.getTime()).toBeGreaterThan(0);
  });
});

describe('uniqueness', () => {
  test('user names, and e-mails where there is one', async () => {
    await createUser(db, { username: 'awa', email: 'a@b.example' });
    expect(await refusalOf(createUser(db, { username: 'awa' }))).toBe(uniqueViolation);
    expect(await refusalOf(createUser(db, { email: 'a@b.example' }))).toBe(uniqueViolation);
    await createUser(db, { email: null });
    expect(await refusalOf(createUser(db, { email: null }))).toBe('accepted');
  });

  test('one translation a product and language, one a category and language', async () => {
    const { id: productId } = await createProduct(db);
    const { id: categoryId } = await createCategory(db);
    const product = () => db.insert(productTranslations).values({ productId, language: 'fr', name: 'x' });
    const category = () => db.insert(categoryTranslations).values({ categoryId, language: 'fr', name: 'x' });
    await product();
    await category();
    expect(await refusalOf(product())).toBe(uniqueViolation);
    expect(await refusalOf(category())).toBe(uniqueViolation);
  });

  test('one favourite a product for a user and for a session', async () => {
    const { id: productId } = await createProduct(db);
    const [{ user }, session] = [await createUser(db), await newSession()];
    for (const owner of [{ userId: user.id }, { sessionId: session.id }]) {
      const add = () => db.insert(userFavorites).values({ ...owner, productId });
      await add();
      expect(await refusalOf(add())).toBe(uniqueViolation);
    }
  });

  test('one quote list a session, one line a product in it; one conversation a session; one post a slug', async () => {
    const { id: productId } = await createProduct(db);
    const listRow = await newListRow();
    expect(await refusalOf(db.insert(shoppingCarts).values({ sessionId: listRow.sessionId }))).toBe(
      uniqueViolation,
    );
    const line = () => db.insert(cartItems).values({ cartId: listRow.id, productId });
    const [item] = await line().returning();
    expect(item!.quantity).toBe(1);
    expect(await refusalOf(line())).toBe(uniqueViolation);
    const talk = () => db.insert(conversations).values({ customerName: 'Awa', sessionId: listRow.sessionId });
    await talk();
    expect(await refusalOf(talk())).toBe(uniqueViolation);
    await newPost('a');
    expect(await refusalOf(newPost('a'))).toBe(uniqueViolation);
  });
});

describe('what goes with its owner', () => {
  test('a product takes its translations, media, inquiries, favourites and quote list lines along', async () => {
    const { id: productId } = await createProduct(db, {
      translations: { fr: { name: 'x' } },
      media: [{ type: 'image', url: 'x' }],
    });
    await db
      .insert(productInquiries)
      .values({ productId, customerName: 'Awa', email: 'a@b.example', message: 'x' });
    await db.insert(userFavorites).values({ productId, sessionId: (await newSession()).id });
    await db.insert(cartItems).values({ productId, cartId: (await newListRow()).id });
    await db.delete(products).where(eq(products.id, productId));
    for (const table of [productTranslations, productMedia, userFavorites, cartItems]) {
      expect(await db.select().from(table)).toEqual([]);
    }
    expect(await db.select().from(shoppingCarts)).toHaveLength(1);
  });

  test('a conversation its messages, a message its attachments', async () => {
    const { id: conversationId } = await newConversation();
    const [message] = await db
      .insert(chatMessages)
      .values({ conversationId, seq: 1, senderName: 'Awa', senderType: 'customer', message: 'x' })
      .returning();
    await db.insert(chatAttachments).values({
      conversationId,
      messageId: message!.id,
      fileName: 'a',
      originalName: 'a',
      mimeType: 'a/b',
      fileSize: 1,
      storageUrl: 'x',
    });
    await db.delete(conversations);
    expect(await db.select().from(chatMessages)).toEqual([]);
    expect(await db.select().from(chatAttachments)).toEqual([]);
  });

  test('a quote list its lines, a post its media and old slugs, a contact message its replies', async () => {
    const { id: productId } = await createProduct(db);
    await db.insert(cartItems).values({ productId, cartId: (await newListRow()).id });
    await db.delete(shoppingCarts);
    const { id: blogPostId } = await newPost();
    await db.insert(blogSlugs).values({ slug: 'old', blogPostId });
    await db.insert(blogMedia).values({
      blogPostId,
      fileName: 'a',
      originalName: 'a',
      mimeType: 'a/b',
      fileSize: 1,
      storageUrl: 'x',
      mediaType: 'image',
    });
    await db.delete(blogPosts);
    const [message] = await db.insert(contactMessages).values(person).returning();
    await db.insert(contactReplies).values({ messageId: message!.id, replyMessage: 'x' });
    await db.delete(contactMessages);
    for (const table of [cartItems, blogMedia, blogSlugs, contactReplies])
      expect(await db.select().from(table)).toEqual([]);
    expect(await db.select().from(products)).toHaveLength(1);
  });

  test('a product outlives its category and its supplier; a post its author', async () => {
    const [category, partner, { user }] = [
      await createCategory(db),
      await createPartner(db),
      await createUser(db),
    ];
    await createProduct(db, { categoryId: category.id, partnerId: partner.id });
    await db.insert(blogPosts).values({ title: 'x', slug: 'x', content: 'x', authorId: user.id });
    await db.delete(categories);
    await db.delete(partners);
    await db.delete(users);
    expect((await db.select().from(products))[0]).toMatchObject({ categoryId: null, partnerId: null });
    expect((await db.select().from(blogPosts))[0]!.authorId).toBeNull();
  });
});

describe('what is refused', () => {
  /** A value that the types do not allow. */
  const any = (value: string | null) => value as never;

  test.each([
    ['an unknown role', () => createUser(db, { role: any('owner') })],
    ['an unknown stock state', () => createProduct(db, { stockStatus: any('sold') })],
    ['a minimum order of none', () => createProduct(db, { minimumOrderQuantity: 0 })],
    ['negative stock', () => createProduct(db, { stockQuantity: -1 })],
    ['a negative threshold', () => createProduct(db, { lowStockThreshold: -1 })],
    ['a negative price', () => createProduct(db, { price: '-0.01' })],
    ['an unknown language', () => createProduct(db, { translations: { de: { name: 'x' } } as never })],
    ['unknown media', () => createProduct(db, { media: [{ type: any('audio'), url: 'x' }] })],
    ['an unknown message state', () => db.insert(contactMessages).values({ ...person, status: any('lost') })],
    [
      'an unknown conversation state',
      () => db.insert(conversations).values({ customerName: 'x', status: any('lost') }),
    ],
    [
      'an unknown priority',
      () => db.insert(conversations).values({ customerName: 'x', priority: any('max') }),
    ],
    [
      'an unknown post state',
      () => db.insert(blogPosts).values({ title: 'x', slug: 'x', content: 'x', status: any('lost') }),
    ],
    ['six stars', () => db.insert(testimonials).values({ customerName: 'x', message: 'x', rating: 6 })],
    [
      'a quote list line of none',
      async () =>
        db
          .insert(cartItems)
          .values({ cartId: (await newListRow()).id, productId: (await createProduct(db)).id, quantity: 0 }),
    ],
    [
      'a favourite of nobody',
      async () => db.insert(userFavorites).values({ productId: (await createProduct(db)).id }),
    ],
  ])('%s', async (_, write) => {
    expect(await refusalOf(write())).toBe(checkViolation);
  });

  test('a product without a name, a favourite of no product', async () => {
    expect(await refusalOf(createProduct(db, { name: any(null) }))).toBe(notNullViolation);
    const { id: sessionId } = await newSession();
    expect(
      await refusalOf(db.insert(userFavorites).values({ sessionId, productId: crypto.randomUUID() })),
    ).toBe(foreignKeyViolation);
  });
});
