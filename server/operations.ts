import type { SiteSettings } from '#shared/content/setting.ts';
import { createBackupNotice } from './operations/backup/backup-notice.ts';
import { createBackupService } from './operations/backup/backup.service.ts';
import { createFirstRestoreService } from './operations/backup/first-restore.service.ts';
import type { Config } from './platform/config.ts';
import type { DatabaseHandle } from './platform/db/client.ts';
import { createDoctorService } from './operations/doctor/doctor.service.ts';
import type { PageCache } from './platform/http/page-cache.ts';
import type { JobService } from './platform/jobs/job.service.ts';
import { inspectFiles } from './platform/jobs/stored-files.ts';
import { loggedLines, type Logger } from './platform/logger.ts';
import type { Counters } from './operations/metrics/counters.ts';
import type { MailService } from './conversations/mail/mail.service.ts';
import { createMetricsService } from './operations/metrics/metrics.service.ts';
import type { InvitationService } from './people/user/invitation.service.ts';
import type { Storage } from './platform/storage/storage.ts';
import { programVersion } from './platform/version.ts';

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
