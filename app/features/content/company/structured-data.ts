import { companyServices } from '#shared/deals/company.ts';
import type { ServicesTexts } from '#shared/i18n/en/company.ts';
import type { SiteSettings } from '#shared/content/setting.ts';
import { companyJsonLd } from '../../../lib/breadcrumbs.ts';

type About = { settings: SiteSettings; origin: string; name: string; locale: string };

/** schema.org AboutPage of the company. */
export const aboutJsonLd = ({ settings, origin, name, locale }: About): object => ({
  '@context': 'https://schema.org',
  '@type': 'AboutPage',
  name,
  url: `${origin}/about`,
  inLanguage: locale,
  mainEntity: {
    ...companyJsonLd(settings.companyName, origin),
    email: settings.email,
    telephone: settings.phones.africa,
    location: { '@type': 'Place', name: 'Wenzhou, Zhejiang, China' },
    areaServed: { '@type': 'Continent', name: 'Africa' },
  },
});

/** schema.org Service of each block of the services page. */
export const servicesJsonLd = (texts: ServicesTexts, settings: SiteSettings, origin: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: companyServices.map((service, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    item: {
      '@type': 'Service',
      name: texts.blocks[service].title,
      description: texts.blocks[service].text,
      url: `${origin}/services#${service}`,
      provider: companyJsonLd(settings.companyName, origin),
      areaServed: { '@type': 'Continent', name: 'Africa' },
    },
  })),
});
