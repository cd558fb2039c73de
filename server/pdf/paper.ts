import type { PaperCompany } from '#shared/paper-company.ts';
import type { OfferChoice, SentOffer } from '#shared/quote-offer.ts';
import type { Locale } from '#shared/locale.ts';

/** By what a document can be checked. */
type Verification = { code: string; url: string };

type Common = {
  locale: Locale;
  company: PaperCompany;
  /** When it is issued, as an ISO moment; the file says nothing of the moment in which it was rendered. */
  issuedAt: string;
  verification: Verification | null;
  paySafelyUrl: string | null;
};

/** An offer as it was sent, or the proforma invoice of what was accepted. */
export type OfferPaper = Common & {
  kind: 'offer' | 'proforma';
  offer: SentOffer;
  hash: string;
  choice: OfferChoice;
  /** Lines of name, company and place. */
  buyer: string[];
  /** Of a proforma: who accepted, and when. */
  accepted: { name: string; at: string } | null;
  /** Lines of the account that is paid to; null where none is known. */
  payTo: string[] | null;
};

export type CatalogueProduct = {
  name: string;
  sku: string | null;
  /** As text: null where it is on request. */
  price: string | null;
  minimumOrder: string | null;
  leadTime: string | null;
  url: string;
  /** A JPEG. */
  picture: Uint8Array | null;
};

/** A selection of products with pictures. */
export type CataloguePaper = Common & { kind: 'catalogue'; title: string; products: CatalogueProduct[] };

export type Paper = OfferPaper | CataloguePaper;
