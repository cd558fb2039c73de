import type { SameShape } from '../translate.ts';

/** Texts of a supplier's page and the evidence on it. */
export const supplier = {
  metaTitle: '{name}: what we checked',
  intro: 'What we have seen of this supplier, when, by whom, and what it does not prove.',
  verified: 'Verified Supplier',
  notVerified: 'We have not checked this supplier on site yet.',
  lastChecked: 'Last checked on site on {day}',
  established: 'Established {year}',
  title: 'Evidence',
  none: 'There is no evidence here yet. Ask us before you pay a deposit.',
  noneValid: 'Nothing here is valid today. Ask us what is planned.',
  done: '{day}, by {by}',
  validUntil: 'Valid until {day}',
  expired: 'Expired on {day}',
  noEnd: 'Does not expire',
  shows: 'What it shows',
  notProved: 'What it does not prove',
  photo: 'Photo {number} of: {title}',
  back: 'Products of this supplier and others',
  demo: 'Made-up example: this company and its papers do not exist.',
  howTitle: 'How to read this',
  how: 'Evidence shows one day only. Before you pay, ask for a test payment, compare the beneficiary, and let an inspector count the goods.',
  kinds: {
    licence: 'Business licence',
    visit: 'Visit on site',
    audit: 'Audit',
    inspection: 'Inspection of goods',
    test: 'Test report',
  },
  never: {
    licence: 'That the company makes the goods itself, or pays its debts.',
    visit: 'What happens on other days, or with your order.',
    audit: 'That later orders follow the same rules.',
    inspection: 'The quality of any other lot.',
    test: 'That series goods are made as the tested sample.',
  },
} as const;

/** The same texts in any language. */
export type SupplierTexts = SameShape<typeof supplier>;
