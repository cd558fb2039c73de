import type { z } from 'zod';
import { searchedText } from '../base/form-text.ts';
import { maxSearchLength } from '../base/limits.ts';
import { referenceQuery } from './reference.ts';
import { choice, choiceOfKeys, direction, pageNumber } from '../base/list-query.ts';

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
  state: choice(['', 'trash'], ''),
  sort: choiceOfKeys(referenceOrders, 'area'),
  order: direction,
  page: pageNumber,
});
export type ReferenceListQuery = z.infer<typeof referenceListQuery>;
