import { z } from 'zod';

/** Documents of a request as PDF: an offer as it was sent, and the proforma invoice of what was accepted. */
const quotePaperKinds = ['offer', 'proforma'] as const;

/** Which document: of which kind and revision. */
export const quotePaperQuery = z.object({
  kind: z.enum(quotePaperKinds),
  revision: z.coerce.number().int().min(1),
});
export type QuotePaperQuery = z.infer<typeof quotePaperQuery>;
