import type { CompanyTexts } from '../en/company.ts';
import { about } from './about.ts';
import { checkUs } from './check-us.ts';
import { privacy } from './privacy.ts';
import { process } from './process.ts';
import { services } from './services.ts';
import { terms } from './terms.ts';

export const company = {
  about,
  checkUs,
  services,
  process,
  privacy,
  terms,
} as const satisfies CompanyTexts;
