import type { CompanyTexts } from '../en/company.ts';
import { about } from './about.ts';
import { checkUs } from './check-us.ts';
import { howWeDid } from './how-we-did.ts';
import { privacy } from './privacy.ts';
import { process } from './process.ts';
import { services } from './services.ts';
import { terms } from './terms.ts';

export const company = {
  about,
  checkUs,
  howWeDid,
  services,
  process,
  privacy,
  terms,
} as const satisfies CompanyTexts;
