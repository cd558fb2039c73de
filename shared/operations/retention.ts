import { objectOf } from '../base/form-text.ts';
import { z } from 'zod';
import { type RetentionKind, retentionKinds } from './retention-rules.ts';

/** Stored periods: whole days by kind. Kinds that were added after the settings were stored have their default. */
export const storedRetention = z.object(
  Object.fromEntries(
    retentionKinds.map(({ kind, usual }) => [kind, z.number().int().min(0).default(usual)]),
  ) as Record<RetentionKind, z.ZodDefault<z.ZodNumber>>,
);
export type Retention = z.infer<typeof storedRetention>;

/** Answer of POST /api/settings/retention/preview: number of rows that each period would delete now. */
export const retentionPreview = objectOf(
  retentionKinds.map(({ kind }) => kind),
  z.number().int(),
);
export type RetentionPreview = z.infer<typeof retentionPreview>;
