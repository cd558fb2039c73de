import { z } from 'zod';
import { searchedText } from '../base/form-text.ts';
import { maxPage, maxSearchLength } from '../base/limits.ts';
import { referenceQuery } from './reference.ts';

/** Sort keys of the staff's list, each with its default direction. */
export const referenceOrders = {
  area: 'asc',
  name: 'asc',
  kind: 'asc',
  value: 'desc',
  checked: 'asc',
} as const;

/** Filters of the staff's list, from the address; invalid values are ignored. */
export const referenceListQuery = referenceQuery.extend({
  search: searchedText(maxSearchLength),
  state: z.enum(['', 'trash']).catch('').default(''),
  sort: z
    .enum(Object.keys(referenceOrders) as [keyof typeof referenceOrders])
    .catch('area')
    .default('area'),
  order: z.enum(['', 'asc', 'desc']).catch('').default(''),
  page: z.coerce.number().int().min(1).max(maxPage).catch(1).default(1),
});
export type ReferenceListQuery = z.infer<typeof referenceListQuery>;
