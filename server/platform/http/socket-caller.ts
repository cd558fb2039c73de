import { socketRefusals, socketRefusalSeconds } from '#shared/conversations/chat-limits.ts';
import type { Config } from '../config.ts';
import type { Limits } from '../limits/limits.ts';
import type { Logger } from '../logger.ts';
import type { Counters } from '../../operations/metrics/counters.ts';
import { addressForLog } from './address-for-log.ts';
import type { Admitted } from './socket-admission.ts';
import { createSparseLog } from './sparse-log.ts';

/** The opener of a socket, with the limits that apply to it. */
export type Caller = Admitted & {
  /** Counts an event of the caller's address. @throws AppError `too_many_requests` */
  admit: () => Promise<void>;
  /**
   * Records an event that was refused or that failed with an internal error.
   * @returns true if the socket has had too many refusals and must be closed
   */
  countRefusal: (failure: unknown, what: { code: string; event: string | undefined }) => boolean;
};

type Dependencies = { config: Config; logger: Logger; counters: Counters; limits: Limits };

/** Creates callers. Callers of one address share its limits. RATE_LIMIT=0 switches the limits off. */
export function createCallers({ config, logger, counters, limits }: Dependencies) {
  const isLimited = config.RATE_LIMIT > 0;

  return {
    /** @param onClose registers a function to call when the socket is closed */
    create(admitted: Admitted, onClose: (listener: () => void) => void): Caller {
      const from = addressForLog(admitted.address);
      const log = createSparseLog((line) => logger.info(line, 'event refused'));
      let refusals = 0;
      let countedSince = performance.now();
      onClose(() => log.end());
      return {
        ...admitted,
        admit: () => limits.admit({ 'socket events': admitted.address }),
        countRefusal(failure, what) {
          if (what.code === 'too_many_requests') counters.refuse('event');
          const line = { ...what, from };
          // An internal error closes the socket, so it is logged once only.
          if (failure !== null) logger.error({ ...line, err: failure }, 'event failed');
          else log.write(line);
          const now = performance.now();
          if (now - countedSince > socketRefusalSeconds * 1000) {
            refusals = 0;
            countedSince = now;
          }
          return ++refusals > socketRefusals && isLimited;
        },
      };
    },
  };
}
