import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { AppError } from '#shared/base/errors.ts';
import type {
  EvidenceChange,
  NewEvidence,
  PublicEvidence,
  StaffEvidence,
} from '#shared/catalogue/evidence.ts';
import { isValidEvidence } from '#shared/catalogue/evidence-rules.ts';
import { demand } from '#shared/base/policy.ts';
import { officeDay } from '#shared/base/zoned-time.ts';
import type { Actor } from '../../platform/db/audit.ts';
import type { Database } from '../../platform/db/client.ts';
import { createRecordLifecycle } from '../../platform/db/record.ts';
import { evidence } from './evidence.schema.ts';
import { partners } from '../partner/partner.schema.ts';
import type { PageTags } from '../../platform/live/tags.ts';
import { tagsOf } from './evidence.tags.ts';

export type EvidenceService = ReturnType<typeof createEvidenceService>;

/** Evidence of suppliers: licences, visits, audits, inspections and tests (decision 043). */
export function createEvidenceService({ db, tags }: { db: Database; tags: PageTags }) {
  async function read(where?: SQL): Promise<StaffEvidence[]> {
    const rows = await db
      .select({ row: evidence, partnerName: partners.name })
      .from(evidence)
      .innerJoin(partners, eq(partners.id, evidence.partnerId))
      .where(where)
      .orderBy(
        sql`${evidence.deletedAt} is not null`,
        sql`${partners.name} collate "C"`,
        desc(evidence.doneOn),
        asc(evidence.id),
      );
    return rows.map(({ row: { createdAt: _made, updatedAt: _changed, deletedAt, ...row }, partnerName }) => ({
      ...row,
      partnerName,
      isDeleted: deletedAt !== null,
    }));
  }
  const lifecycle = createRecordLifecycle({
    db,
    noun: 'evidence',
    read: async (id) => (await read(eq(evidence.id, id)))[0],
    shown: { tags, of: (rows) => rows.flatMap(({ partnerId }) => tagsOf(partnerId)) },
  });

  return {
    ...lifecycle,

    /** The evidence of one supplier, or of all; that in the trash last. */
    async list(actor: Actor, partnerId: string): Promise<StaffEvidence[]> {
      demand(actor, 'staff');
      return read(partnerId === '' ? undefined : eq(evidence.partnerId, partnerId));
    },

    /** The evidence of a supplier that visitors see, newest first, including expired evidence. */
    async of(partnerId: string): Promise<PublicEvidence[]> {
      const rows = await read(and(eq(evidence.partnerId, partnerId), isNull(evidence.deletedAt)));
      const today = officeDay();
      return rows
        .filter(({ doneOn }) => doneOn <= today)
        .map(({ version: _v, isDeleted: _d, partnerId: _p, partnerName: _n, ...row }) => row);
    },

    /** Ids of suppliers with evidence that is valid today. */
    async proved(): Promise<Set<string>> {
      const rows = await read(isNull(evidence.deletedAt));
      const today = officeDay();
      return new Set(rows.filter((row) => isValidEvidence(row, today)).map(({ partnerId }) => partnerId));
    },

    /** @throws AppError `invalid` for a supplier that does not exist, or an end before the beginning */
    async create(actor: Actor, given: NewEvidence, key: string | null) {
      demandOrder(given.doneOn, given.validUntil ?? null);
      return lifecycle.create(actor, given, key, { beforeWrite: (tx) => demandPartner(tx, given.partnerId) });
    },

    /** @throws AppError `not_found`, `conflict`, `invalid` as `create` */
    update: (actor: Actor, id: string, given: EvidenceChange) =>
      lifecycle.update(actor, id, given, {
        beforeWrite: async (tx, before) => {
          const { doneOn, validUntil } = { ...before, ...given };
          demandOrder(doneOn, validUntil);
          return given.partnerId === undefined ? {} : demandPartner(tx, given.partnerId);
        },
      }),
  };
}

function demandOrder(doneOn: string, validUntil: string | null): void {
  if (validUntil !== null && validUntil < doneOn)
    throw new AppError('invalid', 'it ends before it begins', { validUntil: 'endsEarly' });
}

async function demandPartner(tx: Database, partnerId: string): Promise<Record<string, never>> {
  if ((await tx.$count(partners, eq(partners.id, partnerId))) === 0)
    throw new AppError('invalid', `no supplier ${partnerId}`, { partnerId: 'choiceInvalid' });
  return {};
}
