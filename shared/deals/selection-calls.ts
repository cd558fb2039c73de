import { z } from 'zod';
import { call } from '../base/contract.ts';
import { storableText } from '../base/form-text.ts';

/** Source of a catalogue's products: a product list, or the caller's favourites or quote list. */
const selectionKinds = ['products', 'favorites', 'list'] as const;
export type SelectionKind = (typeof selectionKinds)[number];

const selectionQuery = z.object({
  of: z.enum(selectionKinds),
  /** Only for `products`: one category. */
  category: storableText().max(100).optional(),
});
export type SelectionQuery = z.infer<typeof selectionQuery>;

export const selectionCalls = {
  catalogue: call('GET', '/api/selection', 'anyone', {
    query: selectionQuery,
    answer: 'application/pdf',
    errors: ['not_found'],
    summary: 'A selection of products with pictures as PDF',
  }),
};
