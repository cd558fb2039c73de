import { RateLimiterMemory } from 'rate-limiter-flexible';
import { unknownDocumentsPerAddress, unknownDocumentsRendered } from '#shared/paper-limits.ts';
import type { Config } from '../config.ts';
import { addressGroup, consume, partOf } from '../live/throttle.ts';

/** Bounds what is guessed: each process counts the codes and hashes that it does not know. */
export function createDocumentThrottle(config: Pick<Config, 'PROCESSES'>) {
  const limiter = (points: number, duration: number) =>
    new RateLimiterMemory({ points: partOf(points, config), duration });
  const ofAddress = limiter(unknownDocumentsPerAddress, 3600);
  const ofAll = limiter(unknownDocumentsRendered, 60);
  return {
    /** Whether an address has asked for as many unknown ones as it may, or all together for very many. */
    async hasGuessed(address: string): Promise<boolean> {
      const tried = [await ofAddress.get(addressGroup(address)), await ofAll.get('')];
      return tried.some((count) => count !== null && count.remainingPoints <= 0);
    },
    /** Counts one that is unknown. @throws AppError `too_many_requests` */
    async countUnknown(address: string): Promise<void> {
      await ofAll.penalty('');
      await consume(ofAddress, addressGroup(address), 'unknown documents');
    },
  };
}
