import { and, asc, desc, eq, gt, between, isNotNull, type SQL } from 'drizzle-orm';
import { AppError } from '#shared/base/errors.ts';
import { demand } from '#shared/base/policy.ts';
import { isDemoCompany, type SiteSettings } from '#shared/content/setting.ts';
import { countsOf, photosOf, worstPhotos } from '#shared/deals/inspection-rules.ts';
import {
  codeOfHash,
  documentCodeIn,
  hashStartOf,
  type PublicReport,
  showDocumentCode,
} from '#shared/deals/issued-document.ts';
import { orderNumber } from '#shared/deals/order-rules.ts';
import { paperCompany, paySafelyPath, verifyPath } from '#shared/deals/paper-company.ts';
import type { ImageService } from '../../content/image/image.service.ts';
import type { Actor } from '../../platform/db/audit.ts';
import type { Database } from '../../platform/db/client.ts';
import { findById } from '../../platform/db/find-by-id.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { PdfService, SentPaper } from '../pdf/pdf.service.ts';
import { smallName } from '../quote/photo-store.ts';
import { quotePhotos } from '../quote/quote-photo.schema.ts';
import type { QuoteBuyerService } from '../quote/quote-buyer.service.ts';
import { quoteRequests } from '../quote/quote-request.schema.ts';
import { orderInspections } from './inspection.schema.ts';
import { orderEvidence, orders } from './order.schema.ts';

export type InspectionPaperService = ReturnType<typeof createInspectionPaperService>;

type Dependencies = {
  db: Database;
  find: QuoteBuyerService['find'];
  images: Pick<ImageService, 'encodePaperImage'>;
  limits: Limits;
  pdf: Pick<PdfService, 'render'>;
  settings: () => Promise<SiteSettings>;
  storage: Storage;
  /** Whether PUBLIC_URL is set (see `createQuotePaperService`). */
  hasPublicAddress: boolean;
};

/** Charged for a paper before it is made, in kB: it is not kept, and one thread makes all papers. */
const pointsOfPaper = 1024;

/** Reports of inspections as PDF, made of what is frozen, and what strangers may read of them. */
export function createInspectionPaperService(deps: Dependencies) {
  const { db, find, images, limits, pdf, settings, storage, hasPublicAddress } = deps;

  const readWhere = (where: SQL | undefined) =>
    db
      .select({ inspection: orderInspections, order: orders, request: quoteRequests })
      .from(orderInspections)
      .innerJoin(orders, eq(orders.id, orderInspections.orderId))
      .innerJoin(quoteRequests, eq(quoteRequests.id, orders.requestId))
      .where(where)
      .limit(1);
  type Found = Awaited<ReturnType<typeof readWhere>>[number];

  /** The worst photos that the buyer may see. One whose file is missing is left out. */
  async function picturesOf({ inspection: { orderId, report } }: Found) {
    const evidence = await db
      .select({
        id: orderEvidence.id,
        step: orderEvidence.step,
        takenOn: orderEvidence.takenOn,
        text: orderEvidence.text,
        fileName: quotePhotos.fileName,
        mimeType: quotePhotos.mimeType,
      })
      .from(orderEvidence)
      .innerJoin(quotePhotos, eq(quotePhotos.evidenceId, orderEvidence.id))
      .where(and(eq(orderEvidence.orderId, orderId), eq(orderEvidence.isShown, true)))
      .orderBy(asc(orderEvidence.createdAt));
    const worst = photosOf(report, evidence).slice(0, worstPhotos);
    const pictures = await Promise.all(
      worst.map(async ({ class: name, shown: { fileName, text } }) => {
        const kept = await storage.get(smallName(fileName));
        return kept && { picture: await images.encodePaperImage(kept), class: name, text };
      }),
    );
    return pictures.filter((one) => one !== null);
  }

  /** @throws AppError `no_public_address`, `invalid`, `unavailable` */
  async function render(found: Found, origin: string): Promise<SentPaper> {
    const { inspection, order, request } = found;
    const { id, plan, report, hash, version, finalAt, updatedAt } = inspection;
    const company = await settings();
    // A draft names no address.
    if (hash && !hasPublicAddress && !isDemoCompany(company)) throw new AppError('no_public_address');
    const locale = request.locale;
    const number = orderNumber(request.reference);
    const code = hash && codeOfHash(hash);
    const bytes = await pdf.render(
      {
        kind: 'inspection',
        locale,
        company: paperCompany(company, locale),
        issuedAt: (finalAt ?? updatedAt).toISOString(),
        verification: code
          ? { code: showDocumentCode(code), url: `${origin}${verifyPath}?code=${code}` }
          : null,
        paySafelyUrl: hash && origin + paySafelyPath,
        number,
        lines: order.lines,
        plan,
        report,
        hash,
        photos: await picturesOf(found),
      },
      `inspection ${id} ${version}`,
    );
    return { bytes: Buffer.from(bytes), fileName: `inspection-${number}-${report.day ?? 'draft'}.pdf` };
  }

  return {
    /**
     * A final report, for a reader who knows the code of the request.
     * @throws AppError `not_found`, also for a draft; `unavailable`; `too_many_requests`
     */
    async openOfCode(
      code: string,
      inspection: string,
      { ip, origin }: { ip: string; origin: string },
    ): Promise<SentPaper> {
      const { id } = await find(code, ip);
      const found = await findById(inspection, () =>
        readWhere(
          and(
            eq(orderInspections.id, inspection),
            eq(quoteRequests.id, id),
            isNotNull(orderInspections.finalAt),
          ),
        ),
      );
      await limits.admit({ 'photo downloads': ip }, { points: pointsOfPaper });
      return render(found, origin);
    },

    /** A report or its draft, for the staff. @throws AppError `not_found`, `unavailable` */
    async openOfOrder(actor: Actor, orderId: string, inspection: string, origin: string): Promise<SentPaper> {
      demand(actor, 'staff');
      const isIt = and(eq(orderInspections.id, inspection), eq(orderInspections.orderId, orderId));
      return render(await findById(orderId, () => findById(inspection, () => readWhere(isIt))), origin);
    },

    /** What strangers may read of the final report with this code; null if there is none. */
    async findPublic(typed: string): Promise<PublicReport | null> {
      const code = documentCodeIn(typed);
      if (code === null) return null;
      const start = hashStartOf(code);
      const [found] = await readWhere(
        between(orderInspections.hash, start.padEnd(64, '0'), start.padEnd(64, 'f')),
      );
      if (!found) return null;
      const { orderId, plan, report, hash, finalAt } = found.inspection;
      const [newer] = await db
        .select({ report: orderInspections.report })
        .from(orderInspections)
        .where(and(eq(orderInspections.orderId, orderId), gt(orderInspections.finalAt, finalAt!)))
        .orderBy(desc(orderInspections.finalAt))
        .limit(1);
      return {
        code,
        number: orderNumber(found.request.reference),
        day: report.day!,
        counts: countsOf(plan, report.defects),
        hash: hash!,
        replacedOn: newer?.report.day ?? null,
      };
    },
  };
}
