import { locales } from '#shared/base/locale.ts';
import type { ShellSettings, SiteSettings } from '#shared/content/setting.ts';
import { socialLinks } from '#shared/content/setting-rules.ts';
import { companyJsonLd } from '../../../lib/breadcrumbs.ts';

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/**
 * schema.org Organization: who the company is, how to reach it and its other profiles.
 * @param hours when telephones are answered, if the page shows it
 */
export function organization(
  settings: Pick<ShellSettings, 'companyName' | 'email' | 'phones' | 'addresses' | 'social'>,
  origin: string,
  hours?: SiteSettings['hours'],
): object {
  const { companyName, email, phones, addresses, social } = settings;
  return {
    '@context': 'https://schema.org',
    ...companyJsonLd(companyName, origin),
    email,
    telephone: phones.china,
    contactPoint: [phones.china, phones.africa].map((telephone) => ({
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone,
      email,
      availableLanguage: locales,
      ...(hours
        ? {
            hoursAvailable: {
              '@type': 'OpeningHoursSpecification',
              dayOfWeek: hours.days.flatMap((day) => dayNames[day - 1] ?? []),
              opens: `${hours.opens}:00+08:00`,
              closes: `${hours.closes}:00+08:00`,
            },
          }
        : {}),
    })),
    address: addresses.map(({ city, lines }) => ({
      '@type': 'PostalAddress',
      streetAddress: lines.replaceAll('\n', ', '),
      addressLocality: city,
    })),
    sameAs: socialLinks(social).map(({ url }) => url),
  };
}
