import type { en } from '../en/index.ts';
import type { SameShape } from '../translate.ts';
import { common, errors, footer, nav, notFound, reply } from './common.ts';
import { home } from './home.ts';
import { colors, favorites, gallery, listAdd, product, products, supplierMessage } from './products.ts';
import { proof } from './proof.ts';

export const zh = {
  common,
  nav,
  reply,
  footer,
  notFound,
  errors,
  home,
  proof,
  products,
  product,
  supplierMessage,
  gallery,
  favorites,
  listAdd,
  colors,
} as const satisfies SameShape<typeof en>;
