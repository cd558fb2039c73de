import type { Database } from '#server/db/client.ts';
import { categories } from '#server/db/seed/demo/categories.ts';
import { partners } from '#server/db/seed/demo/partners.ts';
import { demoProducts } from '#server/db/seed/demo/products.ts';
import { createCategory, createPartner, createProduct } from '#tests/factories.ts';

/** Puts the words of the demo catalogue into an empty database, without pictures. @returns keys by the products' ids */
export async function createDemoCatalogue(db: Database): Promise<Map<string, string>> {
  const categoryIds = new Map<string, string>();
  for (const { key, en, fr, es, zh } of categories) {
    const row = await createCategory(db, { ...en, translations: { fr, es, zh } });
    categoryIds.set(key, row.id);
  }
  const partnerIds = new Map<string, string>();
  for (const { key, name } of partners) partnerIds.set(key, (await createPartner(db, { name })).id);
  const keys = new Map<string, string>();
  for (const [i, product] of demoProducts.entries()) {
    const { key, category, partner, sku, isActive, en, fr, es, zh } = product;
    const row = await createProduct(db, {
      ...copy(en),
      sku,
      isActive: isActive ?? true,
      categoryId: categoryIds.get(category),
      partnerId: partner === null ? null : partnerIds.get(partner),
      createdAt: new Date(Date.UTC(2026, 0, 1) - i * 3_600_000),
      translations: { fr: copy(fr), es: copy(es), zh: copy(zh) },
    });
    keys.set(row.id, key);
  }
  return keys;
}

const copy = <T extends { features: readonly string[] }>(text: T) => ({
  ...text,
  features: [...text.features],
});
