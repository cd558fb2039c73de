import { and, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { LifecycleNoun, TranslatedNoun } from '#shared/base/nouns.ts';
import { blogPosts } from '../../content/blog/blog.schema.ts';
import { categories, categoryTranslations } from '../../catalogue/category/category.schema.ts';
import { cannedReplies, contactMessages } from '../../conversations/contact/contact.schema.ts';
import { customers } from '../../conversations/customer/customer.schema.ts';
import { evidence } from '../../catalogue/evidence/evidence.schema.ts';
import { offerTemplates } from '../../deals/offer-template/offer-template.schema.ts';
import { partners } from '../../catalogue/partner/partner.schema.ts';
import { products, productTranslations } from '../../catalogue/product/product.schema.ts';
import { catalogs } from '../../deals/quote/quote.schema.ts';
import { quoteRequests } from '../../deals/quote/quote-request.schema.ts';
import { referenceRows } from '../../deals/reference/reference.schema.ts';
import { supplierPrices } from '../../catalogue/supplier-price/supplier-price.schema.ts';
import { synonyms } from '../../catalogue/synonym/synonym.schema.ts';
import { testimonials } from '../../deals/testimonial/testimonial.schema.ts';

/** The columns that the common lifecycle requires (record.ts). */
type RecordTable = PgTable & Record<'id' | 'version' | 'deletedAt', AnyPgColumn>;

/** The names of a table's columns. */
type ColumnOf<T extends RecordTable> = keyof T['_']['columns'] & string;

type RecordTexts<T extends RecordTable> = {
  /** The record's name. */
  title: ColumnOf<T>;
  /** Distinguishes records of the same name. */
  note?: ColumnOf<T>;
  /** Whether visitors see the record; undefined for nouns that visitors never see. */
  isActive?: ColumnOf<T>;
};

/** The table of translations, and its column with the record's id. */
export type TranslationPlace = { translations: object; of: string };

const place = <T extends RecordTable, P extends TranslationPlace | null = null>(
  table: T,
  { title, note, isActive, isOwn }: RecordTexts<T> & { isOwn?: SQL },
  translated: P = null as P,
) => {
  const column = (name: string) => (table as unknown as Record<string, AnyPgColumn>)[name]!;
  return {
    table,
    translated,
    /** The title's property name in a row. */
    titleKey: title,
    title: column(title),
    note: note === undefined ? null : column(note),
    isActive: isActive === undefined ? null : column(isActive),
    /** The records that the trash shows and that emptying it deletes. */
    inTrash: and(isNotNull(table.deletedAt), isOwn)!,
  };
};

/** The table of each noun. */
export const recordTables = {
  product: place(
    products,
    { title: 'name', note: 'sku', isActive: 'isActive' },
    { translations: productTranslations, of: 'productId' },
  ),
  post: place(blogPosts, { title: 'title' }),
  category: place(
    categories,
    { title: 'name', isActive: 'isActive' },
    { translations: categoryTranslations, of: 'categoryId' },
  ),
  partner: place(partners, { title: 'name', note: 'location' }),
  quote: place(quoteRequests, { title: 'reference', note: 'contactName' }),
  customer: place(customers, {
    title: 'name',
    note: 'companyName',
    // Merged customers belong to the customer into which they were merged: it is found by their addresses.
    isOwn: isNull(customers.mergedIntoId),
  }),
  contact: place(contactMessages, { title: 'fullName' }),
  supplier_price: place(supplierPrices, { title: 'name' }),
  offer_template: place(offerTemplates, { title: 'name' }),
  catalog: place(catalogs, { title: 'title', isActive: 'isActive' }),
  evidence: place(evidence, { title: 'title', note: 'doneBy' }),
  testimonial: place(testimonials, { title: 'customerName', note: 'companyName' }),
  reference_row: place(referenceRows, { title: 'name', note: 'area' }),
  canned_reply: place(cannedReplies, { title: 'title', note: 'language' }),
  synonym: place(synonyms, { title: 'word', note: 'words' }),
} satisfies Record<LifecycleNoun, unknown> &
  // A noun with translated texts must name its table of translations.
  Record<TranslatedNoun, { translated: TranslationPlace }>;

type Tables = typeof recordTables;
export type RecordRow<N extends LifecycleNoun> = Tables[N]['table']['$inferSelect'];
export type NewRecordRow<N extends LifecycleNoun> = Tables[N]['table']['$inferInsert'];
