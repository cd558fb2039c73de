import { Link, redirect } from 'react-router';
import { loadAccountTexts } from '#shared/i18n/dictionary.ts';
import { localeNames, localeTags, staffLanguages, toStaffLanguage } from '#shared/base/locale.ts';
import { isStaff } from '#shared/base/policy.ts';
import { shortName } from '#shared/base/user-rules.ts';
import { signInAction } from '../../features/people/account/sign-in-action.ts';
import { SignInForm } from '../../features/people/account/sign-in-form.tsx';
import { LogoutForm } from '../../lib/logout-form.tsx';
import { useTexts } from '../../lib/i18n.tsx';
import { onServer, searchOf } from '../../lib/page-loader.ts';
import { useShell } from '../../lib/shell.ts';
import type { Route } from './+types/portal.ts';

/**
 * /staffbiz-access and /admin/login: the staff's sign-in. Other accounts get a message
 * (docs/specification/accounts.md#portal).
 */
export const loader = onServer(
  async ({ settings, locale, user, signOutReason }, { request }: Route.LoaderArgs) => {
    if (isStaff(user)) throw redirect('/admin/dashboard');
    const [texts, { companyName }, reason] = await Promise.all([
      loadAccountTexts(locale),
      settings(),
      user ? null : signOutReason(),
    ]);
    const chosen = toStaffLanguage(searchOf(request).get('lng'));
    return {
      meta: { title: `${texts.portalTitle} – ${companyName}` },
      texts,
      locale,
      chosen: chosen ?? null,
      reason,
    };
  },
);

/** Accounts that are not staff get the message on this page. */
const portalPath = '/staffbiz-access';

export const action = signInAction(portalPath);

export default function Portal({
  loaderData: { texts, locale, chosen, reason },
  actionData,
}: Route.ComponentProps) {
  const { t } = useTexts(texts);
  const { settings, user } = useShell();
  return (
    <main id="main" tabIndex={-1} className="wrap section">
      <div className="card mx-auto mt-8 grid max-w-sm gap-5 p-5">
        {user ? (
          <>
            <h1 className="h1">{t('deniedTitle')}</h1>
            <p>{t('deniedText', { name: shortName(user) })}</p>
            <Link to="/" reloadDocument className="btn btn-primary">
              {t('returnToSite')}
            </Link>
            <LogoutForm>
              <button type="submit" className="btn btn-outline w-full">
                {t('logout')}
              </button>
            </LogoutForm>
          </>
        ) : (
          <>
            <div>
              <h1 className="h1">{t('portalTitle')}</h1>
              <p className="text-muted">{t('portalText', { company: settings.companyName })}</p>
            </div>
            {reason ? (
              <p role="status" className="notice">
                {t(`signedOut.${reason}`)}
              </p>
            ) : null}
            <SignInForm texts={texts} staffLanguage={chosen} faults={actionData} elsewhere={portalPath} />
          </>
        )}
        <Link to="/" reloadDocument className="btn btn-ghost">
          {t('visitSite')}
        </Link>
        <nav aria-label={t('staffLanguage')} className="flex justify-center gap-2">
          {staffLanguages.map((language) => (
            <a
              key={language}
              href={`?lng=${language}`}
              lang={localeTags[language]}
              aria-current={language === locale ? 'true' : undefined}
              className={`btn btn-sm ${language === locale ? 'btn-outline' : 'btn-ghost'}`}
            >
              {localeNames[language]}
            </a>
          ))}
        </nav>
      </div>
    </main>
  );
}
