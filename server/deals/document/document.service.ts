import { createHash, randomBytes } from 'node:crypto';
import {
  and,
  asc,
  type Column,
  desc,
  eq,
  isNotNull,
  isNull,
  lt,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { AppError } from '#shared/base/errors.ts';
import {
  documentCodeIn,
  type DocumentKind,
  isSha256,
  type PublicDocument,
} from '#shared/deals/issued-document.ts';
import type { Locale } from '#shared/base/locale.ts';
import { offerTotals } from '#shared/deals/quote-totals.ts';
import { officeZone, toZoned } from '#shared/base/zoned-time.ts';
import { acceptedOf } from '../quote/stored-acceptance.ts';
import type { Database } from '../../platform/db/client.ts';
import { issuedDocuments } from './document.schema.ts';
import { quoteOffers, quoteRequests } from '../quote/quote-request.schema.ts';
import { newDocumentCode } from '../../platform/db/token.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import {
  type Beneficiary,
  beneficiaryAt,
  beneficiaryOf,
  toPublicBeneficiary,
} from './pending-beneficiary.ts';

export type DocumentService = ReturnType<typeof createDocumentService>;

const d = issuedDocuments;
type Row = typeof d.$inferSelect;

type NewDocument = {
  kind: DocumentKind;
  language: Locale;
  /** The sent revision of a request that the document shows; null for a catalogue. */
  quote: { id: string; revision: number; acceptedAt?: Date | null } | null;
};

type NewIssue = {
  file: Uint8Array;
  /** The moment that the file shows. */
  issuedAt: Date;
  /** The total that the file shows; null for a catalogue. */
  total: { minor: number; currency: string } | null;
  /** Throws if the file shows what is not true any more. Called within the transaction that stores it. */
  check?: (tx: Database) => Promise<void>;
};

/** A document with a code, whose file may exist already. */
export type ReservedDocument = {
  id: string;
  /** As stored; `showDocumentCode` groups it for print. */
  code: string;
  /** The beneficiary that the file must name, with the full account number. */
  beneficiary: Beneficiary | null;
  /** Whether the file is stored already and need not be rendered. */
  isIssued: boolean;
};

/**
 * The register of issued documents (decision 044). The caller checks permissions: a user who may read a file may
 * also have it issued. The code is reserved first, so that the file can contain it; until the file is stored, the
 * code is unknown to the public.
 */
export function createDocumentService({ db, storage }: { db: Database; storage: Storage }) {
  const issued = isNotNull(d.sha256);

  /** An issued document, and the day that its file shows: in the zone of the offer, or of the office without one. */
  async function readOne(where: SQL | undefined) {
    const [found] = await db
      .select({ row: d, request: quoteRequests, offer: quoteOffers.offer })
      .from(d)
      .leftJoin(quoteRequests, eq(quoteRequests.id, d.quoteId))
      .leftJoin(quoteOffers, and(eq(quoteOffers.requestId, d.quoteId), eq(quoteOffers.revision, d.revision)))
      .where(and(issued, where))
      .orderBy(asc(d.issuedAt))
      .limit(1);
    if (!found) return null;
    const { row, request, offer } = found;
    const zone = offer?.validZone ?? officeZone;
    const accepted = request && acceptedOf(request, row.revision);
    // The acceptance that the paper itself shows.
    const shown = row.kind === 'proforma' ? row.issuedAt : row.acceptedAt;
    return {
      row,
      reference: request?.reference ?? null,
      issuedDay: toZoned(row.issuedAt!, zone).slice(0, 10),
      accepted: offer &&
        accepted && {
          day: toZoned(new Date(accepted.at), zone).slice(0, 10),
          totalMinor: offerTotals(offer, accepted.choice).totalMinor,
          currency: offer.currency,
        },
      isWithdrawn: shown !== null && !(accepted && shown.toISOString() >= accepted.at),
    };
  }

  async function readPublic(where: SQL | undefined): Promise<PublicDocument | null> {
    const found = await readOne(where);
    if (!found) return null;
    const { row, reference, accepted, isWithdrawn } = found;
    const next = row.replacedById ? await readOne(eq(d.id, row.replacedById)) : null;
    const beneficiary = await beneficiaryOf(db, row.beneficiaryId);
    const current = await beneficiaryAt(db, new Date());
    return {
      code: row.code,
      kind: row.kind,
      reference,
      revision: row.revision,
      language: row.language,
      issuedDay: found.issuedDay,
      totalMinor: row.totalMinor,
      currency: row.currency,
      accepted,
      isWithdrawn,
      sha256: row.sha256!,
      size: row.size!,
      beneficiary: beneficiary ? toPublicBeneficiary(beneficiary) : null,
      isBeneficiaryReplaced: beneficiary !== undefined && beneficiary.id !== current?.id,
      replacedBy: next
        ? { kind: next.row.kind, revision: next.row.revision, issuedDay: next.issuedDay }
        : null,
    };
  }

  return {
    /**
     * Reserves the code of a document before its file exists. A kind, revision, language and shown acceptance keeps
     * its code as long as the beneficiary stays the same.
     */
    async reserve({ kind, language, quote }: NewDocument): Promise<ReservedDocument> {
      const beneficiary = (await beneficiaryAt(db, new Date())) ?? null;
      const values = {
        code: newDocumentCode(),
        kind,
        language,
        quoteId: quote?.id ?? null,
        revision: quote?.revision ?? null,
        acceptedAt: quote?.acceptedAt ?? null,
        beneficiaryId: beneficiary?.id ?? null,
      };
      const [made] = await db.insert(d).values(values).onConflictDoNothing().returning();
      const [row] = made
        ? [made]
        : await db
            .select()
            .from(d)
            .where(
              and(
                eq(d.quoteId, quote!.id),
                eq(d.kind, kind),
                eq(d.revision, quote!.revision),
                eq(d.language, language),
                orNull(d.acceptedAt, values.acceptedAt),
                orNull(d.beneficiaryId, values.beneficiaryId),
              ),
            );
      if (!row) throw new AppError('not_found', 'the request is gone');
      return { id: row.id, code: row.code, beneficiary, isIssued: row.sha256 !== null };
    },

    /**
     * Stores the file of a reserved document; from now on the public can check it. If two files are stored for one
     * document, the first one counts: callers must send the result of `fileOf`, not what they rendered.
     * @throws AppError `not_found` if the request was erased in the meantime; whatever `check` throws
     */
    async issue(id: string, issue: NewIssue): Promise<void> {
      const storageKey = `document-${randomBytes(16).toString('hex')}`;
      await storage.put(storageKey, issue.file);
      let isStored = false;
      try {
        isStored = await db.transaction(async (tx) => writeIssued(tx, id, storageKey, issue));
      } finally {
        if (!isStored) await storage.delete(storageKey).catch(() => undefined);
      }
    },

    /** The bytes of an issued document; null if there is none. */
    async fileOf(id: string): Promise<Buffer | null> {
      const [row] = await db.select({ key: d.storageKey }).from(d).where(eq(d.id, id));
      return row?.key ? storage.get(row.key) : null;
    },

    /** The issued documents of a request, newest first. */
    async listOf(quoteId: string) {
      const rows = await db
        .select()
        .from(d)
        .where(and(issued, eq(d.quoteId, quoteId)))
        .orderBy(desc(d.issuedAt), desc(d.id));
      return rows.map(({ id, code, kind, revision, language, acceptedAt, size, issuedAt, replacedById }) => ({
        id,
        code,
        kind,
        revision,
        language,
        acceptedAt: acceptedAt?.toISOString() ?? null,
        size: size!,
        issuedAt: issuedAt!.toISOString(),
        isReplaced: replacedById !== null,
      }));
    },

    /** The public data of a document by its typed code; null for a code that we have not issued. */
    async find(typed: string): Promise<PublicDocument | null> {
      const code = documentCodeIn(typed);
      return code === null ? null : readPublic(eq(d.code, code));
    },

    /** The public data of a document by the hash of its file. */
    findByHash: async (sha256: string): Promise<PublicDocument | null> =>
      isSha256(sha256) ? readPublic(eq(d.sha256, sha256)) : null,
  };
}

const orNull = (column: Column, value: unknown): SQL => (value === null ? isNull(column) : eq(column, value));

/** @returns false if another file was stored first */
async function writeIssued(
  tx: Database,
  id: string,
  storageKey: string,
  { file, issuedAt, total, check }: NewIssue,
): Promise<boolean> {
  const [reserved] = await tx.select({ quoteId: d.quoteId }).from(d).where(eq(d.id, id));
  if (!reserved) throw new AppError('not_found', 'no such document');
  // Locked, because two documents of one request that are issued at the same moment would both count as the newest.
  if (reserved.quoteId)
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`documents ${reserved.quoteId}`}))`);
  await check?.(tx);
  const sha256 = createHash('sha256').update(file).digest('hex');
  const [row] = await tx
    .update(d)
    .set({
      sha256,
      size: file.length,
      storageKey,
      issuedAt,
      totalMinor: total?.minor ?? null,
      currency: total?.currency ?? null,
    })
    .where(and(eq(d.id, id), isNull(d.sha256)))
    .returning();
  if (!row) return false;
  await markReplaced(tx, row);
  return true;
}

/** Marks older revisions, and the same document with a former beneficiary, as replaced. */
async function markReplaced(tx: Database, row: Row): Promise<void> {
  if (row.quoteId === null || row.revision === null) return;
  // Samples and goods have revisions of one series, but none of the one kind replaces one of the other.
  const ofRequest = eq(quoteOffers.requestId, row.quoteId);
  const [sent] = await tx
    .select()
    .from(quoteOffers)
    .where(and(ofRequest, eq(quoteOffers.revision, row.revision)));
  const otherRevisions = tx
    .select({ revision: quoteOffers.revision })
    .from(quoteOffers)
    .where(and(ofRequest, ne(quoteOffers.kind, sent!.kind)));
  const ofKind = and(
    isNotNull(d.sha256),
    eq(d.quoteId, row.quoteId),
    eq(d.kind, row.kind),
    notInArray(d.revision, otherRevisions),
  );
  const samePaper = and(
    eq(d.revision, row.revision),
    eq(d.language, row.language),
    orNull(d.acceptedAt, row.acceptedAt),
  );
  await tx
    .update(d)
    .set({ replacedById: row.id })
    .where(and(ofKind, ne(d.id, row.id), or(lt(d.revision, row.revision), samePaper)));
  // The PDF of an old revision may be rendered after that of a newer one.
  const [newer] = await tx
    .select({ id: d.id })
    .from(d)
    .where(and(ofKind, sql`${d.revision} > ${row.revision}`))
    .orderBy(desc(d.revision), desc(d.issuedAt))
    .limit(1);
  if (newer) await tx.update(d).set({ replacedById: newer.id }).where(eq(d.id, row.id));
}
