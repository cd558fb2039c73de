import type { ContactTexts } from '../../../shared/i18n/en/contact.ts';
import { type Locale, locales } from '../../../shared/locale.ts';
import type { SiteSettings } from '../../../shared/setting.ts';

/** The questions in their order. */
export const faqTopics = ['payment', 'time', 'minimum', 'quality', 'shipping', 'samples'] as const;

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** schema.org Organization with both telephone lines and the hours in which they are answered. */
export function organizationJsonLd(settings: SiteSettings, origin: string): object {
  const { hours, phones, email, social } = settings;
  const hoursAvailable = {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: hours.days.flatMap((day) => dayNames[day - 1] ?? []),
    opens: `${hours.opens}:00+08:00`,
    closes: `${hours.closes}:00+08:00`,
  };
  const line = (telephone: string, areaServed: string) => ({
    '@type': 'ContactPoint',
    contactType: 'sales',
    telephone,
    email,
    areaServed,
    availableLanguage: locales,
    hoursAvailable,
  });
  const { wechat: _, ...profiles } = social;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: settings.companyName,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    email,
    address: settings.addresses.map(({ lines }) => lines),
    sameAs: Object.values(profiles),
    contactPoint: [line(phones.china, 'CN'), line(phones.africa, 'Africa')],
  };
}

/** schema.org FAQPage of the questions on the page. */
export function faqJsonLd(texts: ContactTexts, inLanguage: Locale): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage,
    mainEntity: faqTopics.map((topic) => ({
      '@type': 'Question',
      name: texts.faq[topic].question,
      acceptedAnswer: { '@type': 'Answer', text: texts.faq[topic].answer },
    })),
  };
}
