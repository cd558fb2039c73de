import { z } from 'zod';
import { call } from './contract.ts';
import { storableText } from './form-text.ts';

/** What a catalogue is made of: a list of products, the favourites or the quote list of who asks. */
const selectionKinds = ['products', 'favorites', 'list'] as const;
export type SelectionKind = (typeof selectionKinds)[number];

const selectionQuery = z.object({
  of: z.enum(selectionKinds),
  /** Of `products`: one category. */
  category: storableText().max(100).optional(),
});
export type SelectionQuery = z.infer<typeof selectionQuery>;

export const selectionCalls = {
  catalogue: call({
    method: 'GET',
    path: '/api/selection',
    permission: 'anyone',
    query: selectionQuery,
    answer: 'application/pdf',
    errors: ['not_found'],
    summary: 'A selection of products with pictures as PDF',
  }),
};
