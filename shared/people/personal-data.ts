/**
 * Effect of an erasure on a kind of data: `kept` stays unchanged,
 * `anonymised` loses everything that identifies the person.
 */
type Erasure = 'deleted' | 'anonymised' | 'kept';

/** Reason why data are kept after an erasure. */
type KeptFor = 'commercial' | 'account' | 'security' | 'expires';

type Kind = {
  /** Tables by their SQL names; empty for data outside the database. */
  tables: readonly string[];
  /** Whose data these are. */
  of: 'person' | 'visitor' | 'staff';
  erasure: Erasure;
  keptFor?: KeptFor;
  isExported: boolean;
};

const deleted = { of: 'person', erasure: 'deleted', isExported: true } as const;
const ofStaff = { of: 'staff', erasure: 'kept', keptFor: 'account', isExported: false } as const;

/**
 * All kinds of personal data that the program stores (decision 037), for erasure, export and their screen. The
 * test of this register fails for a table that is neither here nor named there as one without persons.
 */
export const personalData = {
  customers: { ...deleted, tables: ['customers', 'customer_tasks'] },
  contacts: { ...deleted, tables: ['contact_messages', 'contact_replies', 'contact_notes'] },
  inquiries: { ...deleted, tables: ['product_inquiries'] },
  conversations: { ...deleted, tables: ['conversations', 'chat_messages', 'conversation_guests'] },
  attachments: { ...deleted, tables: ['chat_attachments'] },
  /** Testimonials on all requests, including those that are kept. */
  testimonials: { ...deleted, tables: ['testimonials'] },
  lists: { ...deleted, tables: ['shopping_carts', 'cart_items'] },
  photos: { ...deleted, tables: ['quote_photos'] },
  requests: {
    ...deleted,
    tables: [
      'quote_requests',
      'quote_request_lines',
      'quote_offers',
      'quote_history',
      'issued_documents',
      'orders',
      'order_facts',
      'order_payments',
      'order_evidence',
      'order_inspections',
      'order_receipts',
      'order_shipments',
      'order_slips',
    ],
  },
  /** Requests with an accepted offer: the buyer's details and the offer are kept. */
  accepted: { ...deleted, tables: [], erasure: 'kept', keptFor: 'commercial' },
  favorites: { ...deleted, tables: ['user_favorites'] },
  views: { ...deleted, tables: ['product_views', 'blog_views'] },
  sessions: { ...deleted, tables: ['visitor_sessions'] },
  mails: { ...deleted, tables: ['outbox_mails'] },
  audit: { ...deleted, tables: ['audit_entries'], erasure: 'anonymised', isExported: false },
  /** Hashes of addresses, kept for a day at most: they do not identify anybody. */
  counters: {
    tables: ['throttles'],
    of: 'visitor',
    erasure: 'kept',
    keptFor: 'expires',
    isExported: false,
  },
  /** Hashes of network, browser and page that count a visitor once, kept for two days (decision 048). */
  countKeys: {
    tables: ['day_keys'],
    of: 'visitor',
    erasure: 'kept',
    keptFor: 'expires',
    isExported: false,
  },
  /** Copies of the database and its files, kept until they expire. */
  backups: { tables: [], of: 'person', erasure: 'kept', keptFor: 'expires', isExported: false },
  accounts: {
    ...ofStaff,
    tables: ['users', 'invitations', 'recovery_codes', 'password_resets', 'create_requests'],
  },
  staffSessions: { ...ofStaff, tables: ['user_sessions', 'known_devices'] },
  /** Names of those who compared reference data with its sources. */
  checks: { ...ofStaff, tables: ['reference_rows'] },
  /** Names of those who proposed and confirmed beneficiaries. */
  beneficiaries: { ...ofStaff, tables: ['beneficiaries'] },
  failures: { ...ofStaff, tables: ['sign_in_failures'], keptFor: 'security' },
} as const satisfies Record<string, Kind>;

type PersonalKind = keyof typeof personalData;

/** Kinds of data that a search for a person can find. */
export const foundKinds = [
  'customers',
  'contacts',
  'inquiries',
  'conversations',
  'attachments',
  'testimonials',
  'lists',
  'photos',
  'requests',
  'accepted',
  'favorites',
  'views',
  'sessions',
  'mails',
  'audit',
] as const satisfies PersonalKind[];
export type FoundKind = (typeof foundKinds)[number];

/**
 * Replaces erased values in the audit log, where migration 0034 allows no other change, and the text of notices whose
 * row is kept for their unsubscribe link (migration 0043).
 */
export const erasedMark = '[erased]';
