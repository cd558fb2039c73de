import { z } from 'zod';
import { evidenceKinds } from '#shared/catalogue/evidence-rules.ts';
import type { Locale } from '#shared/base/locale.ts';
import { currencies } from '#shared/base/money.ts';
import { priceTier } from '#shared/catalogue/product.ts';
import { hsCodePattern } from '#shared/base/typed-text.ts';
import { saleUnits, stockStatuses } from '#shared/catalogue/product-rules.ts';
import {
  hsCodesPattern,
  paperMakers,
  paperSteps,
  referenceBases,
  referenceKinds,
  referenceUnits,
} from '#shared/deals/reference-rules.ts';

// Schemas of the files in `demo/`, which demo-content.ts reads.

/** The languages in which the demo is written; visitors with another language read English. */
export const demoLanguages = ['en', 'fr', 'es', 'zh'] as const satisfies readonly Locale[];
export type DemoLanguage = (typeof demoLanguages)[number];

const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be in kebab-case');
const text = z.string().trim().min(1);
const hsCode = z.string().regex(hsCodePattern);
const day = z.iso.date();
const moment = z.iso.datetime().transform((value) => new Date(value));
const decimal = z.string().regex(/^\d+\.\d{2}$/, 'must be a decimal as text, such as "12.50"');
/** A text that the file has as a list of its lines or paragraphs. */
const joined = (separator: string) =>
  z
    .array(z.string())
    .min(1)
    .transform((parts) => parts.join(separator));
const inFourLanguages = <T extends z.ZodType>(one: T) =>
  z.strictObject({ en: one, fr: one, es: one, zh: one });

const productText = z.strictObject({
  name: text,
  shortDescription: text.max(140),
  description: joined('\n\n'),
  specifications: joined('\n'),
  features: z.array(text).min(3).max(5),
});
export const product = z.strictObject({
  key,
  /** Key of a supplier. */
  partner: key.nullable(),
  sku: text,
  hsCode,
  /** As the form takes them; the first picture shows the first, the second all. */
  colors: z.array(text).min(1),
  /** Null: on request. */
  price: decimal.nullable(),
  priceUnit: z.enum(currencies),
  minimumOrderQuantity: z.int().positive(),
  saleUnit: z.enum(saleUnits).default('piece'),
  /** "15-20 days", "3-4 weeks": pages translate this form. */
  leadTime: text.nullable(),
  /** Units of sale, length, width and height, gross weight, as in the specifications. */
  packing: z
    .strictObject({
      perCarton: z.int().positive(),
      centimetres: z.tuple([z.number(), z.number(), z.number()]),
      kilograms: z.number(),
    })
    .nullable()
    .default(null),
  priceTiers: z.array(priceTier).default([]),
  stockStatus: z.enum(stockStatuses),
  stockQuantity: z.int(),
  isActive: z.boolean().default(true),
  isFeatured: z.boolean().default(false),
  /** Whether `videos/` has a video of it. */
  hasVideo: z.boolean().default(false),
  ...inFourLanguages(productText).shape,
});
export const category = z.strictObject({
  key,
  hsCode: hsCode.nullable().default(null),
  ...inFourLanguages(z.strictObject({ name: text, description: text })).shape,
});
const evidence = z.strictObject({
  kind: z.enum(evidenceKinds),
  title: text,
  doneOn: day,
  doneBy: text,
  validUntil: day.nullable(),
  note: text.nullable(),
  limits: text.nullable(),
});
export const partner = z.strictObject({
  key,
  name: text,
  description: text,
  location: text,
  country: text,
  website: z.url(),
  contactEmail: z.email(),
  /** E.164, from a range reserved for fiction; null where none is published. */
  contactPhone: z.e164().nullable(),
  establishedYear: z.int(),
  isVerified: z.boolean(),
  verifiedAt: day.nullable(),
  rating: decimal,
  evidence: z.array(evidence),
});
export const cannedReply = z.strictObject({
  language: z.enum(demoLanguages),
  title: text,
  body: joined('\n'),
});
export const reference = z
  .strictObject({
    kind: z.enum(referenceKinds),
    area: text,
    code: text,
    name: inFourLanguages(text),
    detail: inFourLanguages(text).optional(),
    low: z.number().nullable().default(null),
    high: z.number().nullable().default(null),
    unit: z.enum(referenceUnits),
    base: z.enum(referenceBases).nullable().default(null),
    isDisputed: z.boolean().default(false),
    maker: z.enum(paperMakers).nullable().default(null),
    step: z.enum(paperSteps).nullable().default(null),
    hsCodes: z.string().regex(hsCodesPattern).nullable().default(null),
    validFrom: day.nullable().default(null),
    validUntil: day.nullable().default(null),
    source: z.union([text, joined('\n')]),
    checkedOn: day,
  })
  .transform(({ name: { en: name, ...names }, detail: inAll, ...row }) => {
    const { en: detail = null, ...details } = inAll ?? {};
    return { ...row, name, names, detail, details };
  });
const ends = z.tuple([z.number(), z.number()]);
/** Kind and unit of the reference rows that are made of a port's quotations. */
const quotationRows = {
  lcl: ['freight', 'usd_wm'],
  container20: ['freight', 'usd_container_20'],
  container40hq: ['freight', 'usd_container_40hq'],
  air: ['freight', 'usd_kg'],
  agent: ['local', 'usd_shipment'],
  delivery: ['local', 'usd_wm'],
  airDelivery: ['local', 'usd_kg'],
} as const;
type Quotation = keyof typeof quotationRows;
const perQuotation = <T extends z.ZodType>(one: T) =>
  z.strictObject(
    Object.fromEntries(Object.keys(quotationRows).map((name) => [name, one])) as Record<Quotation, T>,
  );
/** The company's own quotations of freight and of costs after customs, by country, in dollars; read as reference rows. */
export const quotations = z
  .strictObject({
    checkedOn: day,
    source: text,
    detail: inFourLanguages(text),
    names: perQuotation(inFourLanguages(text)),
    ports: z.record(z.string().length(2), perQuotation(ends).extend({ port: text, portChinese: text })),
  })
  .transform(({ ports, names, detail, ...common }): z.input<typeof reference>[] =>
    Object.entries(ports).flatMap(([area, { port, portChinese, ...quoted }]) =>
      Object.entries(quotationRows).map(([name, [kind, unit]]) => {
        const [low, high] = quoted[name as Quotation];
        const { en, fr, es, zh } = names[name as Quotation];
        const [inEnglish, inFrench, inSpanish] = [en, fr, es].map((words) => words.replace('{port}', port));
        const inAll = {
          en: inEnglish!,
          fr: inFrench!,
          es: inSpanish!,
          zh: zh.replace('{port}', portChinese),
        };
        return { kind, area, code: port.toLowerCase(), unit, low, high, name: inAll, detail, ...common };
      }),
    ),
  )
  .pipe(z.array(reference));
export const beneficiary = z.strictObject({
  name: text,
  bank: text,
  country: z.string().length(2),
  account: text,
  currency: z.enum(currencies),
  proposedName: text,
  proposedAt: moment,
  confirmedName: text,
  confirmedAt: moment,
  validFrom: moment,
});
export const testimonial = z.strictObject({
  /** Key of a product. */
  product: key.nullable(),
  customerName: text,
  companyName: text.nullable(),
  country: z.string().length(2),
  rating: z.int().min(1).max(5),
  language: z.enum(demoLanguages),
  message: text,
  isApproved: z.boolean(),
  isFeatured: z.boolean(),
  reply: text.optional(),
  repliedAt: moment.optional(),
});
export const catalog = z.strictObject({
  /** A PDF in `catalogs/`. */
  file: z.string().regex(/^[\w-]+\.pdf$/),
  title: text,
  description: text,
  /** Key of a category. */
  category: key,
});
export const postText = {
  title: text,
  excerpt: text.max(220),
  metaDescription: text.max(155),
  pictureAlt: text,
};
export const translatedPost = z.strictObject(postText);
export const originalPost = z.strictObject({
  ...postText,
  category: key,
  tags: z.array(text).min(1),
  /** Days before the demo data is made. */
  daysAgo: z.int().positive(),
  /** Name of the picture above the post, in `pictures/posts/`. */
  picture: key,
});
