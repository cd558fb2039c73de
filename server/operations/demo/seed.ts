import { sql } from 'drizzle-orm';
import { createTurns } from '#shared/base/turns.ts';
import { demoSettings } from '#shared/content/setting.ts';
import { indexProducts } from '../../catalogue/product/product.listing.ts';
import type { Services } from '../../services.ts';
import type { Database } from '../../platform/db/client.ts';
import { evidence as evidenceRows } from '../../catalogue/evidence/evidence.schema.ts';
import {
  categories as categoryRows,
  categoryTranslations,
} from '../../catalogue/category/category.schema.ts';
import { catalogs as catalogRows } from '../../deals/quote/quote.schema.ts';
import { cannedReplies as cannedReplyRows } from '../../conversations/contact/contact.schema.ts';
import { beneficiaries } from '../../deals/document/document.schema.ts';
import { referenceRows } from '../../deals/reference/reference.schema.ts';
import { partners as partnerRows } from '../../catalogue/partner/partner.schema.ts';
import {
  productMedia,
  products as productRows,
  productTranslations,
} from '../../catalogue/product/product.schema.ts';
import { siteSettings } from '../../content/setting/setting.schema.ts';
import { testimonials as testimonialRows } from '../../deals/testimonial/testimonial.schema.ts';
import { type DemoProduct, readDemo } from './demo-content.ts';
import { demoLanguages } from './demo-schemas.ts';
import { packingOf } from './seed-parts.ts';
import { insertPosts, storePostPictures } from './seed-posts.ts';

export type Progress = (line: string) => void;

type Pictures = { images: string[]; video: string | null };

/** Whether the catalogue has no products and no categories. */
export async function isCatalogueEmpty(db: Database): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from products union all select 1 from categories limit 1`);
  return rows.length === 0;
}

/**
 * Fills an empty database with the demo catalogue; does nothing if the catalogue has data. Pictures are stored
 * first; then all rows are inserted in one transaction, so that an interrupted seed starts again from the beginning.
 * @param andThen inserts more in the same transaction
 */
export async function seedDemo(
  services: Services,
  report: Progress,
  andThen: (services: Services, tx: Database) => Promise<void>,
): Promise<void> {
  const { db } = services.database;
  if (!(await isCatalogueEmpty(db))) return;
  const demo = readDemo();
  const {
    categories,
    products,
    partners,
    cannedReplies,
    reference,
    beneficiary,
    testimonials,
    posts,
    catalogs,
  } = demo;
  report(`Making demo data: ${products.length} products with pictures`);

  const storePicture = async (name: string, isIllustration = false) =>
    (await services.images.receiveStored(demo.readPicture(name), { isIllustration })).url;
  const logos = new Map<string, string>();
  for (const { key } of partners) logos.set(key, await storePicture(`partners/${key}`));
  const pictures = new Map<string, Pictures>();
  const takeTurn = createTurns(3);
  const illustrate = async (product: DemoProduct) => {
    const images: string[] = [];
    for (const name of demo.picturesOf(product)) images.push(await storePicture(name, true));
    const video = product.hasVideo ? await services.images.receiveVideo(demo.readVideo(product)) : null;
    pictures.set(product.key, { images, video });
  };
  await Promise.all(products.map(async (product) => takeTurn(async () => illustrate(product))));
  const files = new Map<string, string>();
  for (const { file } of catalogs) files.set(file, await services.catalogs.store(demo.readCatalog({ file })));
  const postPictures = await storePostPictures(posts, storePicture);

  await db.transaction(async (tx) => {
    for (const [key, value] of Object.entries(demoSettings)) {
      await tx.insert(siteSettings).values({ key, value }).onConflictDoNothing();
    }
    await tx
      .insert(cannedReplyRows)
      .values(
        [...Map.groupBy(cannedReplies, ({ language }) => language).values()].flatMap((replies) =>
          replies.map((reply, displayOrder) => ({ ...reply, displayOrder })),
        ),
      );
    await tx.insert(referenceRows).values(reference);
    await tx.insert(beneficiaries).values(beneficiary);
    const partnerIds = new Map<string, string>();
    for (const { key, evidence, ...partner } of partners) {
      const [row] = await tx
        .insert(partnerRows)
        .values({ ...partner, logoUrl: logos.get(key) ?? null })
        .returning({ id: partnerRows.id });
      partnerIds.set(key, row!.id);
      if (evidence.length > 0)
        await tx.insert(evidenceRows).values(evidence.map((piece) => ({ ...piece, partnerId: row!.id })));
    }
    const categoryIds = new Map<string, string>();
    for (const [displayOrder, category] of categories.entries()) {
      const first = products.find((product) => product.category === category.key);
      const imageUrl = first ? pictures.get(first.key)!.images[0]! : null;
      const [row] = await tx
        .insert(categoryRows)
        .values({ ...category.en, imageUrl, displayOrder, goodsClass: 'consumer', hsCode: category.hsCode })
        .returning({ id: categoryRows.id });
      categoryIds.set(category.key, row!.id);
      for (const language of demoLanguages.filter((l) => l !== 'en')) {
        await tx
          .insert(categoryTranslations)
          .values({ categoryId: row!.id, language, ...category[language] });
      }
    }
    const productIds = new Map<string, string>();
    const now = Date.now();
    for (const [i, product] of interleave(products).entries()) {
      const { images, video } = pictures.get(product.key)!;
      // One hour apart, so that "newest first" is a definite order that mixes the categories.
      const createdAt = new Date(now - i * 3_600_000);
      const context = { images, video, categoryIds, partnerIds, createdAt };
      productIds.set(product.key, await insertProduct(tx, product, context));
    }
    await indexProducts(tx, [...productIds.values()]);
    await tx.insert(testimonialRows).values(
      testimonials.map(({ product, ...testimonial }) => ({
        ...testimonial,
        productId: product === null ? null : productIds.get(product)!,
      })),
    );
    await tx.insert(catalogRows).values(
      catalogs.map(({ file, category, ...catalog }) => ({
        ...catalog,
        fileName: file,
        fileUrl: files.get(file)!,
        fileSize: demo.readCatalog({ file }).length,
        categoryId: categoryIds.get(category)!,
      })),
    );
    await insertPosts(tx, posts, { pictures: postPictures, productIds });
    await andThen(services, tx);
  });
  services.tags.clear();
  report('Demo data is ready');
}

type Context = Pictures & {
  categoryIds: Map<string, string>;
  partnerIds: Map<string, string>;
  createdAt: Date;
};

async function insertProduct(tx: Database, product: DemoProduct, context: Context): Promise<string> {
  const { images, video, categoryIds, partnerIds, createdAt } = context;
  const [row] = await tx
    .insert(productRows)
    .values({
      ...product.en,
      colors: product.colors,
      categoryId: categoryIds.get(product.category) ?? null,
      partnerId: product.partner === null ? null : (partnerIds.get(product.partner) ?? null),
      sku: product.sku,
      hsCode: product.hsCode,
      imageUrl: images[0] ?? null,
      minimumOrderQuantity: product.minimumOrderQuantity,
      price: product.price,
      priceUnit: product.priceUnit,
      saleUnit: product.saleUnit,
      // The delivery term of these suppliers' price lists; a product without a price has none.
      incoterm: product.price === null ? null : 'FOB',
      leadTime: product.leadTime,
      priceTiers: product.priceTiers,
      ...(product.packing ? packingOf(product.packing) : {}),
      stockStatus: product.stockStatus,
      stockQuantity: product.stockQuantity,
      isActive: product.isActive,
      isFeatured: product.isFeatured,
      createdAt,
    })
    .returning({ id: productRows.id });
  const productId = row!.id;
  for (const language of demoLanguages.filter((l) => l !== 'en')) {
    await tx.insert(productTranslations).values({ productId, language, ...product[language] });
  }
  await tx.insert(productMedia).values([
    ...images.map((url, i) => ({
      productId,
      type: 'image' as const,
      url,
      displayOrder: i,
      isPrimary: i === 0,
    })),
    ...(video ? [{ productId, type: 'video' as const, url: video, displayOrder: images.length }] : []),
  ]);
  return productId;
}

/** Alternates between the categories, so that the first page shows the whole range. */
function interleave(products: readonly DemoProduct[]): DemoProduct[] {
  const shelves = Map.groupBy(products, (product) => product.category);
  const longest = Math.max(...[...shelves.values()].map((shelf) => shelf.length));
  return Array.from({ length: longest }, (_, i) =>
    [...shelves.values()].flatMap((shelf) => shelf[i] ?? []),
  ).flat();
}
