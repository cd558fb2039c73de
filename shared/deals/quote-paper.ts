import { z } from 'zod';

/** PDF documents of a request: an offer as sent, and the proforma invoice of the accepted offer. */
const quotePaperKinds = ['offer', 'proforma'] as const;

/** Selects a document by kind and revision. */
export const quotePaperQuery = z.object({
  kind: z.enum(quotePaperKinds),
  revision: z.coerce.number().int().min(1),
});
export type QuotePaperQuery = z.infer<typeof quotePaperQuery>;
