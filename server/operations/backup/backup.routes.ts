import { backupCalls } from '#shared/operations/backup-calls.ts';
import { handle, routesOf } from '../../platform/http/implement.ts';
import type { BackupService } from './backup.service.ts';
import type { FirstRestoreService } from './first-restore.service.ts';

type Dependencies = { backups: BackupService; firstRestore: FirstRestoreService };

/** Backups and restore drills, for super admins. */
export function backupRoutes({ backups, firstRestore }: Dependencies) {
  return routesOf(
    handle(backupCalls.state, ({ user }) => backups.state(user)),
    handle(backupCalls.backUp, ({ user }) => backups.ask(user, 'backup')),
    handle(backupCalls.drill, ({ user }) => backups.ask(user, 'drill')),
    handle(backupCalls.firstRestore, ({ body }) => firstRestore.begin(body.invite, body.snapshot)),
  );
}
