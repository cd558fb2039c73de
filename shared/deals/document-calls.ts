import { z } from 'zod';
import { call } from '../base/contract.ts';

/** Issued documents that anyone can check (decision 044). */
export const documentCalls = {
  byHash: call('GET', '/api/documents/:sha256', 'anyone', {
    params: z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
    answer: z.object({ code: z.string().nullable() }),
    summary: 'The code of the document whose file has this SHA-256; null if we issued none',
  }),
};
