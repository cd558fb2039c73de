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
import { addressGroup, consume, createGuessLimit, partOf } from '../live/throttle.ts';

const hour = 3600;
const day = 24 * hour;

/**
 * Limits what strangers may do with quotes. Acts that store data for long are counted for all processes together;
 * acts that only cost a statement are counted per process. RATE_LIMIT=0 switches off the limits of simultaneous
 * requests of an address. All methods throw AppError `too_many_requests` with the seconds to wait.
 */
export function createQuoteThrottle({
  db,
  config,
}: {
  db: Database;
  config: Pick<Config, 'RATE_LIMIT' | 'PROCESSES'>;
}) {
  const queue = () =>
    createTurns(quoteWritesAtOnce, {
      maxWaiting: quoteWritesWaiting,
      restFactor: quoteWritesRest,
      refuse: () => {
        throw new AppError('too_many_requests', 'too much is written to quotes', undefined, 5);
      },
    });
  const listTurn = queue();
  // Anybody can fill the queue of lists. Acts at right codes must not wait for it.
  const actTurn = queue();
  const limiter = (points: number, duration: number) =>
    new RateLimiterMemory({ points: partOf(points, config), duration });
  const atOnce = limiter(listChangesAtOnce, 10);
  const forms = limiter(quoteFormsAtOnce, 10);
  const formsOfAll = limiter(quoteFormsOfAll, 10);
  const wrongCodes = limiter(wrongQuoteCodesRendered, 60);
  const changes = limiter(listChangesPerAddress, 600);
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
    /** Changes a list or sends a request, in a transaction; only a limited number run at once. */
    writeList: <T>(run: (tx: Database) => Promise<T>): Promise<T> =>
      listTurn(async () => db.transaction(run)),
    /** Runs the transaction of an act at a right code; only a limited number run at once. */
    writeAct: <T>(run: (tx: Database) => Promise<T>): Promise<T> => actTurn(async () => db.transaction(run)),
    /** Counts a change of a quote list. */
    async admitChange(address: string): Promise<void> {
      if (config.RATE_LIMIT !== 0) await consume(atOnce, addressGroup(address), 'changes of quote lists');
      await consume(changes, addressGroup(address), 'changes of quote lists');
    },
    /** Counts a form of the list's page, before it is read. */
    async admitForm(address: string): Promise<void> {
      if (config.RATE_LIMIT === 0) return;
      await consume(forms, addressGroup(address), 'forms');
      await consume(formsOfAll, '', 'forms');
    },
    /** Counts a form at a right code, before it is read. Forms of others do not count here. */
    async admitFormAt(requestId: string): Promise<void> {
      if (config.RATE_LIMIT !== 0) await consume(forms, requestId, 'forms at a quote');
    },
    /** Counts a new list, in the transaction that creates it. */
    admitList: (tx: Database, address: string) =>
      admit(tx, [{ limit: lists, key: addressGroup(address) }], 'quote lists'),
    /** Counts new lines, in the transaction that adds them. */
    async admitLines(tx: Database, address: string, count: number): Promise<void> {
      if (count > 0) await admit(tx, [{ limit: lines, key: addressGroup(address) }], 'lines', count);
    },
    /** Counts a request without faults, in the transaction that stores it. */
    admitRequest: (tx: Database, sessionId: string, address: string) =>
      admit(
        tx,
        [
          { limit: byVisitor, key: sessionId },
          { limit: byAddress, key: addressGroup(address) },
        ],
        'requests for quotes',
      ),
    /**
     * Counts photos of a visitor or user by number and bytes. The error of a daily limit has no seconds to wait,
     * so that the browser shows the reason instead of retrying.
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
    /** Counts a photo that a stranger downloads. */
    admitPhotoDownload: (address: string, bytes: number) =>
      consume(downloads, addressGroup(address), 'bytes of photos', Math.ceil(bytes / 1024)),
    /** Counts an act of a buyer on one quote. */
    admitAct: (requestId: string, address: string) =>
      admit(
        db,
        [
          { limit: acts, key: requestId },
          { limit: actsOfAddress, key: addressGroup(address) },
        ],
        'acts on a quote',
      ),
    /** Looks up a list by its code, unless too many codes were guessed. */
    tryListCode: createGuessLimit(quoteCodesPerAddress, config),
    /** Whether an address has used up its wrong quote codes, or all addresses together have. */
    async hasGuessed(address: string): Promise<boolean> {
      const tried = [await quoteCodes.get(addressGroup(address)), await wrongCodes.get('')];
      return tried.some((count) => count !== null && count.remainingPoints <= 0);
    },
    /**
     * Counts a code that opens no quote. A right code is never refused: 131 bits cannot be guessed, and an
     * attacker must not lock out the buyers who share a network with them.
     */
    async countWrongCode(address: string): Promise<void> {
      await wrongCodes.penalty('');
      await consume(quoteCodes, addressGroup(address), 'codes of quotes');
    },
  };
}
export type QuoteThrottle = ReturnType<typeof createQuoteThrottle>;
