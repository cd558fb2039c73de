// What other domains may call.
export { productNameIn } from './product/product-name.ts';
