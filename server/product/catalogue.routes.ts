import { Hono } from 'hono';
import { z } from 'zod';
import { bulkChange, mediaList, newProduct, productChange, staffProduct } from '../../shared/product-form.ts';
import { productMedia } from '../../shared/product.ts';
import type { AppEnv } from '../http/env.ts';
import { permit } from '../http/permit.ts';
import { answer, body, done } from '../http/validate.ts';
import type { CatalogueService } from './catalogue.service.ts';

/** What is stored is answered as it is: the rules of the form are for what comes in. */
const opened = z.object({
  product: staffProduct,
  media: z.array(productMedia.omit({ id: true, productId: true, createdAt: true })),
});
const counted = z.object({ success: z.literal(true), count: z.number().int() });

/** The header by which a repeated quick add is known. */
const keyHeader = 'idempotency-key';
const requestKey = z.string().min(8).max(100).nullable().catch(null);

/** Changes under /api/products, for the staff (back-office section 7). */
export function catalogueRoutes({ catalogue }: { catalogue: CatalogueService }) {
  return new Hono<AppEnv>()
    .post('/', permit('staff'), async (c) => {
      const key = requestKey.parse(c.req.header(keyHeader) ?? null);
      const product = await catalogue.create(await c.get('user')(), await body(c, newProduct), key);
      return answer(c, staffProduct, product, 201);
    })
    .get('/:id/edit', permit('staff'), async (c) =>
      answer(c, opened, await catalogue.open(await c.get('user')(), c.req.param('id'))),
    )
    .post('/bulk', permit('staff'), async (c) => {
      const count = await catalogue.bulk(await c.get('user')(), await body(c, bulkChange));
      return answer(c, counted, { success: true, count });
    })
    .delete('/trash', permit('staff'), async (c) =>
      answer(c, counted, { success: true, count: await catalogue.emptyTrash(await c.get('user')()) }),
    )
    .put('/:id', permit('staff'), async (c) =>
      answer(
        c,
        staffProduct,
        await catalogue.update(await c.get('user')(), c.req.param('id'), await body(c, productChange)),
      ),
    )
    .delete('/:id', permit('staff'), async (c) => {
      await catalogue.remove(await c.get('user')(), c.req.param('id'));
      return answer(c, done, { success: true });
    })
    .post('/:id/restore', permit('staff'), async (c) => {
      await catalogue.restore(await c.get('user')(), c.req.param('id'));
      return answer(c, done, { success: true });
    })
    .post('/:id/duplicate', permit('staff'), async (c) =>
      answer(c, staffProduct, await catalogue.duplicate(await c.get('user')(), c.req.param('id')), 201),
    )
    .post('/:id/media', permit('staff'), async (c) => {
      const list = await body(c, mediaList);
      const count = await catalogue.addMedia(await c.get('user')(), c.req.param('id'), list);
      return answer(c, counted, { success: true, count }, 201);
    })
    .put('/:id/media', permit('staff'), async (c) => {
      const list = await body(c, mediaList);
      const count = await catalogue.replaceMedia(await c.get('user')(), c.req.param('id'), list);
      return answer(c, counted, { success: true, count });
    });
}
