import { z } from 'zod';
import { call } from '../base/contract.ts';
import { favoriteStatus } from './favorite.ts';
import { product } from './product.ts';

const one = '/api/products/:id';

/** The visitor's favourites, or the account's for a signed-in user (docs/specification/catalogue.md#favourites). */
export const favoriteCalls = {
  list: call({
    method: 'GET',
    path: '/api/favorites',
    permission: 'anyone',
    answer: z.array(product),
    summary: 'The visitor’s favourites, the newest first',
  }),
  ids: call({
    method: 'GET',
    path: '/api/favorites/ids',
    permission: 'anyone',
    answer: z.array(z.uuid()),
    summary: 'Ids of the favourite products',
  }),
  status: call({
    method: 'GET',
    path: `${one}/favorite-status`,
    permission: 'anyone',
    answer: favoriteStatus,
    errors: ['not_found'],
    summary: 'Whether a product is a favourite, and of how many visitors',
  }),
  add: call({
    method: 'POST',
    path: `${one}/favorite`,
    permission: 'anyone',
    answer: favoriteStatus,
    status: 201,
    errors: ['not_found', 'already_favorite'],
    summary: 'Makes a product a favourite',
  }),
  remove: call({
    method: 'DELETE',
    path: `${one}/favorite`,
    permission: 'anyone',
    answer: favoriteStatus,
    errors: ['not_found'],
    summary: 'Removes a product from the favourites',
  }),
};
