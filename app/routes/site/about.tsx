import { loadCompanyTexts } from '#shared/i18n/dictionary.ts';
import ama from '../../assets/people/ama.svg?url';
import lin from '../../assets/people/lin.svg?url';
import wenzhou from '../../assets/scenes/wenzhou.svg?url';
import { AboutPage } from '../../features/content/company/about-page.tsx';
import { aboutJsonLd } from '../../features/content/company/structured-data.ts';
import { setPlainHead } from '../../lib/breadcrumbs.ts';
import { onServer } from '../../lib/page-loader.ts';
import type { Route } from './+types/about.ts';

export const loader = onServer(async (page) => {
  const { locale, t, origin, head } = page;
  const [{ about: texts }, settings] = await Promise.all([loadCompanyTexts(locale), page.settings()]);
  head.jsonLd.push(aboutJsonLd({ settings, origin, name: texts.title, locale }));
  setPlainHead(page, '/about', t('nav.about'));
  return {
    meta: { title: `${texts.metaTitle} – ${settings.companyName}`, description: texts.metaDescription },
    texts,
  };
});

export default function About({ loaderData }: Route.ComponentProps) {
  return <AboutPage texts={loaderData.texts} scene={wenzhou} portraits={{ ceo: lin, coo: ama }} />;
}
