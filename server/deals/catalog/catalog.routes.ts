import { Hono } from 'hono';
import { isbot } from 'isbot';
import { catalogCalls } from '#shared/deals/catalog-calls.ts';
import { catalogFile } from '#shared/deals/catalog.ts';
import { AppError } from '#shared/base/errors.ts';
import { isStaff } from '#shared/base/policy.ts';
import type { AppEnv } from '../../platform/http/env.ts';
import { handle, routesOf } from '../../platform/http/implement.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { recordRoutes } from '../../platform/http/record-routes.ts';
import type { CatalogService } from './catalog.service.ts';

/** /api/catalogs, for the staff. */
export const catalogRoutes = ({ catalogs }: { catalogs: CatalogService }) =>
  routesOf(
    ...recordRoutes(catalogCalls, catalogs),
    handle(catalogCalls.upload, async ({ user, c }) => ({
      success: true as const,
      url: await catalogs.upload(user, {
        body: c.req.raw.body,
        contentType: c.req.header('content-type'),
        announced: c.req.header('content-length'),
      }),
    })),
  );

/** GET /catalogs/files/{key}: the PDF of a catalogue. Downloads by people other than staff are counted. */
export const catalogFileRoutes = ({ catalogs }: { catalogs: CatalogService }) =>
  new Hono<AppEnv>().get('/:key', async (c) => {
    const { data: url } = catalogFile.safeParse(`/catalogs/files/${c.req.param('key')}`);
    if (!url) throw new AppError('not_found', 'no such catalogue');
    const user = await c.get('user')();
    const ofStaff = isStaff(user) ? user : null;
    const isPerson = !isbot(c.req.header('user-agent')) && c.req.method === 'GET';
    // PDF readers request a file in parts: only the first part is counted.
    const isBegun = /^(?:bytes=0-.*)?$/i.test(c.req.header('range') ?? '');
    const reader = ofStaff === null && isPerson && isBegun ? c.get('ip') : null;
    const { file, fileName } = await catalogs.download(ofStaff, url, reader);
    c.header('Content-Type', file.type);
    c.header('Content-Disposition', `inline; filename="${fileName}"`);
    c.header('Content-Security-Policy', "default-src 'none'; sandbox");
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Cache-Control', 'private, no-store');
    return sendFile(c, file);
  });
