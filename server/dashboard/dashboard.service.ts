import { readFileSync } from 'node:fs';
import path from 'node:path';
import { and, count, desc, eq, isNull, ne, notInArray, sql, sum } from 'drizzle-orm';
import type { Activity, DashboardFigures, Found, Hit, UnreadCounts } from '#shared/dashboard.ts';
import { findLimit } from '#shared/limits.ts';
import { byNoun, nouns, paletteNouns, type UnreadKey, type UnreadNoun, unreadNouns } from '#shared/nouns.ts';
import { canManageUsers, demand } from '#shared/policy.ts';
import { staffQuery } from '#shared/product-form.ts';
import type { CurrentUser } from '#shared/user.ts';
import type { Database } from '../db/client.ts';
import { containing } from '../db/pattern.ts';
import { auditEntries } from '../db/schema/audit.ts';
import { conversations } from '../db/schema/chat.ts';
import { contactMessages } from '../db/schema/contact.ts';
import { products } from '../db/schema/product.ts';
import { users } from '../db/schema/user.ts';
import type { CatalogueService } from '../product/catalogue.service.ts';
import { finders } from './find.queries.ts';

export type DashboardService = ReturnType<typeof createDashboardService>;

const recentCount = 8;

type Needs = {
  db: Database;
  /** Its search of products is the palette's too. */
  catalogue: Pick<CatalogueService, 'list'>;
};

/** How the unread of each noun are counted. */
const unread: Record<UnreadNoun, (db: Database) => Promise<number>> = {
  contact: async (db) => {
    const { readAt, status, deletedAt } = contactMessages;
    return db.$count(contactMessages, and(isNull(readAt), ne(status, 'resolved'), isNull(deletedAt)));
  },
  conversation: async (db) => {
    const number = sum(conversations.unreadAdminCount).mapWith(Number);
    const [row] = await db.select({ number }).from(conversations);
    return row?.number ?? 0;
  },
};

function readVersion(): string {
  const file = path.join(import.meta.dirname, '../../package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** What the staff see first: figures, what waits for an answer, what happened lately, and what is called like this. */
export function createDashboardService({ db, catalogue }: Needs) {
  return {
    /** Of the program, as package.json names it. */
    version: readVersion(),

    /** What the command palette offers for a few typed letters; nothing for none. Users are for those who manage them. */
    async find(actor: CurrentUser | null, search: string): Promise<Found> {
      demand(actor, 'staff');
      const found = byNoun(paletteNouns, (): Hit[] => []);
      if (search === '') return found;
      const pattern = containing(search);
      await Promise.all(
        paletteNouns.map(async (noun) => {
          found[noun] = await (noun === 'product' ? findProducts : finders[noun])(db, pattern, actor);
        }),
      );
      return found;

      async function findProducts(): Promise<Hit[]> {
        const { products: rows } = await catalogue.list(actor, staffQuery.parse({ search }));
        return rows.slice(0, findLimit).map(({ id, name, isActive }) => ({
          name,
          note: null,
          state: isActive ? null : 'inactive',
          to: `${nouns.product.screen}?edit=${id}`,
        }));
      }
    },

    /** Contact messages and chat messages that nobody has read; what is resolved waits for nobody. */
    async unreadCounts(actor: CurrentUser | null): Promise<UnreadCounts> {
      demand(actor, 'staff');
      const counted = await Promise.all(
        unreadNouns.map(async (noun) => [nouns[noun].unread, await unread[noun](db)] as const),
      );
      const total = counted.reduce((all, [, number]) => all + number, 0);
      return { ...(Object.fromEntries(counted) as Record<UnreadKey, number>), total };
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
            toReorder: where(
              sql`${products.isActive} and ${products.stockQuantity} <= ${products.lowStockThreshold}`,
            ).mapWith(Number),
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
        toReorder: goods?.toReorder ?? 0,
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
