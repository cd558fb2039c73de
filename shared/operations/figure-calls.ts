import { z } from 'zod';
import { call } from '../base/contract.ts';
import { choice } from '../base/list-query.ts';
import { figureBlocks, figureRanges } from './figure.ts';

const day = z.string().max(10).catch('').default('');

/** The range of days of the figures; invalid values become the usual 30 days. */
export const figureQuery = z.object({ range: choice(figureRanges, '30'), from: day, to: day });
export type FigureQuery = z.infer<typeof figureQuery>;

/** The figures of the company. */
export const figureCalls = {
  export: call('GET', '/api/admin/figures/:block', 'staff', {
    params: z.object({ block: z.enum(figureBlocks) }),
    query: figureQuery,
    answer: 'text/csv',
    summary: 'One table of the figures as CSV',
  }),
};
