import type { Locale } from './locale.ts';
import { placeIn } from './place.ts';
import { isDemoCompany, type SiteSettings } from './setting.ts';

/** Who sells, as each document names us. */
export type PaperCompany = {
  name: string;
  /** The registered names in both scripts. */
  registered: string[];
  registrationNumber: string;
  /** Lines of address and contact. */
  lines: string[];
  /** Whether the data are the fictitious ones of the demo. */
  isDemo: boolean;
};

export function paperCompany(settings: SiteSettings, locale: Locale): PaperCompany {
  const { companyName, registration, addresses, email, phones } = settings;
  const { name, chineseName, number } = registration;
  return {
    name: companyName,
    registered: [name, chineseName].filter((one) => one !== companyName),
    registrationNumber: number,
    lines: [...addresses.slice(0, 1).map(({ lines }) => placeIn(locale, lines)), email, phones.china],
    isDemo: isDemoCompany(settings),
  };
}

/** Where documents are checked. */
export const verifyPath = '/verify';

/** Where documents send their readers before they pay. */
export const paySafelyPath = '/pay-safely';
