import type { SameShape } from '../translate.ts';
import { about } from './about.ts';
import { checkUs } from './check-us.ts';
import { howWeDid } from './how-we-did.ts';
import { privacy } from './privacy.ts';
import { process } from './process.ts';
import { services } from './services.ts';
import { terms } from './terms.ts';

/** Texts of the company's pages; each page loads only its own. */
export const company = { about, checkUs, howWeDid, services, process, privacy, terms } as const;

/** The same texts in any language. */
export type CompanyTexts = SameShape<typeof company>;
export type AboutTexts = CompanyTexts['about'];
export type CheckUsTexts = CompanyTexts['checkUs'];
export type HowWeDidTexts = CompanyTexts['howWeDid'];
export type ServicesTexts = CompanyTexts['services'];
export type ProcessTexts = CompanyTexts['process'];
export type PrivacyTexts = CompanyTexts['privacy'];
export type TermsTexts = CompanyTexts['terms'];
