import { z } from 'zod';
import { categoryChange, newCategory, staffCategory } from './category-form.ts';
import { category } from './category.ts';
import { call } from '../base/contract.ts';
import { recordCalls } from '../base/record-calls.ts';

const path = '/api/categories';
const one = `${path}/:id` as const;

/** Categories: read by everybody in the language of the visitor, changed by the staff. */
export const categoryCalls = {
  list: call('GET', path, 'anyone', {
    answer: z.array(category),
    summary: 'All categories',
  }),
  read: call('GET', one, 'anyone', {
    answer: category,
    summary: 'One category',
  }),
  ...recordCalls({
    path,
    name: 'a category',
    fresh: newCategory,
    change: categoryChange,
    staff: staffCategory,
  }),
};
