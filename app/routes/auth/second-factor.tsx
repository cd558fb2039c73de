import { Link, redirect } from 'react-router';
import { isStaff } from '#shared/base/policy.ts';
import { SecondFactorCard } from '../../features/people/user/second-factor-card.tsx';
import { LogoutForm } from '../../lib/logout-form.tsx';
import { ta } from '../../lib/admin-text.ts';
import { onServer } from '../../lib/page-loader.ts';
import adminCss from '../../styles/admin.css?url';
import type { Route } from './+types/second-factor.ts';

/**
 * /admin/second-factor: staff are redirected here if they must set up their second factor before anything else. The
 * page does not redirect afterwards, because the recovery codes are shown only here.
 */
export const loader = onServer(async ({ services, user }) => {
  if (!user) throw redirect('/admin/login');
  if (!isStaff(user)) throw redirect('/');
  return {
    meta: { title: ta('account.factorTitle') },
    isDemanded: user.mustSetUpFactor,
    state: await services.accounts.secondFactorState(user),
  };
});

// Its card uses the styles of the admin area.
export const links = () => [{ rel: 'stylesheet', href: adminCss }];

export default function SecondFactor({ loaderData: { state, isDemanded } }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1} className="wrap section">
      <div className="mx-auto mt-8 grid max-w-xl gap-5">
        <div>
          <h1 className="h1">{ta('account.factorTitle')}</h1>
          {state.isOn ? <p className="text-muted">{ta('account.factorReady')}</p> : null}
          {isDemanded ? <p className="text-muted">{ta('account.factorDemanded')}</p> : null}
        </div>
        <SecondFactorCard state={state} canEnd={false} />
        {state.isOn ? (
          // A full page load, so that nothing of the former session remains.
          <Link to="/admin/dashboard" reloadDocument className="btn btn-primary justify-self-start">
            {ta('account.factorGoOn')}
          </Link>
        ) : null}
        <LogoutForm>
          <button type="submit" className="btn btn-ghost">
            {ta('common.signOut')}
          </button>
        </LogoutForm>
      </div>
    </main>
  );
}
