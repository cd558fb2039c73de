import path from 'node:path';
import { createCategoryService } from './category/category.service.ts';
import type { Config } from './config.ts';
import type { DatabaseHandle } from './db/client.ts';
import { createFavoriteService } from './favorite/favorite.service.ts';
import { PageCache } from './http/page-cache.ts';
import { toAppError } from './http/on-error.ts';
import { joinTags } from './http/page-tags.ts';
import { createImageService } from './image/image.service.ts';
import type { Logger } from './logger.ts';
import { createPartnerService } from './partner/partner.service.ts';
import { ListingCounts } from './product/listing-counts.ts';
import { createProductService } from './product/product.service.ts';
import { createSessionService } from './session/session.service.ts';
import { createSettingService } from './setting/setting.service.ts';
import { createDiskStorage, type Storage } from './storage/storage.ts';

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
  const counts = new ListingCounts();
  const tags = joinTags(pages, counts);
  const products = createProductService({ db, images, counts });
  return {
    config,
    logger,
    database,
    pages,
    tags,
    toAppError,
    images,
    products,
    categories: createCategoryService({ db }),
    partners: createPartnerService({ db }),
    favorites: createFavoriteService({ db, products, tags }),
    sessions: createSessionService({ db }),
    settings: createSettingService({ db }),
  };
}
