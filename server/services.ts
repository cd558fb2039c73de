import type { Category } from '../shared/category.ts';
import type { ProductCard } from '../shared/product.ts';
import type { SiteSettings } from '../shared/setting.ts';
import { createCategoryAdminService } from './category/category-admin.service.ts';
import { createCategoryService } from './category/category.service.ts';
import type { Config } from './config.ts';
import { createContactService } from './contact/contact.service.ts';
import { createCannedReplyService } from './contact/canned-reply.service.ts';
import { createInboxService } from './contact/inbox.service.ts';
import type { DatabaseHandle } from './db/client.ts';
import { createDashboardService } from './dashboard/dashboard.service.ts';
import { createFavoriteService } from './favorite/favorite.service.ts';
import { PageCache } from './http/page-cache.ts';
import { toAppError } from './http/on-error.ts';
import { Kept } from './live/kept.ts';
import { joinTags } from './live/tags.ts';
import { createMailService } from './mail/mail.service.ts';
import { createMailWorker } from './mail/mail.worker.ts';
import { createOutboxService } from './mail/outbox.service.ts';
import { createSubscriptionService } from './mail/subscription.service.ts';
import { createImageService } from './image/image.service.ts';
import type { Logger } from './logger.ts';
import { createPartnerAdminService } from './partner/partner-admin.service.ts';
import { createPartnerService } from './partner/partner.service.ts';
import type { CategoryCounts } from './product/product.search.ts';
import { createCatalogueService } from './product/catalogue.service.ts';
import { createProductService } from './product/product.service.ts';
import { createTransferService } from './product/transfer.service.ts';
import { createSessionService } from './session/session.service.ts';
import { createUserSessionService } from './user/user-session.service.ts';
import { createAccountService } from './user/account.service.ts';
import { createInvitationService } from './user/invitation.service.ts';
import { createPasswordResetService } from './user/password-reset.service.ts';
import { createUserService } from './user/user.service.ts';
import { createUploadService } from './upload/upload.service.ts';
import { createAuditService } from './audit/audit.service.ts';
import { createSettingService, readSettings } from './setting/setting.service.ts';
import type { Storage } from './storage/storage.ts';
import { createTranslationService } from './translation/translation.service.ts';

export type Dependencies = {
  config: Config;
  logger: Logger;
  database: DatabaseHandle;
  storage: Storage;
};

export type Services = ReturnType<typeof createServices>;

/** The only wiring: every service with what it needs. */
export function createServices(deps: Dependencies) {
  const { config, logger, database, storage } = deps;
  const { db } = database;
  const pages = new PageCache({ maxBytes: config.PAGE_CACHE_MB * 1024 * 1024 });
  const images = createImageService({ db, storage, logger });
  const kept = {
    counts: new Kept<CategoryCounts>('list'),
    shelves: new Kept<ProductCard[]>('list'),
    categories: new Kept<Category[]>('categories'),
    settings: new Kept<SiteSettings>('settings'),
  };
  const userSessions = createUserSessionService({ db });
  const tags = joinTags(pages, ...Object.values(kept));
  const catalogue = createCatalogueService({ db, tags });
  const categoryAdmin = createCategoryAdminService({ db, tags, reindex: catalogue.reindexCategory });
  const settings = createSettingService({ db, kept: kept.settings, tags });
  const mailWorker = createMailWorker({ config, db, logger, settings });
  const mail = createMailService({ config, readSettings, wake: mailWorker.wake });
  const products = createProductService({ db, images, counts: kept.counts, shelves: kept.shelves });
  const uploads = createUploadService({ images });
  return {
    config,
    logger,
    database,
    pages,
    tags,
    toAppError,
    images,
    mail,
    mailWorker,
    outbox: createOutboxService({ db, wake: mailWorker.wake }),
    subscriptions: createSubscriptionService({ db }),
    contacts: createContactService({ db, mail }),
    inbox: createInboxService({ db, mail }),
    cannedReplies: createCannedReplyService({ db }),
    uploads,
    products,
    catalogue,
    transfers: createTransferService({ db, catalogue, uploads }),
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
    invitations: createInvitationService({ db, mail }),
    passwordResets: createPasswordResetService({ db, mail }),
    audits: createAuditService({ db }),
    dashboard: createDashboardService({ db, catalogue }),
    settings,
  };
}
