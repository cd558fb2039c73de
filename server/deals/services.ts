import { keepFactoryPrices } from '../catalogue/supplier-price/supplier-price.keeping.ts';
import { createCatalogService } from './catalog/catalog.service.ts';
import { createBeneficiaryService } from './document/beneficiary.service.ts';
import { createDocumentService } from './document/document.service.ts';
import { createVerifyService } from './document/verify.service.ts';
import { createLandedCostService } from './landed-cost/landed-cost.service.ts';
import { createInspectionPaperService } from './order/inspection-paper.service.ts';
import { createInspectionService } from './order/inspection.service.ts';
import { createOrderActs } from './order/order.acting.ts';
import { createOrderBuyerService } from './order/order-buyer.service.ts';
import { createOrderDigestService } from './order/order-digest.service.ts';
import { createOrderMailService } from './order/order-mail.service.ts';
import { createOrderPaymentService } from './order/order-payment.service.ts';
import { createOrderService } from './order/order.service.ts';
import { createShipmentService } from './order/shipment.service.ts';
import { createSupplierLinkService } from './order/supplier-link.service.ts';
import { createOfferTemplateService } from './offer-template/offer-template.service.ts';
import { createPdfService } from './pdf/pdf.service.ts';
import { printFaults } from './pdf/printable.ts';
import { createQuoteActs } from './quote/quote.acting.ts';
import { createQuoteBuyerService } from './quote/quote-buyer.service.ts';
import { createQuoteListService } from './quote/quote-list.service.ts';
import { createQuoteMailService } from './quote/quote-mail.service.ts';
import { createQuotePaperService } from './quote/quote-paper.service.ts';
import { createQuotePhotoService } from './quote/quote-photo.service.ts';
import { createQuoteRequestService } from './quote/quote-request.service.ts';
import { createQuoteTurns } from './quote/quote-turns.ts';
import { createQuoteService } from './quote/quote.service.ts';
import { createReferenceFileService } from './reference/reference-file.service.ts';
import { createReferenceService } from './reference/reference.service.ts';
import { createSelectionService } from './selection/selection.service.ts';
import { createTestimonialService } from './testimonial/testimonial.service.ts';
import type { Platform } from '../platform/services.ts';
import type { Catalogue } from '../catalogue/services.ts';
import type { Content } from '../content/services.ts';
import type { Mail } from '../conversations/mail-services.ts';
import type { People } from '../people/services.ts';

export type Deals = ReturnType<typeof createDeals>;

/** From the quote list to the accepted offer, with what an offer needs: reference data, landed cost and documents. */
export function createDeals(given: Platform & Content & Catalogue & Mail & People) {
  const { config, db, storage, logger, limits, tags, jobs, publish, cached } = given;
  const { settings, images, uploads, strangerUploads, products, tables, imports, mail, accounts } = given;
  const turns = createQuoteTurns(db);
  const reference = createReferenceService({ db, tags, cached: cached.reference });
  const landedCosts = createLandedCostService({ db, rowsOf: reference.rowsOf, settings: settings.read });
  const documents = createDocumentService({ db, storage });
  const pdf = createPdfService({ logger });
  const acts = createQuoteActs({ db, tags, jobs, publish, settings: settings.read });
  const orderActs = createOrderActs({ db, acts });
  const buyerQuotes = createQuoteBuyerService({ db, limits, turns, acts });
  const quotePhotos = createQuotePhotoService({
    db,
    storage,
    images,
    limits,
    uploads,
    strangerUploads,
    find: buyerQuotes.find,
  });
  const orderBuyers = createOrderBuyerService({
    db,
    limits,
    images,
    photos: quotePhotos,
    find: buyerQuotes.find,
    open: async (code, address) => buyerQuotes.open(code, address),
    ofShipments: async (ports) => reference.ofShipments(ports),
    orderActs,
  });
  const hasPublicAddress = config.PUBLIC_URL !== undefined;
  const inspectionPapers = createInspectionPaperService({
    db,
    find: buyerQuotes.find,
    images,
    limits,
    pdf,
    settings: settings.read,
    storage,
    hasPublicAddress,
  });
  return {
    orders: createOrderService({ db, photos: quotePhotos, acts, orderActs, jobs }),
    orderPayments: createOrderPaymentService({ orderActs, settings: settings.read }),
    shipments: createShipmentService(orderActs),
    orderBuyers,
    inspections: createInspectionService({ orderActs, jobs, printFaults, enter: orderBuyers.enter }),
    inspectionPapers,
    supplierLinks: createSupplierLinkService({
      db,
      limits,
      photos: quotePhotos,
      orderActs,
      settings: settings.read,
    }),
    quoteLists: createQuoteListService({
      db,
      limits,
      turns,
      rates: async () => (await settings.read()).rates.perDollar,
    }),
    quoteRequests: createQuoteRequestService({ db, limits, turns, acts }),
    quotePhotos,
    quoteMail: createQuoteMailService({ db, mail }),
    orderMail: createOrderMailService({ db, mail }),
    orderDigests: createOrderDigestService({ db, mail, enter: orderBuyers.enter, orderActs }),
    buyerQuotes,
    quotes: createQuoteService({
      db,
      acts,
      printFaults,
      listTerms: (search, locale, limit) => products.listTerms(search, locale, limit),
      settings: settings.read,
      landedBasis: (country, lines) => landedCosts.basisOf(country, lines),
      keepPrices: keepFactoryPrices,
    }),
    offerTemplates: createOfferTemplateService({ db }),
    quotePapers: createQuotePaperService({
      db,
      acts,
      documents,
      pdf,
      settings: settings.read,
      find: buyerQuotes.find,
      limits,
      hasPublicAddress,
    }),
    selections: createSelectionService({ limits, products, images, pdf, settings: settings.read }),
    catalogs: createCatalogService({ db, limits, storage, tags, uploads, images }),
    documents,
    verify: createVerifyService({ documents, reports: inspectionPapers, limits }),
    beneficiaries: createBeneficiaryService({ db, tags, mail, accounts, printFaults }),
    testimonials: createTestimonialService({ db, tags }),
    reference,
    referenceFiles: createReferenceFileService({ reference, tables, imports }),
    landedCosts,
  };
}
