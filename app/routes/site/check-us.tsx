import { loadCompanyTexts } from '#shared/i18n/dictionary.ts';
import { isDemoCompany } from '#shared/content/setting.ts';
import archive from '../../assets/scenes/archive.svg?url';
import { CheckUsPage } from '../../features/content/company/check-us-page.tsx';
import { setPlainHead } from '../../lib/breadcrumbs.ts';
import { onServer } from '../../lib/page-loader.ts';
import type { Route } from './+types/check-us.ts';

export const loader = onServer(async (page) => {
  const { locale, t } = page;
  const [{ checkUs: texts }, settings] = await Promise.all([loadCompanyTexts(locale), page.settings()]);
  setPlainHead(page, '/check-us', t('footer.checkUs'));
  return {
    meta: { title: `${texts.metaTitle} – ${settings.companyName}`, description: texts.metaDescription },
    texts,
    registration: settings.registration,
    isDemo: isDemoCompany(settings),
  };
});

export default function CheckUs({ loaderData: { texts, registration, isDemo } }: Route.ComponentProps) {
  return <CheckUsPage scene={archive} texts={texts} registration={registration} isDemo={isDemo} />;
}
