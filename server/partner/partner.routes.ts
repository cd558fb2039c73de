import { Hono } from 'hono';
import { z } from 'zod';
import { partner } from '../../shared/partner.ts';
import type { AppEnv } from '../http/env.ts';
import { newPartner, partnerChange } from '../../shared/partner-form.ts';
import { permit } from '../http/permit.ts';
import { answer, body, done, made } from '../http/validate.ts';
import type { PartnerAdminService } from './partner-admin.service.ts';
import type { PartnerService } from './partner.service.ts';

/** GET /api/partners and /api/partners/{id}. */
export function partnerRoutes({ partners }: { partners: PartnerService }) {
  return new Hono<AppEnv>()
    .get('/', async (c) => answer(c, z.array(partner), await partners.list()))
    .get('/:id', async (c) => answer(c, partner, await partners.get(c.req.param('id'))));
}

/** Changes of suppliers, for the staff. */
export function partnerAdminRoutes({ partnerAdmin }: { partnerAdmin: PartnerAdminService }) {
  return new Hono<AppEnv>()
    .post('/', permit('staff'), async (c) => {
      const id = await partnerAdmin.create(await c.get('user')(), await body(c, newPartner));
      return answer(c, made, { success: true, id }, 201);
    })
    .put('/:id', permit('staff'), async (c) => {
      await partnerAdmin.update(await c.get('user')(), c.req.param('id'), await body(c, partnerChange));
      return answer(c, done, { success: true });
    })
    .delete('/:id', permit('staff'), async (c) => {
      await partnerAdmin.remove(await c.get('user')(), c.req.param('id'));
      return answer(c, done, { success: true });
    })
    .post('/:id/restore', permit('staff'), async (c) => {
      await partnerAdmin.restore(await c.get('user')(), c.req.param('id'));
      return answer(c, done, { success: true });
    });
}
