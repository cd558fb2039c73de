import { boolean, date, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { id, lifecycle } from '../../platform/db/columns.ts';

export const partners = pgTable('partners', {
  id: id(),
  name: text().notNull(),
  description: text(),
  location: text(),
  country: text(),
  logoUrl: text(),
  website: text(),
  contactEmail: text(),
  contactPhone: text(),
  establishedYear: integer(),
  isVerified: boolean().notNull().default(false),
  /** When the supplier was last checked on site; shown as proof beside the badge. */
  verifiedAt: date({ mode: 'string' }),
  /** What that check covered; for the staff. */
  verificationNote: text(),
  rating: numeric({ precision: 3, scale: 2 }),
  ...lifecycle(),
});
