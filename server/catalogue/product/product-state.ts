import { createHash } from 'node:crypto';
import type { ProductRow } from './product.schema.ts';
import type { Parts } from '../transfer/transfer.parts.ts';

/** Length of a state in letters: 96 bits. */
const stateLength = 16;

/**
 * Identifies the values of a product that staff can change. Undoing a change creates a newer version with the
 * same state, so that the change before it can be undone as well.
 * @param media given if changes of media count too
 */
export function stateOf(row: ProductRow, media: Parts['media'] = []): string {
  const {
    version: _version,
    viewCount: _views,
    inquiryCount: _inquiries,
    textsChangedAt: _texts,
    createdAt: _created,
    updatedAt: _updated,
    deletedAt,
    ...values
  } = row;
  const what = JSON.stringify([values, deletedAt !== null, media]);
  return createHash('sha256').update(what).digest('base64url').slice(0, stateLength);
}

/**
 * Whether a product is still in the state in which a change left it.
 * @param left its version and state after the change
 */
export const isAsLeft = (
  row: ProductRow,
  left: { version: number; state?: string | undefined },
  media?: Parts['media'],
): boolean => row.version === left.version || stateOf(row, media) === left.state;
