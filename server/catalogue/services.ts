import { createCategoryAdminService } from './category/category-admin.service.ts';
import { createCategoryService } from './category/category.service.ts';
import { createEvidenceService } from './evidence/evidence.service.ts';
import { createFavoriteService } from './favorite/favorite.service.ts';
import { createPartnerAdminService } from './partner/partner-admin.service.ts';
import { createPartnerService } from './partner/partner.service.ts';
import { releaseFromCategory, releaseFromPartner } from './product/catalogue.changes.ts';
import { createCatalogueService } from './product/catalogue.service.ts';
import { createProductService } from './product/product.service.ts';
import { createSupplierPriceService } from './supplier-price/supplier-price.service.ts';
import { createSynonymService } from './synonym/synonym.service.ts';
import { createTableFileService } from './transfer/table-file.service.ts';
import { createTableImportService } from './transfer/table-import.service.ts';
import { createTransferService } from './transfer/transfer.service.ts';
import { createTranslationService } from './translation/translation.service.ts';
import type { Platform } from '../platform/services.ts';
import type { Content } from '../content/services.ts';

export type Catalogue = ReturnType<typeof createCatalogue>;

/** Products with their categories, suppliers, prices, evidence and translations; import and export. */
export function createCatalogue(
  given: Platform & Pick<Content, 'images' | 'uploads' | 'mediaUploads' | 'mediaLibrary' | 'settings'>,
) {
  const { db, limits, tags, jobs, cached, images, uploads, mediaUploads, mediaLibrary, settings } = given;
  const categoryAdmin = createCategoryAdminService({ db, tags, jobs, release: releaseFromCategory });
  const catalogue = createCatalogueService({ db, tags, mediaUploads });
  const synonyms = createSynonymService({ db, tags, cached: cached.synonyms });
  const { counts, shelves } = cached;
  const products = createProductService({
    db,
    images,
    mediaLibrary,
    counts,
    shelves,
    synonyms: synonyms.all,
    rates: async () => (await settings.read()).rates.perDollar,
  });
  const tables = createTableFileService({ uploads });
  const imports = createTableImportService({ db, tables });
  return {
    products,
    synonyms,
    catalogue,
    categoryAdmin,
    categories: createCategoryService({ db, cached: cached.categories }),
    partnerAdmin: createPartnerAdminService({ db, tags, jobs, release: releaseFromPartner }),
    partners: createPartnerService({ db }),
    translations: createTranslationService({
      db,
      changePart: { product: catalogue.changePart, category: categoryAdmin.changePart },
    }),
    favorites: createFavoriteService({ db, limits, products }),
    supplierPrices: createSupplierPriceService({ db }),
    evidence: createEvidenceService({ db, tags }),
    tables,
    imports,
    transfers: createTransferService({ db, catalogue, imports }),
  };
}
