import { z } from 'zod';
import { call, counted, requestKeyHeader } from '../base/contract.ts';
import { bulkCalls } from '../base/bulk.ts';
import { maxBulkBodyBytes, maxBulkProducts } from '../base/limits.ts';
import { bulkChange, bulkUndone, bulkValues, matchingProducts } from './product-bulk.ts';
import {
  mediaList,
  newProduct,
  openedProduct,
  productChange,
  staffProduct,
  staffQuery,
} from './product-form.ts';
import { countedView, product, productMedia, productQuery, productTranslation } from './product.ts';
import { emptyTrashCall } from '../base/record-calls.ts';

const path = '/api/products';
const one = `${path}/:id` as const;

/** Products: read by everybody (docs/specification/calls.md#products-and-suppliers), changed by the staff. */
export const productCalls = {
  list: call('GET', path, 'anyone', {
    query: productQuery,
    answer: z.array(product),
    summary: 'Products on sale; X-Total-Count is their number, Link where the other pages are',
  }),
  featured: call('GET', `${path}/featured`, 'anyone', {
    query: productQuery,
    answer: z.array(product),
    summary: 'Featured products, the newest first; of the parameters only `limit` counts',
  }),
  read: call('GET', one, 'anyone', {
    answer: product,
    summary: 'One product on sale',
  }),
  media: call('GET', `${one}/media`, 'anyone', {
    answer: z.array(productMedia),
    summary: 'Pictures and videos of a product, in order',
  }),
  translation: call('GET', `${one}/translation/:lang`, 'anyone', {
    answer: productTranslation.nullable(),
    summary: 'Texts of a product in a language; null without a translation',
  }),
  view: call('POST', `${one}/view`, 'anyone', {
    answer: countedView,
    summary: 'Counts a view, once per visitor and day; robots do not count',
  }),
  open: call('GET', `${one}/edit`, 'staff', {
    answer: openedProduct,
    summary: 'All editable fields of a product',
  }),
  create: call('POST', path, 'staff', {
    headers: requestKeyHeader,
    body: newProduct,
    answer: staffProduct,
    status: 201,
    errors: ['conflict'],
    summary: 'Adds a product; only the name is needed',
  }),
  ...bulkCalls({
    path,
    body: bulkChange,
    values: bulkValues,
    max: maxBulkProducts,
    maxBodyBytes: maxBulkBodyBytes,
    undone: bulkUndone,
  }),
  nextSku: call('GET', `${path}/next-sku`, 'staff', {
    query: z.object({ categoryId: z.uuid() }),
    answer: z.object({ sku: z.string().nullable() }),
    summary: 'A readable SKU for a new product of a category',
  }),
  matching: call('GET', `${path}/matching`, 'staff', {
    query: staffQuery,
    answer: matchingProducts,
    summary: 'Ids of all products of a list, up to the limit of one bulk change',
  }),
  emptyTrash: emptyTrashCall(path),
  update: call('PUT', one, 'staff', {
    body: productChange,
    answer: staffProduct,
    errors: ['conflict'],
    summary: 'Changes the given fields, if the product still has the given version',
  }),
  remove: call('DELETE', one, 'staff', {
    summary: 'Moves to the trash',
  }),
  restore: call('POST', `${one}/restore`, 'staff', {
    errors: ['conflict'],
    summary: 'Restores from the trash',
  }),
  duplicate: call('POST', `${one}/duplicate`, 'staff', {
    answer: staffProduct,
    status: 201,
    summary: 'Makes an unpublished copy',
  }),
  addMedia: call('POST', `${one}/media`, 'staff', {
    body: mediaList,
    answer: counted,
    status: 201,
    summary: 'Adds pictures and videos',
  }),
  replaceMedia: call('PUT', `${one}/media`, 'staff', {
    body: mediaList,
    answer: counted,
    summary: 'Replaces all pictures and videos of a product',
  }),
};
