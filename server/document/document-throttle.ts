import { RateLimiterMemory } from 'rate-limiter-flexible';
import { unknownDocumentsPerAddress, unknownDocumentsRendered } from '#shared/paper-limits.ts';
import type { Config } from '../config.ts';
import { addressGroup, consume, partOf } from '../live/throttle.ts';

/** Limits guessing: each process counts unknown codes and hashes. */
export function createDocumentThrottle(config: Pick<Config, 'PROCESSES'>) {
  const limiter = (points: number, duration: number) =>
    new RateLimiterMemory({ points: partOf(points, config), duration });
  const ofAddress = limiter(unknownDocumentsPerAddress, 3600);
  const ofAll = limiter(unknownDocumentsRendered, 60);
  return {
    /** Whether an address has used up its unknown codes and hashes, or all addresses together have. */
    async hasGuessed(address: string): Promise<boolean> {
      const tried = [await ofAddress.get(addressGroup(address)), await ofAll.get('')];
      return tried.some((count) => count !== null && count.remainingPoints <= 0);
    },
    /** Counts an unknown code or hash. @throws AppError `too_many_requests` */
    async countUnknown(address: string): Promise<void> {
      await ofAll.penalty('');
      await consume(ofAddress, addressGroup(address), 'unknown documents');
    },
  };
}
