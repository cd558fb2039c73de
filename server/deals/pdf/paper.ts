import type { InspectionPlan } from '#shared/deals/inspection-rules.ts';
import type { InspectionReport } from '#shared/deals/inspection.ts';
import type { OrderLine } from '#shared/deals/order.ts';
import type { PaperCompany } from '#shared/deals/paper-company.ts';
import type { OfferChoice, SentOffer } from '#shared/deals/quote-offer.ts';
import type { Locale } from '#shared/base/locale.ts';

/** The code and address by which a document can be checked. */
type Verification = { code: string; url: string };

type Common = {
  locale: Locale;
  company: PaperCompany;
  /** When the document is issued, as an ISO time. The file does not contain the time of rendering. */
  issuedAt: string;
  verification: Verification | null;
  paySafelyUrl: string | null;
};

/** An offer as sent, or the proforma invoice of an accepted offer. */
export type OfferPaper = Common & {
  kind: 'offer' | 'proforma';
  offer: SentOffer;
  hash: string;
  /** Null as long as the total depends on a choice that nobody has made. */
  choice: OfferChoice | null;
  /** Lines of name, company and place. */
  buyer: string[];
  /** Who accepted, and when; null for an offer that is not accepted. */
  accepted: { name: string; at: string } | null;
  /** The account to pay to: its lines and its currency; null if none is known. */
  payTo: { lines: string[]; currency: string } | null;
};

export type CatalogueProduct = {
  name: string;
  sku: string | null;
  /** Formatted price; null if the price is on request. */
  price: string | null;
  minimumOrder: string | null;
  /** On a quote list, the quantity and what it costs (null without a price); `price` is the one at this quantity. */
  ordered?: { quantity: string; sum: string | null };
  leadTime: string | null;
  url: string;
  /** A JPEG. */
  picture: Uint8Array | null;
};

/** A selection of products with pictures. */
export type CataloguePaper = Common & {
  kind: 'catalogue';
  title: string;
  /** The sum of a quote list as a sentence; null if there is none. */
  total?: string | null;
  products: CatalogueProduct[];
};

/** The report of an inspection: final, or a draft for the staff. */
export type InspectionPaper = Common & {
  kind: 'inspection';
  /** Number of the order. */
  number: string;
  lines: Pick<OrderLine, 'name' | 'option' | 'quantity' | 'saleUnit'>[];
  plan: InspectionPlan;
  report: InspectionReport;
  /** Null for a draft. */
  hash: string | null;
  /** The worst photos as JPEG; the class is null for one of no defect. */
  photos: { picture: Uint8Array; class: InspectionReport['defects'][number]['class'] | null; text: string }[];
};

export type Paper = OfferPaper | CataloguePaper | InspectionPaper;
