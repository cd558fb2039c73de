import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '#shared/base/errors.ts';
import type { StaffLanguage } from '#shared/base/locale.ts';
import { pick } from '#shared/base/pick.ts';
import { demand } from '#shared/base/policy.ts';
import type { ReferenceListQuery } from '#shared/deals/reference-list.ts';
import {
  faultsOfRow,
  type NewReferenceRow,
  type ReferenceChange,
  type ReferenceQuery,
  rowFactNames,
  type StaffReferenceRow,
} from '#shared/deals/reference.ts';
import { freshnessOf, isOfShipments, type ReferenceRow, rowsFor } from '#shared/deals/reference-rules.ts';
import type { ShipmentReference } from '#shared/deals/shipment-rules.ts';
import type { CurrentUser } from '#shared/people/user.ts';
import { fullName } from '#shared/base/user-rules.ts';
import { officeDay } from '#shared/base/zoned-time.ts';
import { type Database, sqlState, uniqueViolation } from '../../platform/db/client.ts';
import { createRecordLifecycle } from '../../platform/db/record.ts';
import { referenceRows } from './reference.schema.ts';
import type { CachedValues } from '../../platform/live/cached-values.ts';
import { cacheTags, type PageTags } from '../../platform/live/tags.ts';
import { pageOfRows } from './reference.listing.ts';
import { readReferenceRows } from './reference.queries.ts';

export type ReferenceService = ReturnType<typeof createReferenceService>;

type Actor = CurrentUser | null;
type Dependencies = { db: Database; tags: PageTags; cached: CachedValues<ReferenceRow[]> };

const r = referenceRows;

/** Reference data of imports: duty, charges, freight and papers by country (decision 045). */
export function createReferenceService({ db, tags, cached }: Dependencies) {
  const lifecycle = createRecordLifecycle({
    db,
    noun: 'reference_row',
    read: async (id) => (await readReferenceRows(db, eq(r.id, id)))[0],
    shown: { tags, of: () => [cacheTags.reference] },
    explain: (error) =>
      sqlState(error) === uniqueViolation
        ? new AppError('invalid', 'there is such a row', { code: 'duplicate' })
        : error,
  });
  const all = () =>
    cached.get('all', async () =>
      (await readReferenceRows(db, and(isNull(r.deletedAt), eq(r.isOff, false)))).map(toReferenceRow),
    );

  /** Rows by kind, area and age, those in the trash last. */
  async function list(actor: Actor, { kind, area, age }: ReferenceQuery): Promise<StaffReferenceRow[]> {
    demand(actor, 'staff');
    const ofKind = kind ? eq(r.kind, kind) : undefined;
    const rows = await readReferenceRows(db, and(ofKind, area ? eq(r.area, area) : undefined));
    const today = officeDay();
    return rows.filter(({ checkedOn }) => {
      const freshness = freshnessOf(checkedOn, today);
      return age === '' || freshness === age || (age === 'due' && freshness === 'old');
    });
  }

  return {
    ...lifecycle,

    /** The rows about costs and papers of importing that are valid in a country today. */
    rowsOf: async (country: string): Promise<ReferenceRow[]> =>
      rowsFor(
        (await all()).filter(({ kind }) => !isOfShipments(kind)),
        country,
        officeDay(),
      ),

    /** All ports, and what is known of free days in the countries of these ports (UN/LOCODE). */
    async ofShipments(ports: readonly string[]): Promise<ShipmentReference> {
      const rows = (await all()).filter(({ kind }) => isOfShipments(kind));
      const countries = [...new Set(ports.map((port) => port.slice(0, 2)))];
      return {
        ports: rows.filter(({ kind }) => kind === 'port'),
        freeTime: Object.fromEntries(
          countries.map((country) => [
            country,
            rowsFor(rows, country, officeDay()).filter(({ kind }) => kind === 'free_time'),
          ]),
        ),
      };
    },

    list,

    /** One page of the staff's list, with the total count of matches. */
    page: async (actor: Actor, query: ReferenceListQuery, language: StaffLanguage) =>
      pageOfRows(await list(actor, query), query, language),

    /** Number of rows that were last compared with their sources so long ago that they count as old. */
    async oldCount(actor: Actor): Promise<number> {
      demand(actor, 'staff');
      const today = officeDay();
      return (await all()).filter(({ checkedOn }) => freshnessOf(checkedOn, today) === 'old').length;
    },

    /** @throws AppError `invalid` for values that do not fit the kind, or for a second row with the same key */
    create(actor: Actor, given: NewReferenceRow, key: string | null) {
      const values = {
        low: null,
        unit: 'none' as const,
        base: null,
        hsCodes: null,
        validFrom: null,
        validUntil: null,
        ...given,
      };
      const high = given.high ?? values.low;
      demandFit({ ...values, high }, given.checkedOn);
      return lifecycle.create(actor, { ...values, high, checkedBy: actor && fullName(actor) }, key);
    },

    /** @throws AppError `not_found`, `conflict`, `invalid` as `create` */
    update: (actor: Actor, id: string, given: ReferenceChange) =>
      lifecycle.update(actor, id, given, {
        beforeWrite: async (_tx, before) => {
          const after = { ...before, ...given };
          const high = after.high ?? after.low;
          demandFit({ ...after, high }, given.checkedOn);
          const isChecked = given.checkedOn !== undefined && given.checkedOn !== before.checkedOn;
          return { high, ...(isChecked ? { checkedBy: actor && fullName(actor) } : {}) };
        },
      }),

    /** Records that the user compared rows with their sources today. */
    async check(actor: Actor, ids: readonly string[]): Promise<number> {
      demand(actor, 'staff');
      const checked = { checkedOn: officeDay(), checkedBy: actor && fullName(actor) };
      const written = await lifecycle.updateMany(actor, [...ids], () => checked, isNull(r.deletedAt));
      return written.length;
    },

    /** All rows, those in the trash last. */
    rows: async (actor: Actor): Promise<StaffReferenceRow[]> => {
      demand(actor, 'staff');
      return readReferenceRows(db);
    },
  };
}

function demandFit(values: Parameters<typeof faultsOfRow>[0], checkedOn: string | undefined): void {
  const faults = faultsOfRow(values);
  if (checkedOn !== undefined && checkedOn > officeDay()) faults['checkedOn'] = 'dateAhead';
  if (Object.keys(faults).length > 0) throw new AppError('invalid', 'the row', faults);
}

const toReferenceRow = ({ names, details, detail, name, ...row }: StaffReferenceRow): ReferenceRow => ({
  ...pick(row, ['id', ...rowFactNames]),
  name: { en: name, ...names },
  detail: { en: detail ?? '', ...details },
});
