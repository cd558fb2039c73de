import { z } from 'zod';
import { call } from '../base/contract.ts';
import { favoriteStatus } from './favorite.ts';
import { product } from './product.ts';

const one = '/api/products/:id';

/** The visitor's favourites, or the account's for a signed-in user (docs/specification/catalogue.md#favourites). */
export const favoriteCalls = {
  list: call('GET', '/api/favorites', 'anyone', {
    answer: z.array(product),
    summary: 'The visitor’s favourites, the newest first',
  }),
  ids: call('GET', '/api/favorites/ids', 'anyone', {
    answer: z.array(z.uuid()),
    summary: 'Ids of the favourite products',
  }),
  status: call('GET', `${one}/favorite-status`, 'anyone', {
    answer: favoriteStatus,
    summary: 'Whether a product is a favourite, and of how many visitors',
  }),
  add: call('POST', `${one}/favorite`, 'anyone', {
    answer: favoriteStatus,
    status: 201,
    errors: ['already_favorite'],
    summary: 'Makes a product a favourite',
  }),
  remove: call('DELETE', `${one}/favorite`, 'anyone', {
    answer: favoriteStatus,
    summary: 'Removes a product from the favourites',
  }),
};
