import { loadCompanyTexts } from '#shared/i18n/dictionary.ts';
import { isDemoCompany } from '#shared/content/setting.ts';
import archive from '../../assets/scenes/archive.svg?url';
import { CheckUsPage } from '../../features/content/company/check-us-page.tsx';
import { breadcrumbJsonLd } from '../../features/catalogue/product/structured-data.ts';
import { shareImage } from '../../lib/head.ts';
import { onServer } from '../../lib/page-loader.ts';
import type { Route } from './+types/check-us.ts';

export const loader = onServer(async (page) => {
  const { locale, t, origin, head } = page;
  const [{ checkUs: texts }, settings] = await Promise.all([loadCompanyTexts(locale), page.settings()]);
  head.canonical = '/check-us';
  head.image = shareImage(origin);
  head.jsonLd.push(
    breadcrumbJsonLd([
      { name: t('nav.home'), url: `${origin}/` },
      { name: t('footer.checkUs'), url: `${origin}/check-us` },
    ]),
  );
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
