import { useState } from 'react';
import { redirect } from 'react-router';
import { fieldText, loadAccountTexts, loadValidationTexts } from '#shared/i18n/dictionary.ts';
import { RegisterForm } from '../../features/people/account/register-form.tsx';
import { signInAction } from '../../features/people/account/sign-in-action.ts';
import { SignInForm } from '../../features/people/account/sign-in-form.tsx';
import { useTexts } from '../../lib/i18n.tsx';
import { onServer, searchOf } from '../../lib/page-loader.ts';
import type { Route } from './+types/auth.ts';

/** /auth: sign in or register; signed-in users are redirected to the home page (docs/specification/accounts.md#auth). */
export const loader = onServer(
  async ({ services, settings, locale, user }, { request }: Route.LoaderArgs) => {
    if (user) throw redirect('/');
    const invite = (searchOf(request).get('invite') ?? '').slice(0, 100);
    const [texts, validation, role, { companyName }] = await Promise.all([
      loadAccountTexts(locale),
      loadValidationTexts(locale),
      invite ? services.invitations.roleOf(invite) : null,
      settings(),
    ]);
    return {
      meta: { title: `${texts.metaTitle} – ${companyName}` },
      texts,
      invite,
      // Shown at once, not only after the whole form was filled in.
      inviteError: invite && role === null ? fieldText(validation, 'inviteInvalid') : undefined,
      roleText: role?.replace('_', ' ') ?? null,
    };
  },
);

export const action = signInAction('/');

export default function Auth({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, invite, inviteError, roleText } = loaderData;
  const { t } = useTexts(texts);
  const [isRegistering, setIsRegistering] = useState(invite !== '');
  const tab = (isRegister: boolean, text: string) => (
    <button
      type="button"
      role="tab"
      id={isRegister ? 'tab-register' : 'tab-login'}
      aria-selected={isRegister === isRegistering}
      aria-controls="account-panel"
      tabIndex={isRegister === isRegistering ? 0 : -1}
      onClick={() => setIsRegistering(isRegister)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
        setIsRegistering(!isRegistering);
        document.getElementById(isRegistering ? 'tab-login' : 'tab-register')?.focus();
      }}
      className={`btn ${isRegister === isRegistering ? 'btn-primary' : 'btn-outline'}`}
    >
      {text}
    </button>
  );
  return (
    <div className="wrap section">
      <div className="card mx-auto grid max-w-xl gap-5 p-5">
        <div>
          <h1 className="h1">{t('title')}</h1>
          <p className="text-muted">{t('text')}</p>
        </div>
        <div role="tablist" aria-label={t('title')} className="columns-fit grid gap-2">
          {tab(false, t('loginTab'))}
          {tab(true, t('registerTab'))}
        </div>
        <div
          id="account-panel"
          role="tabpanel"
          aria-labelledby={isRegistering ? 'tab-register' : 'tab-login'}
        >
          {isRegistering ? (
            <RegisterForm
              texts={texts}
              invite={invite}
              inviteError={inviteError}
              roleText={roleText}
              onRegistered={() => setIsRegistering(false)}
            />
          ) : (
            <SignInForm texts={texts} faults={actionData} elsewhere="/" />
          )}
        </div>
      </div>
    </div>
  );
}
