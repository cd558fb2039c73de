import { createHash } from 'node:crypto';
import { asc, eq, isNotNull, sql } from 'drizzle-orm';
import { indexProducts } from '../../catalogue/product/product.listing.ts';
import type { Services } from '../../services.ts';
import type { Database } from '../../platform/db/client.ts';
import { categories } from '../../catalogue/category/category.schema.ts';
import { partners } from '../../catalogue/partner/partner.schema.ts';
import { productMedia, products, productTranslations } from '../../catalogue/product/product.schema.ts';
import { readDemo } from './demo-content.ts';
import { demoLanguages } from './demo-schemas.ts';
import { describeProduct, type LargeProduct, largeProduct } from './large-product.ts';
import type { Progress } from './seed.ts';

/** Products in one transaction: an interrupted run continues where it stopped. */
const batch = 1000;
/** Pictures of a product's page, taken from a demo product. */
const picturesPerProduct = 2;
/**
 * Creation time of the newest generated product. Each further one is a few minutes older, so that "newest first"
 * is a definite order.
 */
const newest = Date.UTC(2025, 5, 1);
const minutesApart = 7;

/** Rows of the demo catalogue that the generated products refer to. */
type Stock = {
  categoryIds: Map<string, string>;
  partnerIds: string[];
  pictures: Map<string, string[][]>;
};

/**
 * Fills the catalogue up to `target` products with realistic data for measurements. Product number n is the same
 * on every machine and engine. Requires the demo catalogue, whose categories, partners and pictures it uses.
 */
export async function seedLarge(services: Services, target: number, report: Progress): Promise<void> {
  const { db } = services.database;
  const { have, first } = await readState(db);
  const end = first + target - have;
  if (end <= first) return report(`There are ${have} products already`);
  const stock = await readStock(db);
  const started = Date.now();
  for (let number = first; number < end; number += batch) {
    const some = Array.from({ length: Math.min(batch, end - number) }, (_, i) => largeProduct(number + i));
    await db.transaction((tx) => insertProducts(tx, some, stock));
    const done = number - first + some.length;
    if ((done / batch) % 5 === 0 || done === end - first) {
      report(`  ${have + done} of ${target} products, ${Math.round((Date.now() - started) / 1000)} s`);
    }
  }
  // Autovacuum would take a minute to update the planner's statistics and the visibility map for index-only scans.
  report('Tidying the tables');
  await db.execute(sql`vacuum analyze`);
  services.tags.clear();
  report(`${target} products are ready`);
}

/** The number of existing products, and the number of the first one to create. */
async function readState(db: Database): Promise<{ have: number; first: number }> {
  const [row] = await db
    .select({
      have: sql<number>`count(*)::int`,
      first: sql<number>`coalesce(max(substring(${products.sku} from '^BB-([0-9]{7})$')::int) + 1, 1)`,
    })
    .from(products);
  return row!;
}

async function readStock(db: Database): Promise<Stock> {
  const categoryRows = await db.select({ id: categories.id, name: categories.name }).from(categories);
  const partnerRows = await db.select({ id: partners.id }).from(partners).orderBy(asc(partners.name));
  const media = await db
    .select({ categoryId: products.categoryId, productId: products.id, url: productMedia.url })
    .from(productMedia)
    .innerJoin(products, eq(products.id, productMedia.productId))
    .where(
      sql`${productMedia.type} = 'image' and ${isNotNull(products.categoryId)} and ${products.sku} not like 'BB-%'`,
    )
    .orderBy(asc(products.sku), asc(productMedia.displayOrder));
  const stock: Stock = {
    categoryIds: new Map(),
    partnerIds: partnerRows.map(({ id }) => id),
    pictures: new Map(),
  };
  for (const { key, en } of readDemo().categories) {
    const found = categoryRows.find(({ name }) => name === en.name);
    if (!found) throw new Error(`The demo category "${en.name}" is missing; start with an empty database.`);
    const albums = Map.groupBy(
      media.filter(({ categoryId }) => categoryId === found.id),
      (row) => row.productId,
    );
    stock.categoryIds.set(key, found.id);
    stock.pictures.set(
      key,
      [...albums.values()].map((rows) => rows.slice(0, picturesPerProduct).map(({ url }) => url)),
    );
  }
  return stock;
}

async function insertProducts(tx: Database, made: LargeProduct[], stock: Stock): Promise<void> {
  const rows = made.map((product) => {
    const albums = stock.pictures.get(product.category)!;
    const pictures = albums.length > 0 ? albums[product.number % albums.length]! : [];
    const { name, shortDescription, description } = describeProduct(product, 'en');
    return {
      pictures,
      row: {
        id: idOf(product.number),
        name,
        shortDescription,
        description,
        categoryId: stock.categoryIds.get(product.category)!,
        partnerId: stock.partnerIds[product.number % (stock.partnerIds.length + 1)] ?? null,
        sku: `BB-${String(product.number).padStart(7, '0')}`,
        imageUrl: pictures[0] ?? null,
        minimumOrderQuantity: product.minimumOrderQuantity,
        price: product.price,
        priceUnit: product.priceUnit,
        leadTime: product.leadTime,
        colors: [product.colorHex],
        stockStatus: product.stockStatus,
        stockQuantity: product.stockQuantity,
        isFeatured: product.isFeatured,
        isActive: product.isActive,
        createdAt: new Date(newest - product.number * minutesApart * 60_000),
      },
    };
  });
  await inChunks(rows, 500, (some) => tx.insert(products).values(some.map(({ row }) => row)));
  const translations = made.flatMap((product) =>
    demoLanguages
      .filter((language) => language !== 'en')
      .map((language) => ({
        productId: idOf(product.number),
        language,
        ...describeProduct(product, language),
      })),
  );
  await inChunks(translations, 1500, (some) => tx.insert(productTranslations).values(some));
  const media = rows.flatMap(({ row, pictures }) =>
    pictures.map((url, i) => ({
      productId: row.id,
      type: 'image' as const,
      url,
      displayOrder: i,
      isPrimary: i === 0,
    })),
  );
  await inChunks(media, 2000, (some) => tx.insert(productMedia).values(some));
  await indexProducts(
    tx,
    rows.map(({ row }) => row.id),
  );
}

/** The same id for the same number everywhere, so that runs on two engines can be compared. */
function idOf(number: number): string {
  const hex = createHash('sha256').update(`product ${number}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

async function inChunks<T>(
  items: T[],
  size: number,
  write: (some: T[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let i = 0; i < items.length; i += size) await write(items.slice(i, i + size));
}
