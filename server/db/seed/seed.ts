import { sql } from 'drizzle-orm';
import { measures } from '#shared/packing.ts';
import { demoSettings } from '#shared/setting.ts';
import { indexProducts } from '../../product/product.listing.ts';
import type { Services } from '../../services.ts';
import type { Database } from '../client.ts';
import { evidence as evidenceRows } from '../schema/evidence.ts';
import { categories as categoryRows, categoryTranslations } from '../schema/category.ts';
import { cannedReplies as cannedReplyRows } from '../schema/contact.ts';
import { beneficiaries } from '../schema/document.ts';
import { referenceRows } from '../schema/reference.ts';
import { partners as partnerRows } from '../schema/partner.ts';
import { productMedia, products as productRows, productTranslations } from '../schema/product.ts';
import { siteSettings } from '../schema/setting.ts';
import { testimonials as testimonialRows } from '../schema/testimonial.ts';
import { evidenceOf } from './demo/evidence.ts';
import { demoBeneficiary } from './demo/beneficiary.ts';
import { demoTestimonials } from './demo/testimonials.ts';
import { demoLanguages, type DemoProduct } from './demo/types.ts';
import { drawPostPictures, insertPosts } from './seed-posts.ts';

export type Progress = (line: string) => void;

type Pictures = { images: string[]; video: string | null };

/** Whether the catalogue has no products and no categories. */
export async function isCatalogueEmpty(db: Database): Promise<boolean> {
  const { rows } = (await db.execute(
    sql`select 1 from products union all select 1 from categories limit 1`,
  )) as { rows: unknown[] };
  return rows.length === 0;
}

/**
 * Fills an empty database with the demo catalogue; does nothing if the catalogue has data. Pictures go through
 * the ordinary pipeline first; then all rows are inserted in one transaction, so that an interrupted seed starts
 * again from the beginning.
 */
export async function seedDemo(services: Services, report: Progress): Promise<void> {
  const { db } = services.database;
  if (!(await isCatalogueEmpty(db))) return;
  const [
    { demoProducts },
    { demoPosts },
    { categories },
    { partners },
    { cannedReplies },
    { demoReference },
    artwork,
  ] = await Promise.all([
    import('./demo/products.ts'),
    import('./demo/posts.ts'),
    import('./demo/categories.ts'),
    import('./demo/partners.ts'),
    import('./demo/canned-replies.ts'),
    import('./demo/reference.ts'),
    import('./artwork.ts'),
  ]);
  report(`Making demo data: ${demoProducts.length} products with pictures`);

  const logos = new Map<string, string>();
  for (const partner of partners) {
    const logo = await services.images.receive(await artwork.partnerLogo(partner.key, partner.color));
    logos.set(partner.key, logo.url);
  }
  const pictures = new Map<string, Pictures>();
  let done = 0;
  await inParallel(demoProducts, 2, async (product) => {
    const images: string[] = [];
    for (const picture of await artwork.productPictures(product)) {
      images.push((await services.images.receive(picture, { isIllustration: true })).url);
    }
    const video = product.hasVideo
      ? await services.images.receiveVideo(await artwork.productVideo(product))
      : null;
    pictures.set(product.key, { images, video });
    if (++done % 10 === 0 || done === demoProducts.length)
      report(`  ${done} of ${demoProducts.length} products`);
  });

  const drawings = await drawPostPictures(services, demoPosts);

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
    await tx.insert(referenceRows).values(demoReference);
    await tx.insert(beneficiaries).values(demoBeneficiary);
    const partnerIds = new Map<string, string>();
    for (const { key, color: _color, initials: _initials, ...partner } of partners) {
      const [row] = await tx
        .insert(partnerRows)
        .values({ ...partner, logoUrl: logos.get(key) ?? null })
        .returning({ id: partnerRows.id });
      partnerIds.set(key, row!.id);
      const pieces = evidenceOf(partner.verifiedAt).map((piece) => ({ ...piece, partnerId: row!.id }));
      if (pieces.length > 0) await tx.insert(evidenceRows).values(pieces);
    }
    const categoryIds = new Map<string, string>();
    for (const [displayOrder, category] of categories.entries()) {
      const first = demoProducts.find((product) => product.category === category.key);
      const imageUrl = first ? pictures.get(first.key)!.images[0]! : null;
      const [row] = await tx
        .insert(categoryRows)
        .values({ ...category.en, imageUrl, displayOrder, goodsClass: 'consumer' })
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
    for (const [i, product] of interleave(demoProducts).entries()) {
      const { images, video } = pictures.get(product.key)!;
      // One hour apart, so that "newest first" is a definite order that mixes the categories.
      const createdAt = new Date(now - i * 3_600_000);
      const context = { images, video, categoryIds, partnerIds, createdAt };
      productIds.set(product.key, await insertProduct(tx, product, context));
    }
    await indexProducts(tx, [...productIds.values()]);
    await tx.insert(testimonialRows).values(demoTestimonials(productIds));
    await insertPosts(tx, demoPosts, { pictures: drawings, productIds });
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
      features: [...product.en.features],
      colors: [...product.colors],
      categoryId: categoryIds.get(product.category) ?? null,
      partnerId: product.partner === null ? null : (partnerIds.get(product.partner) ?? null),
      sku: product.sku,
      imageUrl: images[0] ?? null,
      minimumOrderQuantity: product.minimumOrderQuantity,
      price: product.price,
      priceUnit: product.priceUnit,
      saleUnit: product.saleUnit ?? 'piece',
      // The delivery term of these suppliers' price lists; a product without a price has none.
      incoterm: product.price === null ? null : 'FOB',
      leadTime: product.leadTime,
      priceTiers: [...(product.priceTiers ?? [])],
      ...(product.packing ? packingOf(product.packing) : {}),
      stockStatus: product.stockStatus,
      stockQuantity: product.stockQuantity,
      isActive: product.isActive ?? true,
      isFeatured: product.isFeatured ?? false,
      createdAt,
    })
    .returning({ id: productRows.id });
  const productId = row!.id;
  for (const language of demoLanguages.filter((l) => l !== 'en')) {
    const { features, ...text } = product[language];
    await tx.insert(productTranslations).values({ productId, language, ...text, features: [...features] });
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

/** Packing in the stored units: millimetres and grams. */
function packingOf({ perCarton, centimetres, kilograms }: NonNullable<DemoProduct['packing']>) {
  const [length, width, height] = centimetres;
  return {
    piecesPerCarton: perCarton,
    cartonLengthMm: Math.round(length * measures.cartonLengthMm),
    cartonWidthMm: Math.round(width * measures.cartonWidthMm),
    cartonHeightMm: Math.round(height * measures.cartonHeightMm),
    cartonGrams: Math.round(kilograms * measures.cartonGrams),
  };
}

/** Alternates between the categories, so that the first page shows the whole range. */
function interleave(products: readonly DemoProduct[]): DemoProduct[] {
  const shelves = Map.groupBy(products, (product) => product.category);
  const longest = Math.max(...[...shelves.values()].map((shelf) => shelf.length));
  return Array.from({ length: longest }, (_, i) =>
    [...shelves.values()].flatMap((shelf) => shelf[i] ?? []),
  ).flat();
}

async function inParallel<T>(
  items: readonly T[],
  width: number,
  run: (item: T) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await run(item);
    }),
  );
}
