import { type AuditEntry, auditQuery } from '#shared/audit.ts';
import { allNouns } from '#shared/nouns.ts';
import { formatMoment, hasAdminText, ta } from '../../lib/admin-text.ts';
import { pageMeta } from '../../lib/head.ts';
import { onStaffServer } from '../../lib/page-loader.ts';
import { Pager } from '../../features/admin-shell/pager.tsx';
import { FailureList } from '../../features/user/failure-list.tsx';
import { FilterChoice, FilterForm } from '../../lib/filter-form.tsx';
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
    const params = new URLSearchParams({ search: query.search, noun: query.noun, page: String(page) });
    return `/admin/audit?${params}`;
  };
  return (
    <div className="grid gap-5">
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
        <FilterChoice name="noun" label={ta('audit.nounLabel')} value={query.noun}>
          <option value="">{ta('audit.allNouns')}</option>
          {allNouns.map((noun) => (
            <option key={noun} value={noun}>
              {ta(`nouns.${noun}`)}
            </option>
          ))}
        </FilterChoice>
      </FilterForm>
      {entries.length === 0 ? (
        <p className="text-muted">{ta('audit.none')}</p>
      ) : (
        <div className="card table-box" tabIndex={0} role="region" aria-label={ta('audit.title')}>
          <table className="table">
            <thead>
              <tr>
                <th>{ta('audit.when')}</th>
                <th>{ta('audit.who')}</th>
                <th>{ta('audit.what')}</th>
                <th>{ta('audit.before')}</th>
                <th>{ta('audit.after')}</th>
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => (
                <Row key={entry.id} entry={entry} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Pager page={query.page} pages={pages} label={ta('audit.title')} pathOf={pageLink} />
      <FailureList failures={failures} />
    </div>
  );
}

/** A word for what the log keeps by its name, or the name. */
const word = (key: string, fallback: string): string => (hasAdminText(key) ? ta(key) : fallback);

function Row({ entry }: { entry: AuditEntry }) {
  return (
    <tr>
      <td className="text-sm whitespace-nowrap">
        <time dateTime={entry.createdAt}>{formatMoment(entry.createdAt)}</time>
      </td>
      <td>{entry.username ?? ta('audit.program')}</td>
      <td className="cell-text">
        {word(`actions.${entry.action}`, entry.action)}{' '}
        <span className="text-muted">{word(`nouns.${entry.noun}`, entry.noun)}</span> {entry.title}
      </td>
      <td className="cell-text text-sm">
        <Values values={entry.before} />
      </td>
      <td className="cell-text text-sm">
        <Values values={entry.after} />
      </td>
    </tr>
  );
}

function valueText(value: unknown): string {
  if (value === null) return '–';
  if (typeof value === 'boolean') return ta(value ? 'conflict.yes' : 'conflict.no');
  return typeof value === 'string' ? word(`roles.${value}`, value) : JSON.stringify(value);
}

function Values({ values }: { values: AuditEntry['before'] }) {
  if (!values) return null;
  return (
    <dl>
      {Object.entries(values).map(([name, value]) => (
        <div key={name}>
          <dt className="inline text-muted">{word(`auditFields.${name}`, name)}: </dt>
          <dd className="inline">{valueText(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
