import { demoSettings } from '#shared/setting.ts';
import type { beneficiaries } from '../../schema/document.ts';

const entered = new Date('2026-01-05T02:00:00Z');

/** Who is paid in the demo: neither bank nor account exist. */
export const demoBeneficiary: typeof beneficiaries.$inferInsert = {
  name: demoSettings.registration.name,
  bank: 'Example Bank, Wenzhou Branch (demo)',
  country: 'CN',
  account: '0000 0000 0000 4821',
  currency: 'USD',
  proposedName: 'Demo',
  proposedAt: entered,
  confirmedName: 'Demo',
  confirmedAt: entered,
  validFrom: entered,
};
