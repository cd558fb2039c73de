import { loadCompanyTexts } from '#shared/i18n/dictionary.ts';
import wenzhou from '../../assets/scenes/wenzhou.svg?url';
import { HowWeDidPage } from '../../features/content/company/how-we-did-page.tsx';
import { setPlainHead } from '../../lib/breadcrumbs.ts';
import { onServer } from '../../lib/page-loader.ts';
import type { Route } from './+types/how-we-did.ts';

export const loader = onServer(async (page) => {
  const { locale, t, services } = page;
  const [{ howWeDid: texts }, settings, figures] = await Promise.all([
    loadCompanyTexts(locale),
    page.settings(),
    services.figures.publicPage(),
  ]);
  setPlainHead(page, '/how-we-did', t('footer.howWeDid'));
  return {
    meta: { title: `${texts.metaTitle} – ${settings.companyName}`, description: texts.metaDescription },
    texts,
    figures,
    replyHours: settings.replyHours,
  };
});

export default function HowWeDid({ loaderData }: Route.ComponentProps) {
  return <HowWeDidPage scene={wenzhou} {...loaderData} />;
}
