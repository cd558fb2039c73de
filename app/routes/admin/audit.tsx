import { auditQuery } from '#shared/audit.ts';
import { allNouns } from '#shared/nouns.ts';
import { ta } from '../../lib/admin-text.ts';
import { pageMeta } from '../../lib/head.ts';
import { onStaffServer } from '../../lib/page-loader.ts';
import { Pager } from '../../features/admin-shell/pager.tsx';
import { AuditTable } from '../../features/audit/audit-table.tsx';
import { FailureList } from '../../features/user/failure-list.tsx';
import { FilterChoice, FilterForm } from '../../lib/filter-form.tsx';
import { filterWords } from '../../lib/filter-words.ts';
import { Fold } from '../../ui/admin/fold.tsx';
import type { Route } from './+types/audit.ts';

/** /admin/audit: who changed what and when; for super admins. The filters are in the address. */
export const loader = onStaffServer('users', async ({ services, user }, { request }: Route.LoaderArgs) => {
  const query = auditQuery.parse(Object.fromEntries(new URL(request.url).searchParams));
  const [{ entries, total }, failures] = await Promise.all([
    services.audits.list(user, query),
    services.signInFailures.list(user),
  ]);
  return {
    meta: { title: ta('audit.title') },
    query,
    entries,
    failures,
    pages: Math.max(1, Math.ceil(total / query.limit)),
  };
});

export const meta = pageMeta;

export default function Audit({ loaderData }: Route.ComponentProps) {
  const { query, entries, failures, pages } = loaderData;
  const pageLink = (page: number) => {
    const { search, noun, from, to } = query;
    const params = new URLSearchParams({ search, noun, from, to, page: String(page) });
    return `/admin/audit?${params}`;
  };
  return (
    <div className="grid gap-3">
      <header>
        <h1 className="h1">{ta('audit.title')}</h1>
        <p className="text-muted">{ta('audit.text')}</p>
      </header>
      <FilterForm
        query={query}
        search={query.search}
        searchLabel={ta('audit.searchLabel')}
        submitLabel={ta('common.search')}
      >
        <Fold {...filterWords([query.noun, query.from, query.to])}>
          <FilterChoice name="noun" label={ta('audit.nounLabel')} value={query.noun}>
            <option value="">{ta('audit.allNouns')}</option>
            {allNouns.map((noun) => (
              <option key={noun} value={noun}>
                {ta(`nouns.${noun}`)}
              </option>
            ))}
          </FilterChoice>
          <DayFilter name="from" label={ta('change.from')} value={query.from} />
          <DayFilter name="to" label={ta('change.to')} value={query.to} />
        </Fold>
      </FilterForm>
      {entries.length === 0 ? (
        <p className="text-muted">{ta('audit.none')}</p>
      ) : (
        <AuditTable entries={entries} />
      )}
      <Pager page={query.page} pages={pages} label={ta('audit.title')} pathOf={pageLink} />
      <FailureList failures={failures} />
    </div>
  );
}

function DayFilter({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <label className="flex items-center gap-2 text-sm">
      {label}
      <input type="date" name={name} defaultValue={value} className="field w-auto" />
    </label>
  );
}
