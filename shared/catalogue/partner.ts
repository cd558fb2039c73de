import { z } from 'zod';

/** Public view of a supplier: never the e-mail (docs/specification/accounts.md#roles). */
export const partner = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string().nullable(),
  logoUrl: z.string().nullable(),
  location: z.string().nullable(),
  country: z.string().nullable(),
  contactPhone: z.string().nullable(),
  establishedYear: z.number().int().nullable(),
  isVerified: z.boolean(),
  /** Day of the last visit on site, "2026-03-14". */
  verifiedAt: z.string().nullable(),
});
export type Partner = z.infer<typeof partner>;
