import { type AuditQuery, auditQuery } from '#shared/people/audit.ts';
import { allNouns } from '#shared/base/nouns.ts';
import { auditColumns } from '../../features/people/audit/audit-columns.tsx';
import { entryTitle } from '../../lib/audit-text.ts';
import { FailureList } from '../../features/people/user/failure-list.tsx';
import { ta } from '../../lib/admin-text.ts';
import type { ListFilter } from '../../staff/list/filter-form.tsx';
import { ListScreen } from '../../staff/list/list-screen.tsx';
import { ListTable } from '../../staff/list/list-table.tsx';
import { onStaffList } from '../../lib/page-loader.ts';
import type { Route } from './+types/audit.ts';

/** /admin/audit: who changed what and when; for super admins. The filters are in the address. */
export const loader = onStaffList('users', auditQuery, null, async ({ services, user, query }) => {
  const [{ entries, total }, failures] = await Promise.all([
    services.audits.list(user, query),
    services.signInFailures.list(user),
  ]);
  return {
    meta: { title: ta('audit.title') },
    entries,
    total,
    failures,
  };
});

export default function Audit({ loaderData }: Route.ComponentProps) {
  const {
    query: { limit: _, partOf: __, ...query },
    entries,
    total,
    failures,
    pages,
  } = loaderData;
  return (
    <ListScreen
      title={ta('audit.title')}
      text={ta('audit.text')}
      path="/admin/audit"
      query={query}
      pages={pages}
      searchLabel={ta('audit.searchLabel')}
      filters={filtersOf(query)}
      count={ta('audit.count', { count: total })}
      isEmpty={entries.length === 0}
      empty={{ icon: 'clock', title: ta('audit.none'), text: ta('audit.noneText') }}
      foot={<FailureList failures={failures} />}
    >
      <ListTable label={ta('audit.title')} rows={entries} nameOf={entryTitle} columns={auditColumns()} />
    </ListScreen>
  );
}

const filtersOf = ({ noun, from, to }: Pick<AuditQuery, 'noun' | 'from' | 'to'>): readonly ListFilter[] => [
  {
    name: 'noun',
    value: noun,
    label: ta('audit.nounLabel'),
    none: ta('audit.allNouns'),
    choices: allNouns.map((one) => [one, ta(`nouns.${one}`)]),
  },
  { name: 'from', value: from, label: ta('change.from') },
  { name: 'to', value: to, label: ta('change.to') },
];
