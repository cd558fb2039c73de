import { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { Permission } from './policy.ts';

/** What /admin/api shows of one call; the shapes are texts such as "{ name: string }". */
export type CallOverview = {
  /** Its place among the others: "product.update". */
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

/** The search of /admin/api, as the address carries it. */
export const overviewQuery = z.object({ search: z.string().max(200).catch('').default('') });
