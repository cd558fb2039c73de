import { toDestination } from '#shared/base/country.ts';
import type { CountedRequest } from '../../operations/figure/count.service.ts';
import { cookieNames, readCookie } from './cookies.ts';
import type { AppContext } from './env.ts';

/** What counting reads of a request (decision 048); the country is the buyer's own choice. */
export const countedRequest = (request: Omit<CountedRequest, 'country'>): CountedRequest => ({
  ...request,
  country: toDestination(readCookie(request.header('cookie'), cookieNames.country)),
});

/** The same of a request on the ordinary path. */
export const countedOf = (c: AppContext, user: CountedRequest['user']): CountedRequest =>
  countedRequest({
    header: (name) => c.req.header(name),
    address: c.get('ip'),
    language: c.get('locale'),
    user,
  });
