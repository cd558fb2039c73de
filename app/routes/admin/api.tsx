import { overviewQuery } from '#shared/platform/api-overview.ts';
import { CallCard } from '../../features/platform/contract/call-card.tsx';
import { ta } from '../../lib/admin-text.ts';
import { pathOf } from '../../lib/api.ts';
import { FilterForm } from '../../staff/list/filter-form.tsx';
import { onStaffServer } from '../../lib/page-loader.ts';
import type { Route } from './+types/api.ts';

/** /admin/api: all calls of the API, for developers. The search is in the address. */
export const loader = onStaffServer('staff', ({ services, user, search }) => {
  const query = overviewQuery.parse(search);
  return Promise.resolve({
    meta: { title: ta('api.title') },
    query,
    nouns: services.contract.overview(user, query.search),
  });
});

export default function Api({ loaderData: { query, nouns } }: Route.ComponentProps) {
  const count = nouns.reduce((sum, { calls }) => sum + calls.length, 0);
  return (
    <div className="grid gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="h1">{ta('api.title')}</h1>
          <p className="text-muted">{ta('api.text')}</p>
        </div>
        <a href={pathOf('GET /api/openapi.json')} className="btn btn-outline">
          {ta('api.document')}
        </a>
      </header>
      <FilterForm search={query.search} searchLabel={ta('api.searchLabel')} filters={[]} />
      <p role="status" className="text-muted">
        {count === 0 ? ta('api.none') : ta('api.count', { count })}
      </p>
      {nouns.map(({ noun, description, calls }) => (
        <section key={noun} aria-labelledby={`noun-${noun}`} className="grid gap-2">
          <h2 id={`noun-${noun}`} lang="en" className="h3">
            {noun}
          </h2>
          <p lang="en" className="text-muted">
            {description}
          </p>
          {calls.map((call) => (
            <CallCard key={call.id} call={call} />
          ))}
        </section>
      ))}
    </div>
  );
}
