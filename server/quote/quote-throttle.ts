import { RateLimiterMemory } from 'rate-limiter-flexible';
import { AppError } from '#shared/errors.ts';
import {
  listChangesAtOnce,
  listChangesPerAddress,
  listLinesPerAddressDaily,
  listsPerAddressDaily,
  quoteActsPerAddress,
  quoteActsPerHour,
  quoteCodesPerAddress,
  quoteFormsAtOnce,
  requestsPerAddress,
  requestsPerVisitor,
  quoteFormsOfAll,
  quoteWritesAtOnce,
  quoteWritesRest,
  quoteWritesWaiting,
  wrongQuoteCodesRendered,
} from '#shared/quote-limits.ts';
import {
  photoDownloadKbPerAddress,
  photoKbPerAddressDaily,
  photoKbPerVisitorDaily,
  photosPerAddress,
  photoWindowSeconds,
} from '#shared/photo-limits.ts';
import { createTurns } from '#shared/turns.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/client.ts';
import { takeAll } from '../db/counter.ts';
import { addressGroup, consume, partOf } from '../live/throttle.ts';

const hour = 3600;
const day = 24 * hour;

/**
 * Bounds what strangers may do with quotes. What is stored for long is counted for all processes together; what only costs
 * a statement is counted in each; RATE_LIMIT=0 switches off what an address may do at once. All methods throw AppError `too_many_requests` with the seconds to wait.
 */
export function createQuoteThrottle({
  db,
  config,
}: {
  db: Database;
  config: Pick<Config, 'RATE_LIMIT' | 'PROCESSES'>;
}) {
  const inTurn = createTurns(quoteWritesAtOnce, {
    maxWaiting: quoteWritesWaiting,
    restFactor: quoteWritesRest,
    refuse: () => {
      throw new AppError('too_many_requests', 'too much is written to quotes', undefined, 5);
    },
  });
  const limiter = (points: number, duration: number) =>
    new RateLimiterMemory({ points: partOf(points, config), duration });
  const atOnce = limiter(listChangesAtOnce, 10);
  const forms = limiter(quoteFormsAtOnce, 10);
  const formsOfAll = limiter(quoteFormsOfAll, 10);
  const wrongCodes = limiter(wrongQuoteCodesRendered, 60);
  const changes = limiter(listChangesPerAddress, 600);
  const listCodes = limiter(quoteCodesPerAddress, hour);
  const quoteCodes = limiter(quoteCodesPerAddress, hour);
  const lists = { prefix: 'quote lists', points: listsPerAddressDaily, seconds: day };
  const lines = { prefix: 'quote list lines', points: listLinesPerAddressDaily, seconds: day };
  const byVisitor = { prefix: 'quote request visitor', points: requestsPerVisitor, seconds: day };
  const byAddress = { prefix: 'quote request address', points: requestsPerAddress, seconds: day };
  const photos = limiter(photosPerAddress, photoWindowSeconds);
  const downloads = limiter(photoDownloadKbPerAddress, 60);
  const photosOfVisitor = { prefix: 'quote photos visitor', points: photoKbPerVisitorDaily, seconds: day };
  const photosOfAddress = { prefix: 'quote photos address', points: photoKbPerAddressDaily, seconds: day };
  const acts = { prefix: 'quote acts', points: quoteActsPerHour, seconds: hour };
  const actsOfAddress = { prefix: 'quote acts address', points: quoteActsPerAddress, seconds: hour };

  const admit = async (tx: Database, counted: Parameters<typeof takeAll>[1], what: string, count = 1) => {
    const wait = await takeAll(tx, counted, count);
    if (wait !== null) throw new AppError('too_many_requests', `too many ${what}`, undefined, wait);
  };

  return {
    /** A transaction of a stranger, in its turn. */
    write: <T>(run: (tx: Database) => Promise<T>): Promise<T> => inTurn(async () => db.transaction(run)),
    /** Changes of quote lists. */
    async admitChange(address: string): Promise<void> {
      if (config.RATE_LIMIT !== 0) await consume(atOnce, addressGroup(address), 'changes of quote lists');
      await consume(changes, addressGroup(address), 'changes of quote lists');
    },
    /** A form of a page, before it is read. */
    async admitForm(address: string): Promise<void> {
      if (config.RATE_LIMIT === 0) return;
      await consume(forms, addressGroup(address), 'forms');
      await consume(formsOfAll, '', 'forms');
    },
    /** A list that is made, in the transaction that makes it. */
    admitList: (tx: Database, address: string) =>
      admit(tx, [{ limit: lists, key: addressGroup(address) }], 'quote lists'),
    /** Lines that are added, in the transaction that adds them. */
    async admitLines(tx: Database, address: string, count: number): Promise<void> {
      if (count > 0) await admit(tx, [{ limit: lines, key: addressGroup(address) }], 'lines', count);
    },
    admitRequest: (sessionId: string, address: string) =>
      admit(
        db,
        [
          { limit: byVisitor, key: sessionId },
          { limit: byAddress, key: addressGroup(address) },
        ],
        'requests for quotes',
      ),
    /**
     * Photos of so many bytes, of a visitor or user. What is too much for the day carries no seconds to wait, so that the
     * browser shows the reason instead of trying again by itself.
     */
    async admitPhotos(owner: string, address: string, bytes: number, count = 1): Promise<void> {
      await consume(photos, addressGroup(address), 'photos', count);
      const counted = [
        { limit: photosOfVisitor, key: owner },
        { limit: photosOfAddress, key: addressGroup(address) },
      ];
      if ((await takeAll(db, counted, Math.ceil(bytes / 1024))) !== null)
        throw new AppError('too_many_requests', 'too many photos for a day', { photo: 'photosTooManyToday' });
    },
    /** A photo that a stranger fetches. */
    admitPhotoDownload: (address: string, bytes: number) =>
      consume(downloads, addressGroup(address), 'bytes of photos', Math.ceil(bytes / 1024)),
    /** What a buyer does at one quote. */
    admitAct: (requestId: string, address: string) =>
      admit(
        db,
        [
          { limit: acts, key: requestId },
          { limit: actsOfAddress, key: addressGroup(address) },
        ],
        'acts on a quote',
      ),
    /**
     * Looks a list up by its code. A try counts before it is looked up: many at the same moment would all pass. Of 40 bits,
     * the code must not be looked up for those who guess.
     */
    async tryListCode<T>(address: string, find: () => Promise<T | undefined>): Promise<T | undefined> {
      await consume(listCodes, addressGroup(address), 'codes of lists');
      const found = await find();
      if (found !== undefined) await listCodes.reward(addressGroup(address));
      return found;
    },
    /** Whether an address has tried as many wrong codes of quotes as it may, or all together try very many. */
    async hasGuessed(address: string): Promise<boolean> {
      const tried = [await quoteCodes.get(addressGroup(address)), await wrongCodes.get('')];
      return tried.some((count) => count !== null && count.remainingPoints <= 0);
    },
    /**
     * Counts a code that opens no quote. A right code is never refused: 131 bits cannot be guessed, and an attacker
     * must not lock out the buyers who share a network with them.
     */
    async countWrongCode(address: string): Promise<void> {
      await wrongCodes.penalty('');
      await consume(quoteCodes, addressGroup(address), 'codes of quotes');
    },
  };
}
export type QuoteThrottle = ReturnType<typeof createQuoteThrottle>;
