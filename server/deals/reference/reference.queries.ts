import { asc, type SQL, sql } from 'drizzle-orm';
import type { StaffReferenceRow } from '#shared/deals/reference.ts';
import type { Database } from '../../platform/db/client.ts';
import { referenceRows as r } from './reference.schema.ts';

/** Rows as the staff see them, those in the trash last. */
export async function readReferenceRows(db: Database, where?: SQL): Promise<StaffReferenceRow[]> {
  const rows = await db
    .select()
    .from(r)
    .where(where)
    .orderBy(
      sql`${r.deletedAt} is not null`,
      sql`${r.area} collate "C"`,
      asc(r.kind),
      asc(r.code),
      asc(r.id),
    );
  return rows.map(({ deletedAt, createdAt: _made, updatedAt: _changed, ...row }) => ({
    ...row,
    isDeleted: deletedAt !== null,
  }));
}
