import type { SiteSettings } from '#shared/setting.ts';
import { createBackupNotice } from './backup/backup-notice.ts';
import { createBackupService } from './backup/backup.service.ts';
import { createFirstRestoreService } from './backup/first-restore.service.ts';
import type { Config } from './config.ts';
import type { DatabaseHandle } from './db/client.ts';
import { createDoctorService } from './doctor/doctor.service.ts';
import type { PageCache } from './http/page-cache.ts';
import type { JobService } from './jobs/job.service.ts';
import { inspectFiles } from './jobs/stored-files.ts';
import { loggedLines, type Logger } from './logger.ts';
import type { Counters } from './metrics/counters.ts';
import type { MailService } from './mail/mail.service.ts';
import { createMetricsService } from './metrics/metrics.service.ts';
import type { InvitationService } from './user/invitation.service.ts';
import type { Storage } from './storage/storage.ts';
import { programVersion } from './version.ts';

type Dependencies = {
  config: Config;
  logger: Logger;
  database: DatabaseHandle;
  storage: Storage;
  jobs: Pick<JobService, 'enqueue' | 'isUnfinished'>;
  settings: () => Promise<SiteSettings>;
  counters: Counters;
  pages: PageCache;
  metricsKeepMs?: number | undefined;
  mail: Pick<MailService, 'queueBackupLate'>;
  invitations: Pick<InvitationService, 'isFirstCode'>;
  /** Ends the process so that it is started again; undefined in tests. */
  restart?: (() => void) | undefined;
};

/** Services for operators: backups, diagnosis and metrics. A part of services.ts. */
export function createOperations({ settings, counters, pages, metricsKeepMs, jobs, ...deps }: Dependencies) {
  const { invitations, restart = () => {} } = deps;
  const version = programVersion;
  const backups = createBackupService({ ...deps, jobs, settings, version });
  return {
    backups,
    backupNotice: createBackupNotice({ db: deps.database.db, mail: deps.mail, health: backups.health }),
    firstRestore: createFirstRestoreService({ ...deps, isFirstCode: invitations.isFirstCode, restart }),
    doctor: createDoctorService({ ...deps, backups, inspectFiles }),
    metrics: createMetricsService({
      ...deps,
      counters,
      pages,
      version,
      lines: loggedLines,
      readBackupState: backups.figures,
      keepMs: metricsKeepMs,
    }),
  };
}
