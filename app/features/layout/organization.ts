import { locales } from '../../../shared/locale.ts';
import { type ShellSettings, socialLinks } from '../../../shared/setting.ts';

/** schema.org Organization: who the company is, how to reach it and where else it can be found. */
export function organization(settings: ShellSettings, origin: string): object {
  const { companyName, email, phones, addresses, social } = settings;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: companyName,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    email,
    telephone: phones.china,
    contactPoint: [phones.china, phones.africa].map((telephone) => ({
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone,
      email,
      availableLanguage: locales,
    })),
    address: addresses.map(({ city, lines }) => ({
      '@type': 'PostalAddress',
      streetAddress: lines.replaceAll('\n', ', '),
      addressLocality: city,
    })),
    sameAs: socialLinks(social).map(({ url }) => url),
  };
}
