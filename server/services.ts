import path from 'node:path';
import type { Category } from '../shared/category.ts';
import type { SiteSettings } from '../shared/setting.ts';
import { createCategoryAdminService } from './category/category-admin.service.ts';
import { createCategoryService } from './category/category.service.ts';
import type { Config } from './config.ts';
import type { DatabaseHandle } from './db/client.ts';
import { createDashboardService } from './dashboard/dashboard.service.ts';
import { createFavoriteService } from './favorite/favorite.service.ts';
import { PageCache } from './http/page-cache.ts';
import { toAppError } from './http/on-error.ts';
import { Kept } from './live/kept.ts';
import { joinTags } from './live/tags.ts';
import { createMailService } from './mail/mail.service.ts';
import { createImageService } from './image/image.service.ts';
import type { Logger } from './logger.ts';
import { createPartnerAdminService } from './partner/partner-admin.service.ts';
import { createPartnerService } from './partner/partner.service.ts';
import type { CategoryCounts } from './product/product.search.ts';
import { createCatalogueService } from './product/catalogue.service.ts';
import { createProductService } from './product/product.service.ts';
import { createSessionService } from './session/session.service.ts';
import { createUserSessionService } from './user/user-session.service.ts';
import { createAccountService } from './user/account.service.ts';
import { createInvitationService } from './user/invitation.service.ts';
import { createUserService } from './user/user.service.ts';
import { createUploadService } from './upload/upload.service.ts';
import { createAuditService } from './audit/audit.service.ts';
import { createSettingService } from './setting/setting.service.ts';
import { createDiskStorage, type Storage } from './storage/storage.ts';
import { createTranslationService } from './translation/translation.service.ts';

export type Dependencies = {
  config: Config;
  logger: Logger;
  database: DatabaseHandle;
  storage?: Storage;
};

export type Services = ReturnType<typeof createServices>;

/** The only wiring: every service with what it needs. */
export function createServices(deps: Dependencies) {
  const { config, logger, database } = deps;
  const { db } = database;
  const storage = deps.storage ?? createDiskStorage(path.join(config.DATA_DIR, 'files'));
  const pages = new PageCache({ maxBytes: config.PAGE_CACHE_MB * 1024 * 1024 });
  const images = createImageService({ db, storage, logger });
  const kept = {
    counts: new Kept<CategoryCounts>('list'),
    categories: new Kept<Category[]>('categories'),
    settings: new Kept<SiteSettings>('settings'),
  };
  const userSessions = createUserSessionService({ db });
  const tags = joinTags(pages, ...Object.values(kept));
  const catalogue = createCatalogueService({ db, tags });
  const categoryAdmin = createCategoryAdminService({ db, tags, reindex: catalogue.reindexCategory });
  const products = createProductService({ db, images, counts: kept.counts });
  return {
    config,
    logger,
    database,
    pages,
    tags,
    toAppError,
    images,
    mail: createMailService({ config, db }),
    uploads: createUploadService({ images }),
    products,
    catalogue,
    categoryAdmin,
    partnerAdmin: createPartnerAdminService({ db, tags, reindex: catalogue.reindexPartner }),
    translations: createTranslationService({
      db,
      tags,
      reindex: { product: catalogue.reindexProduct, category: categoryAdmin.reindexCategory },
    }),
    categories: createCategoryService({ db, kept: kept.categories }),
    partners: createPartnerService({ db }),
    favorites: createFavoriteService({ db, products, tags }),
    sessions: createSessionService({ db }),
    userSessions,
    accounts: createAccountService({ db, sessions: userSessions }),
    users: createUserService({ db }),
    invitations: createInvitationService({ db }),
    audits: createAuditService({ db }),
    dashboard: createDashboardService({ db, catalogue }),
    settings: createSettingService({ db, kept: kept.settings }),
  };
}
