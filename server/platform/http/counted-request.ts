import { toDestination } from '#shared/base/country.ts';
import type { CountedRequest } from '../../operations/figure/count.service.ts';
import { cookieNames, readCookie } from './cookies.ts';
import type { AppContext } from './env.ts';

/** What counting reads of a request (decision 048); the country is the buyer's own choice. */
export const countedRequest = (c: AppContext, user: CountedRequest['user']): CountedRequest => ({
  header: (name) => c.req.header(name),
  address: c.get('ip'),
  language: c.get('locale'),
  country: toDestination(readCookie(c.req.header('cookie'), cookieNames.country)),
  user,
});
