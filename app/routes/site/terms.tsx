import { balancePercent, depositPercent } from '#shared/deals/company.ts';
import { rangeText } from '#shared/content/setting-rules.ts';
import { loadCompanyTexts } from '#shared/i18n/dictionary.ts';
import { fillText } from '#shared/i18n/translate.ts';
import { countryName } from '#shared/base/country.ts';
import { placeIn } from '#shared/base/place.ts';
import { LegalPage } from '../../features/content/company/legal-page.tsx';
import { companyFacts, legalTexts } from '../../features/content/company/legal-texts.ts';
import { setPlainHead } from '../../lib/breadcrumbs.ts';
import { onServer } from '../../lib/page-loader.ts';
import type { Route } from './+types/terms.ts';

export const loader = onServer(async (page) => {
  const { locale } = page;
  const [{ terms: texts }, settings] = await Promise.all([loadCompanyTexts(locale), page.settings()]);
  const { law, court } = settings.registration;
  setPlainHead(page, '/terms', texts.title);
  return {
    meta: { title: `${texts.metaTitle} – ${settings.companyName}`, description: texts.metaDescription },
    texts: legalTexts(locale, texts, {
      deposit: depositPercent,
      balance: balancePercent,
      ...settings.deliveryTimes.sourcing,
      sea: rangeText(settings.deliveryTimes.sea),
      west: rangeText(settings.deliveryTimes.seaWest),
      ...companyFacts(locale, settings),
      law:
        law && court
          ? fillText(texts.law.known, { country: countryName(law, locale), place: placeIn(locale, court) })
          : texts.law.unknown,
    }),
  };
});

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...loaderData.texts} />;
}
