import { blogRoutes } from './blog/blog.routes.ts';
import { mediaRoutes } from './media/media.routes.ts';
import { settingRoutes } from './setting/setting.routes.ts';
import { uploadRoutes } from './upload/upload.routes.ts';
import type { Services } from '../services.ts';

/** All calls of this domain. */
export const contentCalls = (services: Services) => [
  ...blogRoutes(services),
  ...uploadRoutes(services),
  ...mediaRoutes(services),
  ...settingRoutes(services),
];
