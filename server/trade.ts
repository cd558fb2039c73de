import { createLandedCostService } from './deals/landed-cost/landed-cost.service.ts';
import type { Database } from './platform/db/client.ts';
import type { Limits } from './platform/db/limits.ts';
import { createBeneficiaryService } from './deals/document/beneficiary.service.ts';
import { createDocumentService } from './deals/document/document.service.ts';
import { createVerifyService } from './deals/document/verify.service.ts';
import { createCustomerService } from './conversations/customer/customer.service.ts';
import { createOfferTemplateService } from './deals/offer-template/offer-template.service.ts';
import type { MailService } from './conversations/mail/mail.service.ts';
import type { AccountService } from './people/user/account.service.ts';
import type { PageTags } from './platform/live/tags.ts';
import { createCatalogService } from './deals/catalog/catalog.service.ts';
import type { ImageService } from './content/image/image.service.ts';
import { createEvidenceService } from './catalogue/evidence/evidence.service.ts';
import { printFaults } from './deals/pdf/printable.ts';
import { createReferenceFileService } from './deals/reference/reference-file.service.ts';
import { createReferenceService } from './deals/reference/reference.service.ts';
import type { createCaches } from './caches.ts';
import type { CatalogueService } from './catalogue/product/catalogue.service.ts';
import { createTableFileService } from './catalogue/transfer/table-file.service.ts';
import { createTableImportService } from './catalogue/transfer/table-import.service.ts';
import { createTransferService } from './catalogue/transfer/transfer.service.ts';
import type { Storage } from './platform/storage/storage.ts';
import { createTestimonialService } from './deals/testimonial/testimonial.service.ts';
import { createSupplierPriceService } from './catalogue/supplier-price/supplier-price.service.ts';
import type { SettingService } from './content/setting/setting.service.ts';
import type { UploadService } from './content/upload/upload.service.ts';

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
