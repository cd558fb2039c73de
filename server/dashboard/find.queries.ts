import { and, asc, desc, isNull, max, or, sql } from 'drizzle-orm';
import { findLimit } from '../../shared/limits.ts';
import type { Database } from '../db/client.ts';
import { likeFolded } from '../db/pattern.ts';
import { blogPosts } from '../db/schema/blog.ts';
import { contactMessages } from '../db/schema/contact.ts';
import { users } from '../db/schema/user.ts';

/** Users by any of their names or their address. */
export async function findPeople(db: Database, pattern: string) {
  return db
    .select({
      id: users.id,
      username: users.username,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(users)
    .where(
      or(
        likeFolded(users.username, pattern),
        likeFolded(users.email, pattern),
        likeFolded(sql`concat_ws(' ', ${users.firstName}, ${users.lastName})`, pattern),
      ),
    )
    .orderBy(asc(users.username))
    .limit(findLimit);
}

/** Who has written through the contact form: each address once, with the name that it last gave, the newest first. */
export async function findSenders(db: Database, pattern: string) {
  const { fullName, email, companyName, createdAt } = contactMessages;
  return db
    .select({ email, fullName: sql<string>`(array_agg(${fullName} order by ${createdAt} desc))[1]` })
    .from(contactMessages)
    .where(
      and(
        isNull(contactMessages.deletedAt),
        or(likeFolded(fullName, pattern), likeFolded(email, pattern), likeFolded(companyName, pattern)),
      ),
    )
    .groupBy(email)
    .orderBy(desc(max(createdAt)), asc(email))
    .limit(findLimit);
}

/** Blog posts by their title, in any state. */
export async function findPosts(db: Database, pattern: string) {
  const { id, title, slug, status, isActive, publishedAt } = blogPosts;
  return db
    .select({
      id,
      title,
      slug,
      isPublished: sql<boolean>`${status} = 'published' and ${isActive} and coalesce(${publishedAt} <= now(), false)`,
    })
    .from(blogPosts)
    .where(and(isNull(blogPosts.deletedAt), likeFolded(title, pattern)))
    .orderBy(desc(blogPosts.createdAt), asc(id))
    .limit(findLimit);
}
