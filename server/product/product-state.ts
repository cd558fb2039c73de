import { createHash } from 'node:crypto';
import type { products } from '../db/schema/product.ts';
import type { Parts } from './transfer.parts.ts';

type Row = typeof products.$inferSelect;

/** Letters of a state: 96 bits. */
const stateLength = 16;

/**
 * Identifies what staff can change of a product. A change that was undone leaves a newer version of the same state, so that
 * what came before it can be undone as well.
 * @param media where they count too
 */
export function stateOf(row: Row, media: Parts['media'] = []): string {
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

/** Whether a product is as a change left it. @param left its version and state after the change */
export const isAsLeft = (
  row: Row,
  left: { version: number; state?: string | undefined },
  media?: Parts['media'],
): boolean => row.version === left.version || stateOf(row, media) === left.state;
