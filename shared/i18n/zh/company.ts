import type { CompanyTexts } from '../en/company.ts';
import { about } from './about.ts';
import { process } from './process.ts';
import { proof } from './proof.ts';
import { services } from './services.ts';

export const company = { about, services, process, proof } as const satisfies CompanyTexts;
