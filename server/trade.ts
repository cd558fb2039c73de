import { createLandedCostService } from './landed-cost/landed-cost.service.ts';
import type { Database } from './db/client.ts';
import type { Limits } from './db/limits.ts';
import { createBeneficiaryService } from './document/beneficiary.service.ts';
import { createDocumentService } from './document/document.service.ts';
import { createVerifyService } from './document/verify.service.ts';
import { createCustomerService } from './customer/customer.service.ts';
import { createOfferTemplateService } from './offer-template/offer-template.service.ts';
import type { MailService } from './mail/mail.service.ts';
import type { AccountService } from './user/account.service.ts';
import type { PageTags } from './live/tags.ts';
import { createCatalogService } from './catalog/catalog.service.ts';
import type { ImageService } from './image/image.service.ts';
import { createEvidenceService } from './evidence/evidence.service.ts';
import { printFaults } from './pdf/printable.ts';
import { createReferenceFileService } from './reference/reference-file.service.ts';
import { createReferenceService } from './reference/reference.service.ts';
import type { createCaches } from './caches.ts';
import type { CatalogueService } from './product/catalogue.service.ts';
import { createTableFileService } from './product/table-file.service.ts';
import { createTableImportService } from './product/table-import.service.ts';
import { createTransferService } from './product/transfer.service.ts';
import type { Storage } from './storage/storage.ts';
import { createTestimonialService } from './testimonial/testimonial.service.ts';
import { createSupplierPriceService } from './supplier-price/supplier-price.service.ts';
import type { SettingService } from './setting/setting.service.ts';
import type { UploadService } from './upload/upload.service.ts';

type Dependencies = {
  limits: Limits;
  database: { db: Database };
  storage: Storage;
  tags: PageTags;
  cached: ReturnType<typeof createCaches>;
  settings: Pick<SettingService, 'read'>;
  catalogue: Pick<CatalogueService, 'change'>;
  uploads: Pick<UploadService, 'receiveForm'>;
  images: ImageService;
  mail: MailService;
  accounts: AccountService;
};

/** Services of prices, importing goods, table files and documents. A part of services.ts. */
export function createTrade(deps: Dependencies) {
  const { db } = deps.database;
  const { limits, storage, tags, cached, settings, catalogue, uploads, images, mail, accounts } = deps;
  const reference = createReferenceService({ db, tags, cached: cached.reference });
  const tables = createTableFileService({ uploads });
  const imports = createTableImportService({ db, tables });
  const documents = createDocumentService({ db, storage });
  return {
    supplierPrices: createSupplierPriceService({ db }),
    customers: createCustomerService({ db }),
    offerTemplates: createOfferTemplateService({ db }),
    transfers: createTransferService({ db, catalogue, imports }),
    beneficiaries: createBeneficiaryService({ db, tags, mail, accounts, printFaults }),
    catalogs: createCatalogService({ db, limits, storage, tags, uploads, images }),
    evidence: createEvidenceService({ db, tags }),
    testimonials: createTestimonialService({ db, tags }),
    documents,
    verify: createVerifyService({ documents, limits }),
    reference,
    referenceFiles: createReferenceFileService({ reference, tables, imports }),
    landedCosts: createLandedCostService({ db, rowsOf: reference.rowsOf, settings: settings.read }),
  };
}
