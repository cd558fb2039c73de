import { backupRoutes } from './backup/backup.routes.ts';
import { dashboardRoutes } from './dashboard/dashboard.routes.ts';
import { demoRecordRoutes } from './demo-record/demo-record.routes.ts';
import { figureRoutes } from './figure/figure.routes.ts';
import { jobRoutes } from './job/job.routes.ts';
import type { Services } from '../services.ts';

/** All calls of this domain. */
export const operationsCalls = (services: Services) => [
  ...backupRoutes(services),
  ...demoRecordRoutes(services),
  ...jobRoutes(services),
  ...dashboardRoutes(services),
  ...figureRoutes(services),
];
