import { Hono } from 'hono';
import { z } from 'zod';
import { toDestination } from '#shared/base/country.ts';
import { AppError } from '#shared/base/errors.ts';
import { readForm } from '#shared/base/form-body.ts';
import { buyerCurrencies } from '#shared/base/rates.ts';
import { setCookie } from './cookies.ts';
import type { AppEnv } from './env.ts';
import { localPath } from './local-path.ts';

const back = z.string().max(2000).optional();
const preferences = z.union([
  z.object({ saver: z.enum(['on', 'off']), back }),
  // Empty: show prices only in their own currency.
  z.object({ currency: z.enum(['', ...buyerCurrencies]), back }),
  // Empty: show no prices at the door.
  z.object({ country: z.string().refine((code) => code === '' || toDestination(code) !== null), back }),
]);

/**
 * POST /preferences: stores the data saver, currency or country in a cookie. The forms are plain and work without
 * JavaScript.
 */
export function preferenceRoutes() {
  return new Hono<AppEnv>().post('/', async (c) => {
    const parsed = preferences.safeParse(Object.fromEntries(await readForm(c.req.raw)));
    if (!parsed.success) throw new AppError('invalid', parsed.error.message);
    const [kind, value] =
      'saver' in parsed.data
        ? ['saver' as const, parsed.data.saver]
        : 'currency' in parsed.data
          ? ['currency' as const, parsed.data.currency]
          : ['country' as const, parsed.data.country];
    setCookie(c, kind, value || null);
    return c.redirect(localPath(parsed.data.back ?? c.req.header('referer'), c.get('origin')), 303);
  });
}
