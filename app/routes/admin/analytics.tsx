import { figureQuery } from '#shared/operations/figure-calls.ts';
import { FigureView } from '../../features/operations/figure/figure-view.tsx';
import { ta } from '../../lib/admin-text.ts';
import { onStaffServer } from '../../lib/page-loader.ts';
import type { Route } from './+types/analytics.ts';

/** /admin/analytics: the figures of the company, of a range of days in the address (docs/specification/admin.md#analytics). */
export const loader = onStaffServer('staff', async ({ services, user, locale, search }) => {
  const query = figureQuery.parse(search);
  return {
    meta: { title: ta('figure.title') },
    query,
    ...(await services.figures.page(user, query, locale)),
  };
});

export default function Analytics({ loaderData: { query, range, today, blocks } }: Route.ComponentProps) {
  return <FigureView query={query} range={range} today={today} blocks={blocks} />;
}
