import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Locale } from '#shared/base/locale.ts';
import { products, productTranslations } from './product.schema.ts';

/**
 * The product's name in this language, or its English name if not translated. For queries that select from `products`.
 */
export const productNameIn = (language: Locale | SQLWrapper): SQL<string> => sql`coalesce((
  select translated.name from ${productTranslations} translated
  where translated.product_id = ${products}.id and translated.language = ${language}
), ${products}.name)`;
