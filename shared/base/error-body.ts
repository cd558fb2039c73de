import { z } from 'zod';
import { type ErrorBody, errorStatus, type ErrorCode } from './errors.ts';

/** Body of every error answer, for the description of the calls. */
export const errorBody = z.object({
  code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  retryAfter: z.number().optional(),
  requestId: z.uuid(),
}) satisfies z.ZodType<ErrorBody>;
