import { canManageUsers } from '#shared/base/policy.ts';
import { ProposeForm } from '../../features/deals/beneficiary/propose-form.tsx';
import { VersionCard } from '../../features/deals/beneficiary/version-card.tsx';
import { ta } from '../../lib/admin-text.ts';
import { onStaffServer } from '../../lib/page-loader.ts';
import type { Route } from './+types/beneficiary.ts';

/** /admin/beneficiary: who is paid, and changes of that; for super admins (decision 044). */
export const loader = onStaffServer('users', async ({ services, user }) => ({
  meta: { title: ta('beneficiary.title') },
  versions: await services.beneficiaries.list(user),
  isAlone: (await services.users.list(user)).filter((one) => one.isActive && canManageUsers(one)).length < 2,
}));

export default function Beneficiary({ loaderData: { versions, isAlone } }: Route.ComponentProps) {
  const isWaiting = versions.some(({ state }) => state === 'proposed' || state === 'pending');
  const isFirst = versions.every(({ state }) => state === 'withdrawn' || state === 'proposed');
  return (
    <div className="grid gap-5">
      <header>
        <h1 className="h1">{ta('beneficiary.title')}</h1>
        <p className="text-muted">
          {ta('beneficiary.text')}{' '}
          <a href="/pay-safely" className="link">
            /pay-safely
          </a>
        </p>
      </header>
      {versions.length > 0 ? (
        <ol className="grid gap-3" aria-label={ta('beneficiary.versions')}>
          {versions.map((version) => (
            <VersionCard key={version.id} version={version} />
          ))}
        </ol>
      ) : null}
      {isWaiting ? null : <ProposeForm key={versions.length} isFirst={isFirst} isAlone={isAlone} />}
    </div>
  );
}
