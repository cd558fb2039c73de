import { and, asc, desc, gt, inArray, isNull, max, or, sql, type SQLWrapper } from 'drizzle-orm';
import { showCode } from '#shared/conversations/chat-rules.ts';
import type { Hit } from '#shared/operations/dashboard.ts';
import { findLimit } from '#shared/base/limits.ts';
import type { Locale } from '#shared/base/locale.ts';
import { byNoun, nouns, type PaletteNoun, type RecordNoun, recordNouns } from '#shared/base/nouns.ts';
import { canManageUsers } from '#shared/base/policy.ts';
import type { CurrentUser } from '#shared/people/user.ts';
import { fullName } from '#shared/base/user-rules.ts';
import type { Database } from '../../platform/db/client.ts';
import { likeFolded, likeStored } from '../../platform/db/pattern.ts';
import { productNameIn } from '../../catalogue/index.ts';
import { recordTables } from '../../platform/db/record-tables.ts';
import { postTitleIn } from '../../content/index.ts';
import { blogPosts } from '../../content/blog/blog.schema.ts';
import { categories, categoryTranslations } from '../../catalogue/category/category.schema.ts';
import { conversations } from '../../conversations/chat/chat.schema.ts';
import { contactMessages } from '../../conversations/contact/contact.schema.ts';
import { customers } from '../../conversations/customer/customer.schema.ts';
import { partners } from '../../catalogue/partner/partner.schema.ts';
import { products } from '../../catalogue/product/product.schema.ts';
import { quoteRequests } from '../../deals/quote/quote-request.schema.ts';
import { users } from '../../people/user/user.schema.ts';

/** The search: one or several patterns of db/pattern.ts, and digits if it may be a phone number. */
export type Wanted = { pattern: string | readonly string[]; digits: string | null };

/** Finds records that match, among those that this user may see. */
type Finder = (db: Database, wanted: Wanted, actor: CurrentUser | null, language: Locale) => Promise<Hit[]>;

/** Condition: a phone number contains these digits, however it is written. */
const phoneLike = (phone: SQLWrapper, digits: string | null) =>
  digits === null ? undefined : sql`regexp_replace(${phone}, '\\D', '', 'g') like ${`%${digits}%`}`;

/** The finder of each noun of the palette. Products are found by the search of their own list, orders by theirs. */
export const finders: Record<Exclude<PaletteNoun, 'product' | 'order'>, Finder> = {
  ...byNoun(recordNouns, (noun) => (db: Database, wanted: Wanted) => findRecords(db, noun, wanted)),
  post: findPosts,
  contact: findSenders,
  conversation: findChats,
  quote: findQuotes,
  user: async (db, wanted, actor) => (canManageUsers(actor) ? findPeople(db, wanted) : []),
};

/** Products with a name similar to the search. Their list searches all texts, but forgives no typing errors. */
export async function findProductsNearly(
  db: Database,
  { pattern }: Wanted,
  language: Locale,
): Promise<Hit[]> {
  const { id, name, isActive, deletedAt } = products;
  const rows = await db
    .select({ id, name: productNameIn(language), isActive })
    .from(products)
    .where(and(isNull(deletedAt), likeFolded(name, pattern)))
    .orderBy(sql`lower(${name}) collate "C"`, asc(id))
    .limit(findLimit);
  return rows.map((row) => ({
    name: row.name,
    note: null,
    state: row.isActive ? null : 'inactive',
    to: `${nouns.product.screen}?edit=${row.id}`,
  }));
}

/** Conversations by the customer's name, address, phone number or code. */
async function findChats(db: Database, { pattern, digits }: Wanted): Promise<Hit[]> {
  const { id, customerName, customerEmail, customerPhone, code, lastMessageAt, lastSeq } = conversations;
  const rows = await db
    .select({ id, customerName, customerPhone, code })
    .from(conversations)
    .where(
      and(
        gt(lastSeq, 0),
        or(
          likeFolded(customerName, pattern),
          likeFolded(customerEmail, pattern),
          likeFolded(code, pattern),
          phoneLike(customerPhone, digits),
        ),
      ),
    )
    .orderBy(desc(lastMessageAt), asc(id))
    .limit(findLimit);
  return rows.map((row) => ({
    name: row.customerName,
    note: row.customerPhone ?? showCode(row.code),
    state: null,
    to: `${nouns.conversation.screen}?id=${row.id}`,
  }));
}

/** Records with the common lifecycle by name, outside the trash. */
async function findRecords(db: Database, noun: RecordNoun, wanted: Wanted): Promise<Hit[]> {
  const { table, title, note, isActive } = recordTables[noun];
  const { pattern, digits } = wanted;
  const rows = await db
    .select({
      id: sql<string>`${table.id}`,
      name: sql<string>`${title}`,
      note: sql<string | null>`${note}`,
      isActive: sql<boolean>`${isActive ?? true}`,
    })
    .from(table)
    .where(
      and(
        isNull(table.deletedAt),
        noun === 'customer'
          ? or(likeStored(customers.searched, pattern), phoneLike(customers.phone, digits))
          : or(likeFolded(title, pattern), alsoBy(db, noun, pattern, digits)),
      ),
    )
    .orderBy(sql`lower(${title}) collate "C"`, asc(table.id))
    .limit(findLimit);
  return rows.map((row) => ({
    name: row.name,
    note: row.note,
    state: row.isActive ? null : 'inactive',
    // Customers have a page of their own; other records open in a dialog.
    to: `${nouns[noun].screen}${noun === 'customer' ? '/' : '?edit='}${row.id}`,
  }));
}

/**
 * Further search criteria of a record: a category by its name in any language, a supplier by its telephone
 * number.
 */
function alsoBy(db: Database, noun: RecordNoun, pattern: Wanted['pattern'], digits: string | null) {
  if (noun === 'partner') return phoneLike(partners.contactPhone, digits);
  if (noun !== 'category') return undefined;
  const { categoryId, name } = categoryTranslations;
  return inArray(
    categories.id,
    db.select({ id: categoryId }).from(categoryTranslations).where(likeFolded(name, pattern)),
  );
}

/** Requests for quotes by their reference or their sender. */
async function findQuotes(db: Database, { pattern, digits }: Wanted): Promise<Hit[]> {
  const { id, reference, contactName, companyName, phone, searched, createdAt } = quoteRequests;
  const rows = await db
    .select({ id, reference, contactName, companyName })
    .from(quoteRequests)
    .where(and(isNull(quoteRequests.deletedAt), or(likeStored(searched, pattern), phoneLike(phone, digits))))
    .orderBy(desc(createdAt), asc(id))
    .limit(findLimit);
  return rows.map((row) => ({
    name: row.reference,
    note: [row.contactName, row.companyName].filter(Boolean).join(', '),
    state: null,
    to: `${nouns.quote.screen}/${row.id}`,
  }));
}

/** Users by any of their names or their address. */
async function findPeople(db: Database, { pattern }: Wanted): Promise<Hit[]> {
  const { username, firstName, lastName, email } = users;
  const rows = await db
    .select({ username, firstName, lastName })
    .from(users)
    .where(
      or(
        likeFolded(username, pattern),
        likeFolded(email, pattern),
        likeFolded(sql`concat_ws(' ', ${firstName}, ${lastName})`, pattern),
      ),
    )
    .orderBy(asc(username))
    .limit(findLimit);
  return rows.map((user) => {
    const name = fullName(user);
    return { name, note: name === user.username ? null : user.username, state: null, to: nouns.user.screen };
  });
}

/** Senders of contact messages: each address once, with the name it gave last, newest first. */
async function findSenders(db: Database, { pattern, digits }: Wanted): Promise<Hit[]> {
  const { fullName: sender, email, companyName, phone, createdAt } = contactMessages;
  const rows = await db
    .select({ email, name: sql<string>`(array_agg(${sender} order by ${createdAt} desc))[1]` })
    .from(contactMessages)
    .where(
      and(
        isNull(contactMessages.deletedAt),
        or(
          likeFolded(sender, pattern),
          likeFolded(email, pattern),
          likeFolded(companyName, pattern),
          phoneLike(phone, digits),
        ),
      ),
    )
    .groupBy(email)
    .orderBy(desc(max(createdAt)), asc(email))
    .limit(findLimit);
  return rows.map((row) => ({
    name: row.name,
    note: row.email,
    state: null,
    to: `${nouns.contact.screen}?${new URLSearchParams({ search: row.email })}`,
  }));
}

/** Blog posts by their title, in any state. An unpublished post has no public page. */
async function findPosts(
  db: Database,
  { pattern }: Wanted,
  _actor: unknown,
  language: Locale,
): Promise<Hit[]> {
  const title = postTitleIn(language);
  const { id, slug, status, isActive, publishedAt } = blogPosts;
  const rows = await db
    .select({
      title,
      slug,
      isPublished: sql<boolean>`${status} = 'published' and ${isActive} and coalesce(${publishedAt} <= now(), false)`,
    })
    .from(blogPosts)
    .where(
      and(isNull(blogPosts.deletedAt), or(likeFolded(title, pattern), likeFolded(blogPosts.title, pattern))),
    )
    .orderBy(desc(blogPosts.createdAt), asc(id))
    .limit(findLimit);
  return rows.map((post) => ({
    name: post.title,
    note: null,
    state: post.isPublished ? null : 'draft',
    to: post.isPublished ? `/blog/${post.slug}` : nouns.post.screen,
  }));
}
