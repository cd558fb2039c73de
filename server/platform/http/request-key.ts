import { z } from 'zod';
import type { AppContext } from './env.ts';

const requestKey = z.string().min(8).max(100).nullable().catch(null);

/**
 * The key of a request that creates a record (`requestKeyHeader` in shared/base/contract.ts); null if missing or
 * malformed.
 */
export const readRequestKey = (c: AppContext): string | null =>
  requestKey.parse(c.req.header('Idempotency-Key') ?? null);
