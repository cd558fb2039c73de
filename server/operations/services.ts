import { inspectFiles } from '../platform/jobs/stored-files.ts';
import { loggedLines } from '../platform/logger.ts';
import { programVersion } from '../platform/version.ts';
import { createBackupNotice } from './backup/backup-notice.ts';
import { createBackupService } from './backup/backup.service.ts';
import { createDashboardService } from './dashboard/dashboard.service.ts';
import { createDemoRecordService } from './demo-record/demo-record.service.ts';
import { createDoctorService } from './doctor/doctor.service.ts';
import { createFigureMailService } from './figure/figure-mail.service.ts';
import { createFigureService } from './figure/figure.service.ts';
import { createJobBoardService } from './job/job-board.service.ts';
import { createMetricsService } from './metrics/metrics.service.ts';
import { createTrashService } from './trash/trash.service.ts';
import type { Platform } from '../platform/services.ts';
import type { Catalogue } from '../catalogue/services.ts';
import type { Content } from '../content/services.ts';
import type { Conversations } from '../conversations/services.ts';
import type { Mail } from '../conversations/mail-services.ts';
import type { Deals } from '../deals/services.ts';

type Given = Platform &
  Pick<Content, 'settings'> &
  Pick<Mail, 'mail'> &
  Pick<Catalogue, 'catalogue' | 'tables'> &
  Pick<Deals, 'quotes' | 'orders'> &
  Pick<Conversations, 'inbox' | 'customers'>;

/** Backups, diagnosis, metrics, jobs, trash, demo records, the dashboard and the figures. */
export function createOperations(given: Given) {
  const { database, db, counters, pages, jobs, mail, catalogue, publish, quotes, inbox, customers } = given;
  const settings = given.settings.read;
  const deps = { ...given, settings };
  const version = programVersion;
  const dashboard = createDashboardService({ db, catalogue, orders: given.orders, settings, version });
  const backups = createBackupService({ ...deps, version });
  const figures = createFigureService({ ...deps, dashboard });
  return {
    backups,
    backupNotice: createBackupNotice({ db, mail, health: backups.health }),
    doctor: createDoctorService({ ...deps, backups, inspectFiles }),
    metrics: createMetricsService({
      ...deps,
      counters,
      pages,
      version,
      lines: loggedLines,
      readBackupState: backups.figures,
    }),
    jobBoard: createJobBoardService({ database, jobs }),
    trash: createTrashService({ db }),
    demoRecords: createDemoRecordService({ db, publish, quotes, inbox, customers }),
    dashboard,
    figures,
    figureMails: createFigureMailService({ db, mail, figures }),
  };
}
