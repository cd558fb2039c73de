import type { SignInFailure } from '#shared/people/user.ts';
import { formatMoment, ta } from '../../../lib/admin-text.ts';

/** The latest failed sign-ins, grouped by account, network and quarter of an hour. */
export function FailureList({ failures }: { failures: readonly SignInFailure[] }) {
  return (
    <section className="grid gap-3" aria-labelledby="failures">
      <div>
        <h2 id="failures" className="h3">
          {ta('failures.title')}
        </h2>
        <p className="text-muted">{ta('failures.text')}</p>
      </div>
      {failures.length === 0 ? (
        <p className="text-muted">{ta('failures.none')}</p>
      ) : (
        <div className="card table-box" tabIndex={0} role="group" aria-label={ta('failures.title')}>
          <table className="table">
            <thead>
              <tr>
                <th>{ta('failures.last')}</th>
                <th>{ta('failures.account')}</th>
                <th>{ta('failures.network')}</th>
                <th>{ta('failures.count')}</th>
              </tr>
            </thead>
            <tbody>
              {failures.map((failure) => (
                <tr key={failure.id}>
                  <td className="text-sm whitespace-nowrap">
                    <time dateTime={failure.lastAt}>{formatMoment(failure.lastAt)}</time>
                  </td>
                  <td>{failure.username ?? ta('failures.unknown')}</td>
                  <td>{failure.network || ta('failures.many')}</td>
                  <td>{failure.count}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
