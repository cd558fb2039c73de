import { AppError } from '#shared/base/errors.ts';
import { documentCodeIn, type PublicDocument, type PublicReport } from '#shared/deals/issued-document.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { InspectionPaperService } from '../order/inspection-paper.service.ts';
import type { createDocumentService } from './document.service.ts';

export type VerifyService = ReturnType<typeof createVerifyService>;

type Dependencies = {
  documents: Pick<ReturnType<typeof createDocumentService>, 'find' | 'findByHash'>;
  reports: Pick<InspectionPaperService, 'findPublic'>;
  limits: Limits;
};

/** Checks of documents by strangers. A right code or hash is never refused; wrong ones are counted (decision 044). */
export function createVerifyService({ documents, reports, limits }: Dependencies) {
  const find = async (typed: string): Promise<PublicDocument | PublicReport | null> =>
    (await documents.find(typed)) ?? reports.findPublic(typed);

  async function counted<Found>(address: string, search: () => Promise<Found | null>): Promise<Found | null> {
    const found = await search();
    if (!found) {
      await limits.consume({ 'unknown documents of all': '' });
      await limits.admit({ 'unknown documents': address });
    }
    return found;
  }

  return {
    /**
     * Refuses an address that guesses before a page is rendered for it. A text that cannot be a code costs no
     * query.
     * @throws AppError `too_many_requests`
     */
    async refuseGuesser(typed: string, address: string): Promise<void> {
      if (!(await limits.isSpent({ 'unknown documents': address, 'unknown documents of all': '' }))) return;
      if (!(await find(typed))) throw new AppError('too_many_requests', 'unknown documents', undefined, 60);
    },

    /** @throws AppError `too_many_requests` for an address that guesses */
    async byCode(typed: string, address: string): Promise<PublicDocument | PublicReport | null> {
      // A text without the form of a code is answered at once and does not count as a guess.
      if (documentCodeIn(typed) === null) return null;
      return counted(address, () => find(typed));
    },

    /** @throws AppError `too_many_requests` for an address that guesses */
    byHash: (sha256: string, address: string): Promise<PublicDocument | null> =>
      counted(address, () => documents.findByHash(sha256)),
  };
}
