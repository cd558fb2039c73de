import type { Currency } from '#shared/base/money.ts';
import type { StockStatus } from '#shared/catalogue/product-rules.ts';
import type { DemoLanguage } from './demo-schemas.ts';
import { colors, series, shelves, type Words } from './large-words.ts';

/** A generated product, independent of language. */
export type LargeProduct = {
  number: number;
  category: string;
  kind: Words;
  material: Words;
  attribute: Words;
  size: Words;
  color: Words;
  colorHex: string;
  audience: Words;
  series: readonly [latin: string, zh: string] | null;
  minimumOrderQuantity: number;
  /** Null: price on request. */
  price: string | null;
  priceUnit: Currency;
  leadTime: string;
  stockStatus: StockStatus;
  stockQuantity: number;
  isFeatured: boolean;
  isActive: boolean;
};

const shelfKeys = Object.keys(shelves);
const column: Record<DemoLanguage, 0 | 1 | 2 | 3> = { en: 0, fr: 1, es: 2, zh: 3 };

/** The product with this number; always the same. */
export function largeProduct(number: number): LargeProduct {
  const random = mulberry32(number);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const category = pick(shelfKeys);
  const shelf = shelves[category]!;
  const [en, fr, es, zh, colorHex] = pick(colors);
  const stock = random();
  const currency = random();
  return {
    number,
    category,
    kind: pick(shelf.kinds),
    material: pick(shelf.materials),
    attribute: pick(shelf.attributes),
    size: pick(shelf.sizes),
    color: [en, fr, es, zh],
    colorHex,
    audience: pick(shelf.audiences),
    series: random() < 0.6 ? pick(series) : null,
    minimumOrderQuantity: pick([10, 20, 50, 100, 200, 300, 500, 1000]),
    // Many cheap products and few expensive ones: 0.30 to 180.
    price: random() < 0.05 ? null : (0.3 * 600 ** random()).toFixed(2),
    priceUnit: currency < 0.85 ? 'USD' : currency < 0.95 ? 'CNY' : 'EUR',
    leadTime: pick(['7-10 days', '15-20 days', '25-30 days', '30-35 days', '6-8 weeks']),
    stockStatus: stock < 0.8 ? 'in_stock' : stock < 0.93 ? 'low_stock' : 'out_of_stock',
    stockQuantity: stock < 0.8 ? Math.floor(random() * 5000) + 20 : stock < 0.93 ? 8 : 0,
    isFeatured: random() < 0.01,
    isActive: random() < 0.98,
  };
}

export type LargeText = { name: string; shortDescription: string; description: string };

/** The product's name and texts in one language. */
export function describeProduct(product: LargeProduct, language: DemoLanguage): LargeText {
  const at = column[language];
  const [kind, material, attribute] = [product.kind[at], product.material[at], product.attribute[at]];
  const [size, color, audience] = [product.size[at], product.color[at], product.audience[at]];
  const latin = product.series === null ? '' : `${product.series[0]} `;
  const [moq, days] = [product.minimumOrderQuantity, product.leadTime];
  switch (language) {
    case 'en':
      return {
        name: upperFirst(`${latin}${material} ${kind} ${attribute}, ${color}, ${size}`),
        shortDescription: upperFirst(
          `${kind} ${audience} made of ${material}, ${attribute}. From ${moq} pieces.`,
        ),
        description: `Chosen ${audience} and checked by our own inspectors in Wenzhou before every shipment. Your label can be put on ${kind} and carton from ${moq * 5} pieces. Ready in ${days}.`,
      };
    case 'fr':
      return {
        name: upperFirst(`${kind} ${latin}${material} ${attribute}, ${color}, ${size}`),
        shortDescription: upperFirst(`${kind} ${material} ${audience}, ${attribute}. Dès ${moq} pièces.`),
        description: `Choix ${audience}, contrôlé par nos propres inspecteurs à Wenzhou avant chaque expédition. Votre étiquette sur l’article et sur le carton dès ${moq * 5} pièces.`,
      };
    case 'es':
      return {
        name: upperFirst(`${kind} ${latin}${material} ${attribute}, ${color}, ${size}`),
        shortDescription: upperFirst(`${kind} ${material} ${audience}, ${attribute}. Desde ${moq} piezas.`),
        description: `Pensado ${audience} y revisado por nuestros propios inspectores en Wenzhou antes de cada envío. Su etiqueta en el artículo y en la caja desde ${moq * 5} piezas.`,
      };
    case 'zh':
      return {
        name: `${product.series === null ? '' : product.series[1]}${audience}${attribute}${material}${kind}，${color}，${size}`,
        shortDescription: `${audience}${material}${kind}，${attribute}，${moq} 件起订。`,
        description: `每批出货前由我们在温州的质检员验货。满 ${moq * 5} 件可在产品和外箱上印制您的品牌。`,
      };
  }
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A small seeded generator of numbers from 0 up to 1 (Tommy Ettinger's mulberry32). */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
