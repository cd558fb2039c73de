import { demoRecordCalls } from '#shared/operations/demo-record-calls.ts';
import { handle, routesOf } from '../../platform/http/implement.ts';
import type { DemoRecordService } from './demo-record.service.ts';

/** Removal of the demo records, for super admins. */
export function demoRecordRoutes({ demoRecords }: { demoRecords: DemoRecordService }) {
  return routesOf(
    handle(demoRecordCalls.preview, ({ user }) => demoRecords.preview(user)),
    handle(demoRecordCalls.remove, ({ user }) => demoRecords.remove(user)),
  );
}
