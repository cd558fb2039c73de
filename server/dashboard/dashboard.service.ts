import { and, count, desc, eq, isNull, ne, notInArray, sql, sum } from 'drizzle-orm';
import type { Activity, DashboardFigures, Found, UnreadCounts } from '../../shared/dashboard.ts';
import { findLimit } from '../../shared/limits.ts';
import { canManageUsers, demand } from '../../shared/policy.ts';
import { staffQuery } from '../../shared/product-form.ts';
import type { CurrentUser } from '../../shared/user.ts';
import { fullName } from '../../shared/user-rules.ts';
import type { Database } from '../db/client.ts';
import { containing } from '../db/pattern.ts';
import { auditEntries } from '../db/schema/audit.ts';
import { conversations } from '../db/schema/chat.ts';
import { contactMessages } from '../db/schema/contact.ts';
import { products } from '../db/schema/product.ts';
import { users } from '../db/schema/user.ts';
import type { CatalogueService } from '../product/catalogue.service.ts';
import { findPeople, findPosts, findSenders } from './find.queries.ts';

export type DashboardService = ReturnType<typeof createDashboardService>;

const recentCount = 8;

type Needs = {
  db: Database;
  /** Its search of products is the palette's too. */
  catalogue: Pick<CatalogueService, 'list'>;
};

/** What the staff see first: figures, what waits for an answer, what happened lately, and what is called like this. */
export function createDashboardService({ db, catalogue }: Needs) {
  return {
    /** What the command palette offers for a few typed letters; nothing for none. Users are for those who manage them. */
    async find(actor: CurrentUser | null, search: string): Promise<Found> {
      demand(actor, 'staff');
      if (search === '') return { products: [], people: [], senders: [], posts: [] };
      const pattern = containing(search);
      const [list, people, senders, posts] = await Promise.all([
        catalogue.list(actor, staffQuery.parse({ search })),
        canManageUsers(actor) ? findPeople(db, pattern) : [],
        findSenders(db, pattern),
        findPosts(db, pattern),
      ]);
      return {
        products: list.products.slice(0, findLimit),
        people: people.map((user) => ({ ...user, name: fullName(user) })),
        senders,
        posts,
      };
    },

    /** Contact messages and chat messages that nobody has read; what is resolved waits for nobody. */
    async unreadCounts(actor: CurrentUser | null): Promise<UnreadCounts> {
      demand(actor, 'staff');
      const [[contact], [chat]] = await Promise.all([
        db
          .select({ number: count() })
          .from(contactMessages)
          .where(
            and(
              isNull(contactMessages.readAt),
              ne(contactMessages.status, 'resolved'),
              isNull(contactMessages.deletedAt),
            ),
          ),
        db.select({ number: sum(conversations.unreadAdminCount).mapWith(Number) }).from(conversations),
      ]);
      const numbers = { contactMessages: contact?.number ?? 0, chatMessages: chat?.number ?? 0 };
      return { ...numbers, total: numbers.contactMessages + numbers.chatMessages };
    },

    async figures(actor: CurrentUser | null): Promise<DashboardFigures> {
      demand(actor, 'staff');
      const where = (condition: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${condition})`;
      const [[goods], [people], [messages]] = await Promise.all([
        db
          .select({
            products: count(),
            activeProducts: where(sql`${products.isActive}`).mapWith(Number),
            featuredProducts: where(sql`${products.isFeatured}`).mapWith(Number),
          })
          .from(products)
          .where(isNull(products.deletedAt)),
        db.select({ users: count() }).from(users).where(ne(users.role, 'customer')),
        db
          .select({ newMessages: count() })
          .from(contactMessages)
          .where(and(eq(contactMessages.status, 'new'), isNull(contactMessages.deletedAt))),
      ]);
      return {
        products: goods?.products ?? 0,
        activeProducts: goods?.activeProducts ?? 0,
        featuredProducts: goods?.featuredProducts ?? 0,
        users: people?.users ?? 0,
        newMessages: messages?.newMessages ?? 0,
      };
    },

    /** The newest entries of the audit log; what concerns accounts only for those who manage them. */
    async recentActivity(actor: CurrentUser | null): Promise<Activity[]> {
      demand(actor, 'staff');
      const rows = await db
        .select({
          id: auditEntries.id,
          username: auditEntries.username,
          action: auditEntries.action,
          noun: auditEntries.noun,
          title: auditEntries.title,
          createdAt: auditEntries.createdAt,
        })
        .from(auditEntries)
        .where(canManageUsers(actor) ? undefined : notInArray(auditEntries.noun, ['user', 'invitation']))
        .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
        .limit(recentCount);
      return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
    },
  };
}
