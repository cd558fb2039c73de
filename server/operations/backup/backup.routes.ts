import { backupCalls } from '#shared/operations/backup-calls.ts';
import { handle, routesOf } from '../../platform/http/implement.ts';
import type { BackupService } from './backup.service.ts';

/** Backups and restore drills, for super admins. */
export function backupRoutes({ backups }: { backups: BackupService }) {
  return routesOf(
    handle(backupCalls.state, ({ user }) => backups.state(user)),
    handle(backupCalls.backUp, ({ user }) => backups.ask(user, 'backup')),
    handle(backupCalls.drill, ({ user }) => backups.ask(user, 'drill')),
  );
}
