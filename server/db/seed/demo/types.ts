import type { Locale } from '#shared/locale.ts';
import type { PriceTier } from '#shared/product.ts';
import type { SaleUnit } from '#shared/product-rules.ts';
/** The languages in which the demo is written: in any other its visitors read English. */
export const demoLanguages = ['en', 'fr', 'es', 'zh'] as const satisfies readonly Locale[];
export type DemoLanguage = (typeof demoLanguages)[number];

/** The words of one product in one language, written by hand. */
type DemoText = {
  name: string;
  /** One sentence, at most 140 characters. */
  shortDescription: string;
  /** Two or three short paragraphs, separated by a blank line. */
  description: string;
  /** One "Label: value" a line; shown preformatted. */
  specifications: string;
  /** Three to five selling points, a few words each. */
  features: readonly string[];
};

export type DemoCategoryKey =
  | 'footwear'
  | 'clothing'
  | 'bags-accessories'
  | 'mobile-accessories'
  | 'audio-video'
  | 'power-lighting'
  | 'kitchenware'
  | 'household';

export type DemoPartnerKey =
  | 'lucheng-footwear'
  | 'oujiang-garment'
  | 'nanxi-leather'
  | 'yueqing-electric'
  | 'longwan-digital'
  | 'shenbei-audio'
  | 'yongkang-cookware'
  | 'dongtou-home';

export type DemoProduct = {
  /** Kebab-case and unique; ids and pictures are derived from it. */
  key: string;
  category: DemoCategoryKey;
  partner: DemoPartnerKey | null;
  sku: string;
  backdrop: 'sand' | 'mint' | 'sky' | 'clay' | 'stone' | 'dusk';
  /** What the product is sold in, as the form takes it; the first picture shows the first, the second all. */
  colors: readonly string[];
  /** A decimal as text ("12.50"), or null where the price is on request. */
  price: string | null;
  priceUnit: 'USD' | 'CNY' | 'EUR' | 'GBP' | 'JPY' | 'CAD' | 'AUD';
  minimumOrderQuantity: number;
  /** "15-20 days", "3-4 weeks": pages translate this form. */
  /** What the price and the minimum order count, where it is not the piece. */
  saleUnit?: SaleUnit;
  leadTime: string | null;
  /** As the specifications say it: units of sale, length, width and height, gross weight. */
  packing?: {
    perCarton: number;
    centimetres: readonly [length: number, width: number, height: number];
    kilograms: number;
  };
  priceTiers?: readonly PriceTier[];
  stockStatus: 'in_stock' | 'low_stock' | 'out_of_stock';
  stockQuantity: number;
  isActive?: false;
  isFeatured?: true;
  hasVideo?: true;
  en: DemoText;
  fr: DemoText;
  es: DemoText;
  zh: DemoText;
};
