import { companyServices } from '#shared/deals/company.ts';
import type { ServicesTexts } from '#shared/i18n/en/company.ts';
import type { SiteSettings } from '#shared/content/setting.ts';

/** schema.org Organization, with the fields that the company's pages need. */
const organization = (settings: SiteSettings, origin: string) => ({
  '@type': 'Organization',
  name: settings.companyName,
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
});

type About = { settings: SiteSettings; origin: string; name: string; locale: string };

/** schema.org AboutPage of the company. */
export const aboutJsonLd = ({ settings, origin, name, locale }: About): object => ({
  '@context': 'https://schema.org',
  '@type': 'AboutPage',
  name,
  url: `${origin}/about`,
  inLanguage: locale,
  mainEntity: {
    ...organization(settings, origin),
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
      provider: organization(settings, origin),
      areaServed: { '@type': 'Continent', name: 'Africa' },
    },
  })),
});
