import type { KeptReference } from '#shared/catalogue/product-bulk.ts';
import { listText, ta } from '../../../lib/admin-text.ts';

/** Maximum number of names that a message lists. */
const shownInMessage = 10;

/** The names of records for a message: the first ones, and a mark if there are more. */
export const namesText = (records: readonly { name: string }[]): string =>
  listText(records.slice(0, shownInMessage).map(({ name }) => name)) +
  (records.length > shownInMessage ? ' …' : '');

/** Which products kept their present category or supplier in an undo, and why; empty if none did. */
export function keptText(kept: readonly KeptReference[]): string {
  const texts = [...Map.groupBy(kept, ({ field }) => field)].map(([field, records]) =>
    ta(`list.undoKept.${field}`, { count: records.length, names: namesText(records) }),
  );
  return texts.join(' ');
}
