import { Hono, type MiddlewareHandler } from 'hono';
import { doctorHeader, type SeenRequest } from '#shared/operations/doctor.ts';
import { isReachable } from '../db/client.ts';
import type { Services } from '../../services.ts';
import type { AppEnv } from './env.ts';

type Dependencies = Pick<Services, 'database' | 'diskRoom' | 'phase'>;

/**
 * GET /healthz: whether the process runs. The database is not checked, because a restart of the process would not
 * repair it. For `npm run doctor`, which sends a pass, the answer also contains what the site saw of the request.
 */
export function livenessRoutes({ config, doctor }: Pick<Services, 'config' | 'doctor'>) {
  return new Hono<AppEnv>().get('/healthz', async (c) => {
    const isDoctor = await doctor.isPass(c.req.header(doctorHeader)).catch(() => false);
    if (!isDoctor) return c.json({ status: 'ok' });
    const seen: SeenRequest = {
      address: c.get('ip'),
      forwardedFor: c.req.header('x-forwarded-for') ?? null,
      protocol: c.req.header('x-forwarded-proto') ?? null,
      host: c.req.header('host') ?? null,
      trustedProxies: config.TRUSTED_PROXIES,
    };
    return c.json({ status: 'ok', seen });
  });
}

/**
 * GET /readyz: whether this process can take requests: the database answers, files can be written, and it is not
 * stopping.
 */
export function readinessRoutes({ database, diskRoom, phase }: Dependencies) {
  return new Hono<AppEnv>().get('/readyz', async (c) => {
    const [isUp, isWritable] = await Promise.all([isReachable(database.db), diskRoom.isWritable()]);
    return c.json(
      {
        database: isUp ? 'ok' : 'away',
        disk: isWritable ? 'ok' : 'full',
        ...(phase.isStopping ? { process: 'stopping' } : {}),
      },
      isUp && isWritable && !phase.isStopping ? 200 : 503,
      { 'Cache-Control': 'no-store' },
    );
  });
}

/** Refuses writing requests before the disk is full: PostgreSQL ends when it cannot write its log. */
export function diskGuard({ diskRoom }: Pick<Dependencies, 'diskRoom'>): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') await diskRoom.demandForWriting();
    await next();
  };
}
