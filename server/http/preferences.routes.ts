import { Hono } from 'hono';
import { z } from 'zod';
import { AppError } from '#shared/errors.ts';
import { readForm } from '#shared/form-body.ts';
import { cookie, cookieNames, yearInSeconds } from './cookies.ts';
import type { AppEnv } from './env.ts';
import { localPath } from './local-path.ts';

const preferences = z.object({ saver: z.enum(['on', 'off']), back: z.string().max(2000).optional() });

/** POST /preferences: the footer's data-saver switch, a plain form that works without JavaScript. */
export function preferenceRoutes() {
  return new Hono<AppEnv>().post('/', async (c) => {
    const parsed = preferences.safeParse(Object.fromEntries(await readForm(c.req.raw)));
    if (!parsed.success) throw new AppError('invalid', parsed.error.message);
    const origin = c.get('origin');
    c.header(
      'Set-Cookie',
      cookie(cookieNames.saver, parsed.data.saver, { maxAge: yearInSeconds, isSecret: false, origin }),
    );
    return c.redirect(localPath(parsed.data.back ?? c.req.header('referer'), origin), 303);
  });
}
