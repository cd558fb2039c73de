import { z } from 'zod';
import type { ErrorCode } from '../base/errors.ts';
import type { Permission } from '../base/policy.ts';

/** Description of one call on /admin/api. Shapes are texts such as "{ name: string }". */
export type CallOverview = {
  /** Name of the call: "product.update". */
  id: string;
  method: string;
  path: string;
  permission: Permission;
  summary: string;
  parameters: { name: string; where: 'path' | 'query' | 'header'; shape: string; note: string }[];
  body: { type: string; shape: string } | null;
  answer: { status: number; type: string; shape: string };
  errors: { status: number; codes: ErrorCode[] }[];
};

/** The calls of one noun. */
export type NounOverview = { noun: string; description: string; calls: CallOverview[] };

/** Query of /admin/api. */
export const overviewQuery = z.object({ search: z.string().max(200).catch('').default('') });
