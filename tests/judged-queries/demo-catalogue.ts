import type { Database } from '#server/platform/db/client.ts';
import { readDemo } from '#server/operations/demo/demo-content.ts';
import { demoLanguages } from '#server/operations/demo/demo-schemas.ts';
import { products, productTranslations } from '#server/catalogue/product/product.schema.ts';
import { indexProducts } from '#server/catalogue/product/product.listing.ts';
import { createCategory, createPartner } from '#tests/factories.ts';

/** Inserts the texts of the demo catalogue into an empty database, without pictures. @returns keys by product id */
export async function createDemoCatalogue(db: Database): Promise<Map<string, string>> {
  const { categories, partners, products: demoProducts } = readDemo();
  const categoryIds = new Map<string, string>();
  for (const { key, en, fr, es, zh } of categories) {
    const row = await createCategory(db, { ...en, translations: { fr, es, zh } });
    categoryIds.set(key, row.id);
  }
  const partnerIds = new Map<string, string>();
  for (const { key, name } of partners) partnerIds.set(key, (await createPartner(db, { name })).id);
  const rows = await db
    .insert(products)
    .values(
      demoProducts.map(({ category, partner, sku, isActive, price, priceUnit, en }, i) => ({
        ...en,
        sku,
        price,
        priceUnit,
        isActive,
        categoryId: categoryIds.get(category) ?? null,
        partnerId: partner === null ? null : (partnerIds.get(partner) ?? null),
        createdAt: new Date(Date.UTC(2026, 0, 1) - i * 3_600_000),
      })),
    )
    .returning({ id: products.id });
  const ids = rows.map(({ id }) => id);
  await db.insert(productTranslations).values(
    demoProducts.flatMap((product, i) =>
      demoLanguages
        .filter((language) => language !== 'en')
        .map((language) => ({
          ...product[language],
          productId: ids[i]!,
          language,
        })),
    ),
  );
  await indexProducts(db, ids);
  return new Map(demoProducts.map(({ key }, i) => [ids[i]!, key]));
}
