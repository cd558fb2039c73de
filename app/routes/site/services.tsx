import { loadCompanyTexts } from '#shared/i18n/dictionary.ts';
import { homeCategoryCount } from '#shared/base/limits.ts';
import port from '../../assets/scenes/port.svg?url';
import workshop from '../../assets/scenes/workshop.svg?url';
import { ServicesPage } from '../../features/content/company/services-page.tsx';
import { servicesJsonLd } from '../../features/content/company/structured-data.ts';
import { Scenes } from '../../features/platform/layout/scenes.tsx';
import { setPlainHead } from '../../lib/breadcrumbs.ts';
import { onServer } from '../../lib/page-loader.ts';
import type { Route } from './+types/services.ts';

const scenes = [workshop, port];

export const loader = onServer(async (page) => {
  const { services, locale, t, origin, head, tag, cacheTags } = page;
  const [{ services: texts }, categories, settings] = await Promise.all([
    loadCompanyTexts(locale),
    services.categories.list(locale),
    page.settings(),
  ]);
  tag(cacheTags.categories);
  head.jsonLd.push(servicesJsonLd(texts, settings, origin));
  setPlainHead(page, '/services', t('nav.services'));
  return {
    meta: { title: `${texts.metaTitle} – ${settings.companyName}`, description: texts.metaDescription },
    texts,
    categories: categories.slice(0, homeCategoryCount).map(({ id, name }) => ({ id, name })),
  };
});

export default function Services({ loaderData: { texts, categories } }: Route.ComponentProps) {
  const slideshow = <Scenes images={scenes} label={texts.sceneLabel} />;
  return <ServicesPage texts={texts} slideshow={slideshow} categories={categories} />;
}
