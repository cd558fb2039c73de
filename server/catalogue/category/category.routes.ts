import { categoryCalls } from '#shared/catalogue/category-calls.ts';
import { handle, routesOf } from '../../platform/http/implement.ts';
import { recordRoutes } from '../../platform/http/record-routes.ts';
import type { CategoryAdminService } from './category-admin.service.ts';
import type { CategoryService } from './category.service.ts';

/** Public calls of categories, named in the visitor's language, and changes by the staff. */
export function categoryRoutes({
  categories,
  categoryAdmin,
}: {
  categories: CategoryService;
  categoryAdmin: CategoryAdminService;
}) {
  return routesOf(
    handle(categoryCalls.list, ({ c }) => categories.list(c.get('locale'))),
    handle(categoryCalls.read, ({ params, c }) => categories.get(params.id, c.get('locale'))),
    ...recordRoutes(categoryCalls, categoryAdmin),
  );
}
