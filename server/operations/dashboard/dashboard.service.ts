import { and, count, desc, eq, isNull, ne, notInArray, sql } from 'drizzle-orm';
import type {
  Activity,
  DashboardFigures,
  Desk,
  Found,
  Hit,
  UnreadCounts,
} from '#shared/operations/dashboard.ts';
import type { Locale } from '#shared/base/locale.ts';
import { findLimit } from '#shared/base/limits.ts';
import {
  byNoun,
  nouns,
  paletteNouns,
  type UnreadKey,
  type UnreadNoun,
  unreadNouns,
} from '#shared/base/nouns.ts';
import { canManageUsers, demand } from '#shared/base/policy.ts';
import { staffQuery } from '#shared/catalogue/product-form.ts';
import { forgivesTypo } from '#shared/catalogue/search.ts';
import { foldTyped } from '#shared/base/typed-text.ts';
import type { CurrentUser } from '#shared/people/user.ts';
import { fullName } from '#shared/base/user-rules.ts';
import type { Database } from '../../platform/db/client.ts';
import { containing, containingNearly } from '../../platform/db/pattern.ts';
import { auditEntries, partCount } from '../../people/audit/audit.schema.ts';
import { conversations } from '../../conversations/chat/chat.schema.ts';
import { contactMessages } from '../../conversations/contact/contact.schema.ts';
import { products } from '../../catalogue/product/product.schema.ts';
import { quoteRequests } from '../../deals/quote/quote-request.schema.ts';
import { users } from '../../people/user/user.schema.ts';
import { conversationWaits, messageWaits, quoteWaits } from './waiting.ts';
import type { OrderService } from '../../deals/order/order.service.ts';
import type { CatalogueService } from '../../catalogue/product/catalogue.service.ts';
import { readDesk } from './desk.queries.ts';
import { finders, findProductsNearly, type Wanted } from './find.queries.ts';
import { readMine, type ReplyPromise, shownCount } from './waiting.queries.ts';

export type DashboardService = ReturnType<typeof createDashboardService>;

const recentCount = 8;

/** A text with fewer digits is not taken for a phone number. */
const fewestDigits = 4;

type Dependencies = {
  db: Database;
  /** The palette uses its search of products. */
  catalogue: Pick<CatalogueService, 'list' | 'namesIn'>;
  orders: Pick<OrderService, 'waiting' | 'find'>;
  settings: () => Promise<ReplyPromise>;
  /** Version of the program. */
  version: string;
};

/**
 * Number of records of each noun that wait for an answer. A record that was read but not answered still waits
 * (decision 030).
 */
const unread: Record<Exclude<UnreadNoun, 'order'>, (db: Database) => Promise<number>> = {
  contact: async (db) => db.$count(contactMessages, messageWaits()),
  conversation: async (db) => db.$count(conversations, conversationWaits()),
  quote: async (db) => db.$count(quoteRequests, quoteWaits()),
};

/**
 * The dashboard of the staff: figures, records that wait for an answer, recent activity, and the search of the
 * palette.
 */
export function createDashboardService({ db, catalogue, orders, settings, version }: Dependencies) {
  return {
    version,

    /**
     * The results of the command palette for a typed text; empty for an empty text. Products are named in this
     * language if translated; users are only shown to those who manage them.
     */
    async find(actor: CurrentUser | null, search: string, language: Locale): Promise<Found> {
      demand(actor, 'staff');
      const found = byNoun(paletteNouns, (): Hit[] => []);
      if (search === '') return found;
      const typed = foldTyped(search);
      // Stored numbers have a country code instead of a national 0.
      const digits = typed.replaceAll(/\D/g, '').replace(/^0+/, '');
      await findAll({
        pattern: containing(search),
        digits: digits.length >= fewestDigits && /^[\d ()+./-]+$/.test(typed) ? digits : null,
      });
      // As in the product search: a typing error is only forgiven if nothing matches as written.
      if (forgivesTypo(search) && paletteNouns.every((noun) => found[noun].length === 0))
        await findAll({ pattern: containingNearly(search), digits: null });
      return found;

      async function findAll(wanted: Wanted): Promise<void> {
        await Promise.all(
          paletteNouns.map(async (noun) => {
            if (noun === 'order') found.order = await findOrders(wanted);
            else if (noun !== 'product') found[noun] = await finders[noun](db, wanted, actor, language);
            else
              found.product =
                typeof wanted.pattern === 'string'
                  ? await findProducts()
                  : await findProductsNearly(db, wanted, language);
          }),
        );
      }

      async function findOrders({ pattern }: Wanted): Promise<Hit[]> {
        const rows = await orders.find(pattern, findLimit);
        return rows.map(({ id, number, contactName, companyName }) => ({
          name: number,
          note: [contactName, companyName].filter(Boolean).join(', '),
          state: null,
          to: `${nouns.order.screen}/${id}`,
        }));
      }

      async function findProducts(): Promise<Hit[]> {
        const { products: rows } = await catalogue.list(actor, staffQuery.parse({ search }));
        const shown = rows.slice(0, findLimit);
        const names = await catalogue.namesIn(
          actor,
          shown.map(({ id }) => id),
          language,
        );
        return shown.map(({ id, name, isActive }) => ({
          name: names[id] ?? name,
          note: null,
          state: isActive ? null : 'inactive',
          to: `${nouns.product.screen}?edit=${id}`,
        }));
      }
    },

    /**
     * Number of contact messages and conversations that wait for an answer, and how many of them are assigned to
     * the user.
     */
    async unreadCounts(actor: CurrentUser | null): Promise<UnreadCounts> {
      demand(actor, 'staff');
      const waiting = await orders.waiting(actor, 0);
      const [counted, mine] = await Promise.all([
        Promise.all(
          unreadNouns.map(async (noun) => [
            nouns[noun].unread,
            noun === 'order' ? waiting.total : await unread[noun](db),
          ]),
        ),
        readMine(db, actor!.id),
      ]);
      const counts = Object.fromEntries(counted) as Record<UnreadKey, number>;
      const total = Object.values(counts).reduce((all, number) => all + number, 0);
      return { ...counts, total, mine: Object.values(mine).reduce((all, number) => all + number, 0) };
    },

    /** The tasks of the user. Products are named in this language if translated. */
    async desk(actor: CurrentUser | null, language: Locale): Promise<Desk> {
      demand(actor, 'staff');
      const waiting = await orders.waiting(actor, shownCount);
      return readDesk(db, actor!.id, language, await settings(), waiting);
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
        db.select({ newMessages: count() }).from(contactMessages).where(messageWaits()),
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

    /** The newest entries of the audit log, without their parts. Entries about accounts are only shown to those who manage them. */
    async recentActivity(actor: CurrentUser | null): Promise<Activity[]> {
      demand(actor, 'staff');
      const rows = await db
        .select({
          id: auditEntries.id,
          username: auditEntries.username,
          user: { username: users.username, firstName: users.firstName, lastName: users.lastName },
          action: auditEntries.action,
          noun: auditEntries.noun,
          title: auditEntries.title,
          parts: partCount,
          createdAt: auditEntries.createdAt,
          // For acts of a buyer on a quote, whose actor is the program itself: the buyer's name.
          buyer: sql<
            string | null
          >`case when ${auditEntries.noun} = 'quote' then ${auditEntries.after} ->> 'by' end`,
        })
        .from(auditEntries)
        .leftJoin(users, eq(users.id, auditEntries.userId))
        .where(
          and(
            isNull(auditEntries.partOf),
            canManageUsers(actor) ? undefined : notInArray(auditEntries.noun, ['user', 'invitation']),
          ),
        )
        .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
        .limit(recentCount);
      return rows.map(({ username, user, buyer, ...row }) => ({
        ...row,
        actor: user ? fullName(user) : (username ?? buyer),
        isOwn: row.noun === 'user' && row.title === username && row.action !== 'create',
        createdAt: row.createdAt.toISOString(),
      }));
    },
  };
}
