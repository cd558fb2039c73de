import { objectOf } from './form-text.ts';
import { z } from 'zod';
import { type RetentionKind, retentionKinds } from './retention-rules.ts';

/** Periods as they are stored: whole days by kind. What was stored before a kind was added has its usual period. */
export const storedRetention = z.object(
  Object.fromEntries(
    retentionKinds.map(({ kind, usual }) => [kind, z.number().int().min(0).default(usual)]),
  ) as Record<RetentionKind, z.ZodDefault<z.ZodNumber>>,
);
export type Retention = z.infer<typeof storedRetention>;

/** How many rows each period would delete now: answer of POST /api/settings/retention/preview. */
export const retentionPreview = objectOf(
  retentionKinds.map(({ kind }) => kind),
  z.number().int(),
);
export type RetentionPreview = z.infer<typeof retentionPreview>;
