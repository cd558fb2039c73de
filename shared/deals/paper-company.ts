import type { Locale } from '../base/locale.ts';
import { placeIn } from '../base/place.ts';
import { isDemoCompany, type SiteSettings } from '../content/setting.ts';

/** The seller's details on every document. */
export type PaperCompany = {
  name: string;
  /** The registered names in Latin and Chinese script. */
  registered: string[];
  registrationNumber: string;
  /** Lines with address and contact details. */
  lines: string[];
  /** Whether these are the fictitious data of the demo. */
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

/** Page on which documents can be checked. */
export const verifyPath = '/verify';

/** Page that documents tell their readers to check before they pay. */
export const paySafelyPath = '/pay-safely';
