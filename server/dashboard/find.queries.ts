import { and, asc, desc, isNull, max, or, sql } from 'drizzle-orm';
import type { Hit } from '#shared/dashboard.ts';
import { findLimit } from '#shared/limits.ts';
import { byNoun, nouns, type PaletteNoun, type RecordNoun, recordNouns } from '#shared/nouns.ts';
import { canManageUsers } from '#shared/policy.ts';
import type { CurrentUser } from '#shared/user.ts';
import { fullName } from '#shared/user-rules.ts';
import type { Database } from '../db/client.ts';
import { likeFolded } from '../db/pattern.ts';
import { recordTables } from '../db/record-tables.ts';
import { blogPosts } from '../db/schema/blog.ts';
import { contactMessages } from '../db/schema/contact.ts';
import { users } from '../db/schema/user.ts';

/** Finds what is named like a pattern that `containing` has made, as far as this user may see it. */
type Finder = (db: Database, pattern: string, actor: CurrentUser | null) => Promise<Hit[]>;

/** How each noun of the palette is found; products are by the search of their own list. */
export const finders: Record<Exclude<PaletteNoun, 'product'>, Finder> = {
  ...byNoun(recordNouns, (noun) => (db: Database, pattern: string) => findRecords(db, noun, pattern)),
  post: findPosts,
  contact: findSenders,
  user: async (db, pattern, actor) => (canManageUsers(actor) ? findPeople(db, pattern) : []),
};

/** Records with the common life by what names them, outside the trash. */
async function findRecords(db: Database, noun: RecordNoun, pattern: string): Promise<Hit[]> {
  const { table, title, note, isActive } = recordTables[noun];
  const rows = await db
    .select({
      id: sql<string>`${table.id}`,
      name: sql<string>`${title}`,
      note: sql<string | null>`${note}`,
      isActive: sql<boolean>`${isActive ?? true}`,
    })
    .from(table)
    .where(and(isNull(table.deletedAt), likeFolded(title, pattern)))
    .orderBy(sql`lower(${title}) collate "C"`, asc(table.id))
    .limit(findLimit);
  return rows.map((row) => ({
    name: row.name,
    note: row.note,
    state: row.isActive ? null : 'inactive',
    to: `${nouns[noun].screen}?edit=${row.id}`,
  }));
}

/** Users by any of their names or their address. */
async function findPeople(db: Database, pattern: string): Promise<Hit[]> {
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

/** Who has written through the contact form: each address once, with the name that it last gave, the newest first. */
async function findSenders(db: Database, pattern: string): Promise<Hit[]> {
  const { fullName: sender, email, companyName, createdAt } = contactMessages;
  const rows = await db
    .select({ email, name: sql<string>`(array_agg(${sender} order by ${createdAt} desc))[1]` })
    .from(contactMessages)
    .where(
      and(
        isNull(contactMessages.deletedAt),
        or(likeFolded(sender, pattern), likeFolded(email, pattern), likeFolded(companyName, pattern)),
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

/** Blog posts by their title, in any state; what is not published has no page of its own. */
async function findPosts(db: Database, pattern: string): Promise<Hit[]> {
  const { id, title, slug, status, isActive, publishedAt } = blogPosts;
  const rows = await db
    .select({
      title,
      slug,
      isPublished: sql<boolean>`${status} = 'published' and ${isActive} and coalesce(${publishedAt} <= now(), false)`,
    })
    .from(blogPosts)
    .where(and(isNull(blogPosts.deletedAt), likeFolded(title, pattern)))
    .orderBy(desc(blogPosts.createdAt), asc(id))
    .limit(findLimit);
  return rows.map((post) => ({
    name: post.title,
    note: null,
    state: post.isPublished ? null : 'draft',
    to: post.isPublished ? `/blog/${post.slug}` : nouns.post.screen,
  }));
}
