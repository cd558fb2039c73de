import { Hono } from 'hono';
import { z } from 'zod';
import { partner } from '../../shared/partner.ts';
import type { AppEnv } from '../http/env.ts';
import { answer } from '../http/validate.ts';
import type { PartnerService } from './partner.service.ts';

/** GET /api/partners and /api/partners/{id}. */
export function partnerRoutes({ partners }: { partners: PartnerService }) {
  return new Hono<AppEnv>()
    .get('/', async (c) => answer(c, z.array(partner), await partners.list()))
    .get('/:id', async (c) => answer(c, partner, await partners.get(c.req.param('id'))));
}
