import { Link } from 'react-router';
import { loadAccountTexts } from '#shared/i18n/dictionary.ts';
import { ResetForm, ResetRequestForm } from '../../features/people/account/reset-forms.tsx';
import { useTexts } from '../../lib/i18n.tsx';
import { onServer, searchOf } from '../../lib/page-loader.ts';
import type { Route } from './+types/reset.ts';

/** /auth/reset: requests a link by mail. With the link's `code` it asks for the new password. */
export const loader = onServer(async ({ services, settings, locale }, { request }: Route.LoaderArgs) => {
  const code = searchOf(request).get('code') ?? '';
  const [texts, isOpen, { companyName }] = await Promise.all([
    loadAccountTexts(locale),
    services.passwordResets.isOpen(code),
    settings(),
  ]);
  return {
    meta: { title: `${texts.resetTitle} – ${companyName}` },
    texts,
    code,
    isOpen,
    isPossible: services.passwordResets.isPossible,
  };
});

export default function Reset({ loaderData }: Route.ComponentProps) {
  const { texts, code, isOpen, isPossible } = loaderData;
  const { t } = useTexts(texts);
  return (
    <div className="wrap section">
      <div className="card mx-auto grid max-w-xl gap-5 p-5">
        <h1 className="h1">{t('resetTitle')}</h1>
        {code !== '' && isOpen ? <ResetForm texts={texts} code={code} /> : null}
        {code !== '' && !isOpen ? (
          <>
            <p>{t('resetLapsed')}</p>
            <Link to="/auth/reset" className="btn btn-primary">
              {t('resetAgain')}
            </Link>
          </>
        ) : null}
        {code === '' && isPossible ? <ResetRequestForm texts={texts} /> : null}
        {code === '' && !isPossible ? <p>{t('resetNoMail')}</p> : null}
      </div>
    </div>
  );
}
