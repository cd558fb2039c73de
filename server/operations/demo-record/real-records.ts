import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { DemoNoun } from '#shared/operations/demo-record.ts';
import { demoRecords } from './demo-record.schema.ts';

/** Whether a record is not one of the demo: figures never count those, changed or not. */
export const isReal = (noun: DemoNoun, id: SQLWrapper): SQL => sql`not exists (
  select 1 from ${demoRecords} demo where demo.noun = ${noun} and demo.record_id = ${id})`;
