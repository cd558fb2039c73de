import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Database } from '#server/platform/db/client.ts';
import { categories, categoryTranslations } from '#server/catalogue/category/category.schema.ts';
import { cannedReplies, contactMessages } from '#server/conversations/contact/contact.schema.ts';
import { partners } from '#server/catalogue/partner/partner.schema.ts';
import { productMedia, products, productTranslations } from '#server/catalogue/product/product.schema.ts';
import { referenceRows } from '#server/deals/reference/reference.schema.ts';
import { testimonials } from '#server/deals/testimonial/testimonial.schema.ts';
import { users, userSessions } from '#server/people/user/user.schema.ts';
import { cookieNames, secretCookieName } from '#server/platform/http/cookies.ts';
import { indexProducts } from '#server/catalogue/product/product.listing.ts';
import { hashToken } from '#server/platform/db/token.ts';
import type { Picture } from '#shared/content/image.ts';
import type { Locale } from '#shared/base/locale.ts';
import type { TestApp } from './app.ts';
import type { Client, ClientOptions } from './client.ts';

let serial = 0;

type Translations<T> = Partial<Record<Locale, Partial<T> & { name: string }>>;

type ProductOverrides = Partial<typeof products.$inferInsert> & {
  translations?: Translations<typeof productTranslations.$inferInsert>;
  media?: Omit<typeof productMedia.$inferInsert, 'productId'>[];
};

/** A product that visitors can see, unless the overrides say otherwise, with its row in the listing. */
export async function createProduct(db: Database, overrides: ProductOverrides = {}) {
  const { translations = {}, media = [], ...fields } = overrides;
  const [row] = await db
    .insert(products)
    .values({ name: `Product ${++serial}`, price: '12.50', ...fields })
    .returning();
  const productId = row!.id;
  for (const [language, text] of Object.entries(translations)) {
    await db.insert(productTranslations).values({ ...text, productId, language: language as Locale });
  }
  if (media.length > 0) await db.insert(productMedia).values(media.map((item) => ({ ...item, productId })));
  await indexProducts(db, [productId]);
  return row!;
}

type CategoryOverrides = Partial<typeof categories.$inferInsert> & {
  translations?: Translations<typeof categoryTranslations.$inferInsert>;
};

export async function createCategory(db: Database, overrides: CategoryOverrides = {}) {
  const { translations = {}, ...fields } = overrides;
  const [row] = await db
    .insert(categories)
    .values({ name: `Category ${++serial}`, ...fields })
    .returning();
  for (const [language, text] of Object.entries(translations)) {
    await db
      .insert(categoryTranslations)
      .values({ ...text, categoryId: row!.id, language: language as Locale });
  }
  return row!;
}

export async function createPartner(db: Database, overrides: Partial<typeof partners.$inferInsert> = {}) {
  const [row] = await db
    .insert(partners)
    .values({ name: `Partner ${++serial}`, contactEmail: `partner-${serial}@supplier.example`, ...overrides })
    .returning();
  return row!;
}

/** A new, unread message of the contact form. */
export async function createContactMessage(
  db: Database,
  overrides: Partial<typeof contactMessages.$inferInsert> = {},
) {
  const number = ++serial;
  const [row] = await db
    .insert(contactMessages)
    .values({
      fullName: `Visitor ${number}`,
      email: `visitor-${number}@buyer.example`,
      country: 'GH',
      message: `Question ${number}`,
      ...overrides,
    })
    .returning();
  return row!;
}

export async function createCannedReply(
  db: Database,
  overrides: Partial<typeof cannedReplies.$inferInsert> = {},
) {
  const [row] = await db
    .insert(cannedReplies)
    .values({ language: 'en', title: `Answer ${++serial}`, body: 'Hello {name}', ...overrides })
    .returning();
  return row!;
}

/** A user with a signed-in session. `token` is the value of the cookie. */
export async function createUser(db: Database, overrides: Partial<typeof users.$inferInsert> = {}) {
  const [user] = await db
    .insert(users)
    .values({ username: `user-${++serial}`, password: 'no password signs in', ...overrides })
    .returning();
  const token = (randomUUID() + randomUUID()).replaceAll('-', '').slice(0, 43);
  await db.insert(userSessions).values({
    userId: user!.id,
    tokenHash: hashToken(token),
    expiresAt: new Date(Date.now() + 3_600_000),
  });
  return { user: user!, token };
}

/** A client that is signed in as a new user of this role. */
export async function signedIn(
  app: TestApp,
  overrides: Partial<typeof users.$inferInsert> = {},
  options: ClientOptions = {},
): Promise<Client> {
  const { token } = await createUser(app.db, overrides);
  const client = app.client(options);
  client.cookies.set(secretCookieName(cookieNames.staff, app.origin), token);
  return client;
}

/** The bytes of a small real picture. */
export async function pictureBytes({ width = 400, height = 300, color = '#2f9e44' } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
}

/** A small real picture, processed by the picture pipeline. */
export async function createImage(
  app: TestApp,
  options: Parameters<typeof pictureBytes>[0] = {},
): Promise<Picture> {
  return app.services.images.receive(await pictureBytes(options));
}

/** A testimonial that is not published yet. */
export async function createTestimonial(
  db: Database,
  overrides: Partial<typeof testimonials.$inferInsert> = {},
) {
  const values = { customerName: 'Awa', rating: 4, message: 'The goods were as agreed.', ...overrides };
  const [row] = await db.insert(testimonials).values(values).returning();
  return row!;
}

/** A reference row: a document for Nigeria, unless the overrides say otherwise. */
export async function createReferenceRow(
  db: Database,
  overrides: Partial<typeof referenceRows.$inferInsert> = {},
) {
  const [row] = await db
    .insert(referenceRows)
    .values({
      kind: 'document',
      area: 'NG',
      code: 'form-m',
      name: 'Form M',
      source: 'a book',
      checkedOn: '2026-01-01',
      ...overrides,
    })
    .returning();
  return row!;
}
