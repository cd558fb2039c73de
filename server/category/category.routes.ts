import { Hono } from 'hono';
import { z } from 'zod';
import { category } from '../../shared/category.ts';
import type { AppEnv } from '../http/env.ts';
import { answer } from '../http/validate.ts';
import type { CategoryService } from './category.service.ts';

/** GET /api/categories and /api/categories/{id}, named in the visitor's language. */
export function categoryRoutes({ categories }: { categories: CategoryService }) {
  return new Hono<AppEnv>()
    .get('/', async (c) => answer(c, z.array(category), await categories.list(c.get('locale'))))
    .get('/:id', async (c) => answer(c, category, await categories.get(c.req.param('id'), c.get('locale'))));
}
