import { z } from 'zod';
import { toCountryCode } from '../base/country.ts';
import {
  dialledPhone,
  optionalLine,
  optionalMail,
  optionalReference,
  optionalText,
  optionalWebAddress,
  parsedText,
  wholeNumber,
} from '../base/form-text.ts';
import { maxCompanyLength, maxNameLength, maxTitleLength } from '../base/limits.ts';
import {
  maxLineQuantity,
  maxListLines,
  maxPlaceLength,
  maxQuoteMessage,
  maxQuoteNote,
} from './quote-limits.ts';
import { locales } from '../base/locale.ts';
import { currencies } from '../base/money.ts';
import { priceTier } from '../catalogue/product.ts';
import { type SaleUnit, saleUnits } from '../catalogue/product-rules.ts';
import { linePhoto } from './quote-photo.ts';
import { quoteIncoterms, usualPlace } from './quote-rules.ts';
import { plainTargetPrice } from './quote-list-form.ts';

const none = z.literal('').transform(() => null);

/** Quantity of a line (docs/specification/quotes.md#list). */
export const lineQuantity = wholeNumber(-maxLineQuantity, maxLineQuantity).refine(
  (value) => value >= 1,
  'quantityMinimum',
);

/** Optional fields of a line. */
const lineTexts = {
  color: optionalLine(60).optional(),
  /** An amount as typed, in the list's currency unless it names another one. */
  targetPrice: z
    .union([parsedText(plainTargetPrice, 'priceInvalid'), none, z.null()], 'priceInvalid')
    .optional(),
  note: optionalText(maxQuoteNote).optional(),
  /** For "Find this for me": a description of a product that is not in the catalogue, and a link to a similar one. */
  title: optionalLine(maxTitleLength).optional(),
  link: optionalWebAddress.optional(),
};

const foundQuantity = z.union([lineQuantity, none], 'numberInvalid').optional();

/** Body of POST /api/quote-list/lines: a product, or the description of one to be found. */
export const newListLine = z
  .object({
    product: optionalReference.optional(),
    /** Defaults to the product's minimum order. */
    quantity: foundQuantity,
    /** Of a description. */
    saleUnit: z.enum(saleUnits, 'choiceInvalid').optional(),
    ...lineTexts,
    /** A repeated call adds the same description only once. A product can be on a list only once anyway. */
    requestKey: z.uuid('choiceInvalid').optional(),
  })
  .refine(({ product, title }) => Boolean(product ?? title), { path: ['title'], message: 'required' });
export type NewListLine = z.infer<typeof newListLine>;

/** A line as the list's form sends it; `id` is that of the line on the list. */
const sentLine = z.object({
  id: z.uuid('choiceInvalid'),
  quantity: lineQuantity,
  ...lineTexts,
});

/** A telephone number or an e-mail address is enough. */
const contact = {
  email: optionalMail.optional(),
  phone: dialledPhone().optional(),
};

const details = {
  currency: z.enum(currencies, 'choiceInvalid').optional(),
  /** The currency of target prices that name none, as their fields say. By default that of the list. */
  targetCurrency: z.enum(currencies, 'choiceInvalid').optional(),
  country: z
    .union([none, z.null(), z.string()])
    .transform((value, context) => {
      const code = value && toCountryCode(value);
      if (value && !code) context.addIssue({ code: 'custom', message: 'countryRequired' });
      return code || null;
    })
    .optional(),
  city: optionalLine(maxPlaceLength).optional(),
  /** Null if the buyer wants our advice. */
  incoterm: z.union([z.enum(quoteIncoterms), none, z.null()], 'choiceInvalid').optional(),
  namedPlace: optionalLine(maxPlaceLength).optional(),
  sampleWanted: z
    .union([z.boolean(), z.literal('on').transform(() => true), none.transform(() => false)])
    .optional(),
  /** The day by which the buyer wants the goods. */
  deadline: z.union([z.iso.date('dateInvalid'), none, z.null()], 'dateInvalid').optional(),
  contactName: optionalLine(maxNameLength).optional(),
  companyName: optionalLine(maxCompanyLength).optional(),
  ...contact,
  message: optionalText(maxQuoteMessage).optional(),
};

/** Body of PUT /api/quote-list: fields that are not given keep their value; a list may be incomplete. */
export const listChange = z.object({ lines: z.array(sentLine).max(maxListLines).optional(), ...details });
export type ListChange = z.infer<typeof listChange>;

/** The details of a list in the body of a request. */
export const detailsOf = (given: NewQuoteRequest): Omit<ListChange, 'lines' | 'targetCurrency'> =>
  Object.fromEntries(
    Object.entries(given).filter(([name]) => Object.hasOwn(details, name) && name !== 'targetCurrency'),
  );

/**
 * Decides when a rule over several fields is checked: unless one of these fields
 * is malformed. By default it is skipped while any field is malformed, so that
 * buyers would learn of missing fields only after correcting all others.
 */
const isReadable =
  (...names: string[]) =>
  ({ value, issues }: z.core.ParsePayload): boolean =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !issues.some(({ path }) => names.includes(String(path?.[0])));

/** Body of POST /api/quote-list/request: the whole list, which is then sent as a request. */
export const newQuoteRequest = z
  .object({
    lines: z.array(sentLine).max(maxListLines),
    ...details,
    /** "Find this for me", if it was filled in and not put on the list: it becomes a line of the request. */
    findTitle: lineTexts.title,
    findLink: lineTexts.link,
    findNote: lineTexts.note,
    findQuantity: foundQuantity,
    findUnit: z.enum(saleUnits, 'choiceInvalid').optional(),
    findKey: z.uuid().optional().catch(undefined),
    /** A repeated request with the same key creates no second one. */
    requestKey: z.uuid('choiceInvalid').optional(),
    locale: z.enum(locales).optional().catch(undefined),
    timeZone: z.string().max(60).optional().catch(undefined),
    /** The honeypot: this field is hidden from people. */
    subject: z.string().max(1000).optional().catch('filled'),
  })
  .refine((given) => given.lines.length > 0 || wantedOf(given) !== null, {
    path: ['lines'],
    message: 'required',
    when: isReadable('lines', 'findTitle', 'findLink', 'findNote'),
  })
  .refine(({ contactName }) => Boolean(contactName), {
    path: ['contactName'],
    message: 'contactNameRequired',
    when: isReadable('contactName'),
  })
  .refine(({ email, phone }) => Boolean(email ?? phone), {
    path: ['phone'],
    message: 'contactNeeded',
    when: isReadable('email', 'phone'),
  })
  .refine(({ country }) => Boolean(country), {
    path: ['country'],
    message: 'countryRequired',
    when: isReadable('country'),
  })
  .refine(
    ({ incoterm, namedPlace, city }) => !incoterm || Boolean(namedPlace || usualPlace(incoterm, city)),
    {
      path: ['namedPlace'],
      message: 'namedPlaceRequired',
      when: isReadable('incoterm', 'namedPlace', 'city'),
    },
  )
  .transform((given) =>
    given.incoterm && !given.namedPlace
      ? { ...given, namedPlace: usualPlace(given.incoterm, given.city) }
      : given,
  );
export type NewQuoteRequest = z.infer<typeof newQuoteRequest>;

type Wanted = Partial<Record<'findTitle' | 'findLink' | 'findNote', string | null | undefined>> & {
  findQuantity?: number | null | undefined;
  findUnit?: SaleUnit | undefined;
};

/** The line that "Find this for me" describes; null if it is empty. Without a title, another text stands for it. */
export function wantedOf({ findTitle, findLink, findNote, findQuantity, findUnit }: Wanted) {
  const title = findTitle || findNote?.replaceAll(/\s+/gu, ' ') || findLink;
  if (!title) return null;
  return {
    title: title.slice(0, maxTitleLength).toWellFormed(),
    link: findLink,
    note: findNote,
    quantity: findQuantity,
    saleUnit: findUnit,
  };
}

/** The buyer's input for a line, and its displayed name and picture. */
export const lineFacts = {
  id: z.uuid(),
  productId: z.uuid().nullable(),
  /** In the buyer's language. */
  name: z.string(),
  imageUrl: z.string().nullable(),
  saleUnit: z.enum(saleUnits),
  quantity: z.int(),
  color: z.string().nullable(),
  targetPrice: z.string().nullable(),
  note: z.string().nullable(),
  link: z.string().nullable(),
  photos: z.array(linePhoto),
};

/** A line of the quote list as the buyer sees it. */
const listLine = z.object({
  ...lineFacts,
  /** Colours of the product that the buyer can choose, as stored. */
  colors: z.array(z.string()),
  minimumOrderQuantity: z.int(),
  /** Listed price of the product and its currency; null for "on request". */
  price: z.string().nullable(),
  priceUnit: z.string(),
  /** Price tiers in the same currency. */
  priceTiers: z.array(priceTier),
});
export type ListLine = z.infer<typeof listLine>;

/** Destination, contact and message of a list and of a request, as stored. */
export const listDetails = {
  country: z.string().nullable(),
  city: z.string().nullable(),
  incoterm: z.enum(quoteIncoterms).nullable(),
  namedPlace: z.string().nullable(),
  sampleWanted: z.boolean(),
  deadline: z.string().nullable(),
  contactName: z.string().nullable(),
  companyName: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  message: z.string().nullable(),
};

export const quoteList = z.object({
  /** Opens the list on another device; null if there is no code yet. */
  code: z.string().nullable(),
  lines: z.array(listLine),
  /** Photos of a description that is not added yet, and the id that its line will get. */
  begun: z.object({ key: z.uuid(), photos: z.array(linePhoto) }).nullable(),
  /** Sum at listed prices for these quantities, in the list's currency; null if no line has a price. */
  totalAmount: z.string().nullable(),
  currency: z.enum(currencies),
  details: z.object(listDetails),
});
export type QuoteList = z.infer<typeof quoteList>;
