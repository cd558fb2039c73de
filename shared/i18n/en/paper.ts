import type { SameShape } from '../translate.ts';

/** Texts of PDF documents; the texts for sums and terms are those of the offer's page. */
export const paper = {
  offer: 'Offer',
  sampleOffer: 'Offer of samples',
  proforma: 'Proforma invoice',
  catalogue: 'Catalogue',
  reference: 'Reference',
  date: 'Date',
  seller: 'Seller',
  buyer: 'Buyer',
  registration: 'Registration number {number}',
  item: 'Item',
  quantity: 'Quantity',
  unitPrice: 'Unit price',
  sum: 'Sum',
  deliveryTerm: 'Terms of delivery',
  payment: 'Payment',
  payAll: 'The whole sum before production',
  /** Of an item that can be had in several ways. */
  option: 'Option {number} of {count}: {label}',
  totalDepends: 'It depends on the options that you choose on the page of the offer.',
  acceptedNote: 'Accepted on {day} by {name}',
  /** If the name of the buyer is in letters that no font has. */
  acceptedNoteUnnamed: 'Accepted on {day}',
  proformaNote:
    'This proforma invoice is made of revision {revision}, accepted by {name} on {day}. It is no tax invoice.',
  proformaNoteUnnamed:
    'This proforma invoice is made of revision {revision}, accepted on {day}. It is no tax invoice.',
  payTo: 'Pay to',
  /** If the offer is in another currency than the account. */
  otherCurrency: 'This account is in {currency}. Before you pay, ask us for the sum in {currency}.',
  check: 'Check this document',
  checkText: 'Scan the code, or type {code} at {url}',
  paySafely: 'We never change our bank details by e-mail or chat: {url}',
  page: 'Page {page} of {pages}',
  demo: 'Demo of a fictitious company',
  selections: { products: 'Our products', favorites: 'Favourites', list: 'Quote list' },
  products: { one: '{count} product', other: '{count} products' },
  minimumOrder: 'From {quantity}',
  /** The report of an inspection. */
  report: {
    title: 'Inspection report',
    draft: 'Draft: not final, not for the buyer',
    decide: 'This report approves nothing: the buyer decides.',
    order: 'Order',
    place: 'Place',
    inspector: 'Inspector',
    result: 'What was found',
    notCounted: 'The pieces are not counted yet.',
    notChecked: 'What was not checked',
    photos: 'Photos, the worst first',
    defects: 'Defects',
    count: 'How many',
    checks: 'Checks',
    plan: 'Sampling plan',
    planText: 'General inspection level II, single, normal (ISO 2859-1). Lot of {lot} pieces.',
    planLimit: '{name}: limit (AQL) {aql}, {sample} pieces looked at, {accept} allowed',
    planNone: '{name}: {sample} pieces looked at, none allowed',
    goods: 'Goods of the order',
    signedInspector: 'Signed by the inspector',
    signedFactory: 'Read by the factory',
  },
  pricesOf: 'Prices of {day}; they are binding in an offer only.',
} as const;

/** The same texts in any language. */
export type PaperTexts = SameShape<typeof paper>;
