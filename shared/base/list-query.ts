import { z } from 'zod';
import { maxPage } from './limits.ts';

/** Fields of the query of a list, which comes from an address: an invalid value becomes the usual one. */

/** One of several words. */
export const choice = <const V extends string>(words: readonly V[], usual: NoInfer<V>) =>
  z
    .enum(words)
    .catch(usual as never)
    .default(usual as never);

/** One of the names of a record, such as the orders of a list. */
export const choiceOfKeys = <V extends string>(names: Readonly<Record<V, unknown>>, usual: NoInfer<V>) =>
  choice(Object.keys(names) as V[], usual);

/** The direction of an order; empty for its usual one. */
export const direction = choice(['', 'asc', 'desc'], '');

/** A day in Beijing time; empty for any. */
export const filterDay = z.iso.date().startsWith('20').or(z.literal('')).catch('').default('');

/** How many pages a list has: at least one, which may be empty. */
export const pagesOf = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

/** The number of a page, from 1. */
export const pageNumber = z.coerce.number().int().min(1).max(maxPage).catch(1).default(1);
