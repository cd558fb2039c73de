import type { SignInFailure } from '#shared/people/user.ts';
import { formatMoment, ta } from '../../../lib/admin-text.ts';
import { columnsOf, type ListColumn, ListTable } from '../../../staff/list/list-table.tsx';

const columns = (): readonly ListColumn<SignInFailure>[] =>
  columnsOf((name) => ta(`failures.${name}`), {
    account: { cell: ({ username }) => username ?? ta('failures.unknown') },
    last: { isFact: true, cell: ({ lastAt }) => <time dateTime={lastAt}>{formatMoment(lastAt)}</time> },
    network: { isFact: true, cell: ({ network }) => network || ta('failures.many') },
    count: { isFact: true, style: 'cell-number', cell: ({ count }) => count },
  });

/** The latest failed sign-ins, grouped by account, network and quarter of an hour. */
export const FailureList = ({ failures }: { failures: readonly SignInFailure[] }) => (
  <section className="grid gap-3">
    {/* The list itself is the landmark of this name. */}
    <h2 className="h3">{ta('failures.title')}</h2>
    <p className="text-muted">{ta('failures.text')}</p>
    {failures.length === 0 ? (
      <p className="text-muted">{ta('failures.none')}</p>
    ) : (
      <ListTable
        label={ta('failures.title')}
        rows={failures}
        nameOf={({ username }) => username ?? ta('failures.unknown')}
        columns={columns()}
      />
    )}
  </section>
);
