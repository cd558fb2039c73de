import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { ShippingWay } from '#shared/deals/freight.ts';
import {
  type DisputedAnswer,
  type LandedCost,
  landedCost,
  type QuotablePart,
} from '#shared/deals/landed-cost.ts';
import { isCleared, perPiece, type PriceAtDoor } from '#shared/deals/price-at-door.ts';
import { priceAt } from '#shared/catalogue/price-tiers.ts';
import { parseMinor } from '#shared/base/minor-units.ts';
import type { LandedBasis } from '#shared/deals/reference.ts';
import type { GoodsClass, ReferenceRow } from '#shared/deals/reference-rules.ts';
import type { SiteSettings } from '#shared/content/setting.ts';
import { cargoOf, knownPacking, type Packing } from '#shared/deals/quote-totals.ts';
import { officeDay } from '#shared/base/zoned-time.ts';
import { isUuid } from '../../platform/db/find-by-id.ts';
import type { Database } from '../../platform/db/client.ts';
import { categories } from '../../catalogue/category/category.schema.ts';
import { products } from '../../catalogue/product/product.schema.ts';

export type LandedCostService = ReturnType<typeof createLandedCostService>;

type Deps = {
  db: Database;
  /** The rows that are valid in a country today. */
  rowsOf: (country: string) => Promise<ReferenceRow[]>;
  settings: () => Promise<Pick<SiteSettings, 'rates'>>;
};

/** What a buyer may state about a shipment. Amounts are in minor units of the product's currency. */
export type ShipmentAsk = {
  quantity: number;
  way: ShippingWay;
  quoted: Readonly<Partial<Record<QuotablePart, number>>>;
  disputed: Readonly<Record<string, DisputedAnswer>>;
};

/** Goods with the price of one piece, in minor units of `currency`. */
export type PricedGoods = {
  currency: string;
  unitMinor: number | null;
  incoterm: string | null;
  goodsClass: GoodsClass | null;
  hsCode: string | null;
  packing: Packing | null;
};

/** Costs of products at the buyer's door, computed from the rows of reference data (decision 045). */
export function createLandedCostService({ db, rowsOf, settings }: Deps) {
  const read = async (ids: readonly string[]) => {
    const known = ids.filter((id) => isUuid(id));
    return known.length === 0
      ? []
      : db
          .select({
            id: products.id,
            price: products.price,
            priceUnit: products.priceUnit,
            saleUnit: products.saleUnit,
            priceTiers: products.priceTiers,
            minimumOrderQuantity: products.minimumOrderQuantity,
            incoterm: products.incoterm,
            piecesPerCarton: products.piecesPerCarton,
            lengthMm: products.cartonLengthMm,
            widthMm: products.cartonWidthMm,
            heightMm: products.cartonHeightMm,
            cartonGrams: products.cartonGrams,
            goodsClass: categories.goodsClass,
            hsCode: sql<string | null>`coalesce(${products.hsCode}, ${categories.hsCode})`,
          })
          .from(products)
          .leftJoin(categories, eq(categories.id, products.categoryId))
          .where(and(inArray(products.id, known), eq(products.isActive, true), isNull(products.deletedAt)));
  };
  type Row = Awaited<ReturnType<typeof read>>[number];

  /** @returns null if the price or the rate of its currency is unknown */
  const costOf = (
    { unitMinor, packing, currency, incoterm, goodsClass, hsCode }: PricedGoods,
    ask: ShipmentAsk,
    rows: readonly ReferenceRow[],
    perDollar: SiteSettings['rates']['perDollar'],
  ): LandedCost | null => {
    if (unitMinor === null) return null;
    const priceMinor = unitMinor * ask.quantity;
    return landedCost(
      {
        currency,
        priceMinor,
        incoterm,
        cargo: packing && cargoOf(packing, ask.quantity),
        goods: [{ goodsClass, hsCode, minor: priceMinor }],
        way: ask.way,
        quoted: ask.quoted,
        disputed: ask.disputed,
      },
      rows,
      perDollar,
    );
  };

  const pricedGoods = (row: Row, quantity: number): PricedGoods => {
    const price = priceAt(row, quantity);
    return {
      currency: row.priceUnit,
      unitMinor: price === null ? null : parseMinor(price, row.priceUnit),
      incoterm: row.incoterm,
      goodsClass: row.goodsClass,
      hsCode: row.hsCode,
      packing: knownPacking(row),
    };
  };

  /** The price of one piece at the quantity of each line, or else at the minimum order, by sea, if it is complete. */
  async function atDoor(
    lines: readonly { id: string; productId: string | null; quantity?: number }[],
    country: string,
  ): Promise<Map<string, PriceAtDoor>> {
    const ids = lines.flatMap(({ productId }) => productId ?? []);
    const [rows, { rates }, found] = await Promise.all([rowsOf(country), settings(), read(ids)]);
    const byId = new Map(found.map((row) => [row.id, row]));
    const prices = lines.flatMap(({ id, productId, quantity: asked }): [string, PriceAtDoor][] => {
      const row = byId.get(productId ?? '');
      if (!row) return [];
      const quantity = asked ?? row.minimumOrderQuantity;
      const cost = costOf(pricedGoods(row, quantity), bySea(quantity), rows, rates.perDollar);
      if (!cost || !isCleared(cost)) return [];
      const { priceUnit: currency, saleUnit } = row;
      return [[id, { ...perPiece(cost, quantity), currency, saleUnit }]];
    });
    return new Map(prices);
  }

  return {
    /**
     * For each product with complete data: the price of one piece at its minimum order, by sea, cleared in a
     * country.
     */
    ofProducts: (ids: readonly string[], country: string) =>
      atDoor(
        ids.map((id) => ({ id, productId: id })),
        country,
      ),

    /**
     * The calculation of the first product, at its minimum order and by sea, of which no cost is missing in one of the
     * countries; null if there is none.
     */
    async firstComplete(ids: readonly string[], countries: readonly string[]) {
      const [{ rates }, found] = await Promise.all([settings(), read(ids)]);
      for (const country of countries) {
        const rows = await rowsOf(country);
        for (const id of ids) {
          const row = found.find((one) => one.id === id);
          if (!row) continue;
          const quantity = row.minimumOrderQuantity;
          const cost = costOf(pricedGoods(row, quantity), bySea(quantity), rows, rates.perDollar);
          if (cost && isCleared(cost) && cost.missing.length === 0)
            return { id, country, quantity, cost, incoterm: row.incoterm };
        }
      }
      return null;
    },

    /** The rows of a country and the tariff class of a product, from which the required papers follow. */
    async papersFor(id: string, country: string) {
      const [rows, [row]] = await Promise.all([rowsOf(country), read([id])]);
      return { rows, goodsClass: row?.goodsClass ?? null, hsCode: row?.hsCode ?? null };
    },

    /**
     * The data from which an offer's price at the door is computed, to be stored with the offer; null for a
     * country without rows.
     * @param lines the products of the lines, by the lines' ids
     */
    async basisOf(
      country: string | null,
      lines: readonly { id: string; productId: string | null }[],
    ): Promise<LandedBasis | null> {
      const rows = country === null ? [] : await rowsOf(country);
      if (country === null || rows.length === 0) return null;
      const found = await read(lines.flatMap(({ productId }) => productId ?? []));
      const byId = new Map(found.map((product) => [product.id, product]));
      const ofLines = <T>(factOf: (product: Row) => T) =>
        Object.fromEntries(
          lines.map(({ id, productId }) => {
            const product = byId.get(productId ?? '');
            return [id, product ? factOf(product) : null];
          }),
        );
      return {
        country,
        day: officeDay(),
        rows,
        goodsClasses: ofLines(({ goodsClass }) => goodsClass),
        hsCodes: ofLines(({ hsCode }) => hsCode),
      };
    },

    /** For each line with complete data: the price of one piece at the line's quantity, cleared in a country. */
    ofLines: atDoor,

    /**
     * The full calculation for a product of the catalogue, or for goods that the buyer describes; `cost` is null if
     * they have no price or no rate, or if no country is given.
     */
    async explain(of: string | PricedGoods, country: string | null, ask: ShipmentAsk) {
      const [rows, { rates }, [row]] = await Promise.all([
        country === null ? [] : rowsOf(country),
        settings(),
        typeof of === 'string' ? read([of]) : [],
      ]);
      const goods = typeof of === 'string' ? row && pricedGoods(row, ask.quantity) : of;
      return {
        rows,
        packing: goods?.packing ?? null,
        goodsClass: goods?.goodsClass ?? null,
        hsCode: goods?.hsCode ?? null,
        cost: goods && country !== null ? costOf(goods, ask, rows, rates.perDollar) : null,
      };
    },
  };
}

/** A shipment of which the buyer has stated only the quantity. */
const bySea = (quantity: number): ShipmentAsk => ({
  quantity,
  way: 'sea',
  quoted: {},
  disputed: {},
});
