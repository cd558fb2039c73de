import { demoRecordCalls } from '#shared/demo-record-calls.ts';
import { handle, routesOf } from '../http/implement.ts';
import type { DemoRecordService } from './demo-record.service.ts';

/** Removal of the demo records, for super admins. */
export function demoRecordRoutes({ demoRecords }: { demoRecords: DemoRecordService }) {
  return routesOf(
    handle(demoRecordCalls.preview, ({ user }) => demoRecords.preview(user)),
    handle(demoRecordCalls.remove, ({ user }) => demoRecords.remove(user)),
  );
}
