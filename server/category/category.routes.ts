import { Hono } from 'hono';
import { z } from 'zod';
import { category } from '../../shared/category.ts';
import type { AppEnv } from '../http/env.ts';
import { categoryChange, newCategory } from '../../shared/category-form.ts';
import { permit } from '../http/permit.ts';
import { answer, body, done, made } from '../http/validate.ts';
import type { CategoryAdminService } from './category-admin.service.ts';
import type { CategoryService } from './category.service.ts';

/** GET /api/categories and /api/categories/{id}, named in the visitor's language. */
export function categoryRoutes({ categories }: { categories: CategoryService }) {
  return new Hono<AppEnv>()
    .get('/', async (c) => answer(c, z.array(category), await categories.list(c.get('locale'))))
    .get('/:id', async (c) => answer(c, category, await categories.get(c.req.param('id'), c.get('locale'))));
}

/** Changes of categories, for the staff. */
export function categoryAdminRoutes({ categoryAdmin }: { categoryAdmin: CategoryAdminService }) {
  return new Hono<AppEnv>()
    .post('/', permit('staff'), async (c) => {
      const id = await categoryAdmin.create(await c.get('user')(), await body(c, newCategory));
      return answer(c, made, { success: true, id }, 201);
    })
    .put('/:id', permit('staff'), async (c) => {
      await categoryAdmin.update(await c.get('user')(), c.req.param('id'), await body(c, categoryChange));
      return answer(c, done, { success: true });
    })
    .delete('/:id', permit('staff'), async (c) => {
      await categoryAdmin.remove(await c.get('user')(), c.req.param('id'));
      return answer(c, done, { success: true });
    })
    .post('/:id/restore', permit('staff'), async (c) => {
      await categoryAdmin.restore(await c.get('user')(), c.req.param('id'));
      return answer(c, done, { success: true });
    });
}
