import { Hono } from 'hono';
import { z } from 'zod';
import { AppError } from '../../shared/errors.ts';
import { cookie, cookieNames, yearInSeconds } from './cookies.ts';
import type { AppEnv } from './env.ts';

const preferences = z.object({ saver: z.enum(['on', 'off']), back: z.string().max(2000).optional() });

/** POST /preferences: the footer's data-saver switch, a plain form that works without JavaScript. */
export function preferenceRoutes() {
  return new Hono<AppEnv>().post('/', async (c) => {
    const parsed = preferences.safeParse(await c.req.parseBody());
    if (!parsed.success) throw new AppError('invalid', parsed.error.message);
    const origin = c.get('origin');
    c.header(
      'Set-Cookie',
      cookie(cookieNames.saver, parsed.data.saver, { maxAge: yearInSeconds, isSecret: false, origin }),
    );
    return c.redirect(localPath(parsed.data.back ?? c.req.header('referer'), origin), 303);
  });
}

/** The path of an address on this site; anything else leads home, never to another site. */
function localPath(address: string | undefined, origin: string): string {
  const url = address && URL.canParse(address, origin) ? new URL(address, origin) : null;
  return url?.origin === origin ? url.pathname + url.search : '/';
}
