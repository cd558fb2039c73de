/** A limit of what strangers may do. docs/security.md prints the table; limits.ts counts. */
type Limit = {
  /** Points admitted in a window, and the window's length in seconds. */
  points: number;
  seconds: number;
  /** Whose points are counted together. An address counts as its network (network.ts). */
  per: string;
  /** Counted in the database, by all processes together. Otherwise each process admits its part (decision 038). */
  shared: boolean;
  /** Each process admits all points: a socket stays with one process, and a part would refuse honest visitors. */
  isWhole?: true;
  /** RATE_LIMIT=0 switches it off. */
  isOptional?: true;
};

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const [shared, isWhole, isOptional] = [true, true, true] as const;
/** An address is shared by many people on a mobile network, so its limits allow for many. */
const per = 'address';

/** All limits by name. The database has the names of shared ones, as hashes. Points without a unit are actions. */
export const limitTable = {
  // RATE_LIMIT and PAGE_BUDGET_MS replace the points of these; a signed-in user has five times the budget.
  requests: { points: 600, seconds: minute, per, shared: false, isOptional },
  'page work, ms': { points: 9000, seconds: minute, per, shared: false },
  'page work of a user, ms': { points: 45_000, seconds: minute, per: 'user', shared: false },
  'new visitors': { points: 100, seconds: 10 * minute, per, shared: false },
  // The count of a product's favourites is public.
  favourites: { points: 30, seconds: day, per: 'address, product', shared: false },
  'catalog downloads counted': { points: 10, seconds: day, per: 'address, catalog', shared: false },

  'sign-in address': { points: 30, seconds: 15 * minute, per, shared },
  // Above this, only known browsers may sign in (decision 008).
  'sign-in account': { points: 60, seconds: 15 * minute, per: 'account', shared },
  'sign-in pair': { points: 8, seconds: 15 * minute, per: 'account, address', shared },
  'sign-in device': { points: 15, seconds: 15 * minute, per: 'known browser', shared },
  'reset address': { points: 20, seconds: hour, per, shared },
  'reset pair': { points: 5, seconds: hour, per: 'account, address', shared },
  // After these, one mail per lifetime of a link: a request that sends none then still finds a valid link in the
  // mailbox, so a flood of requests does not lock users out.
  'reset day': { points: 4, seconds: day, per: 'mailbox', shared },
  'reset link': { points: 1, seconds: hour, per: 'mailbox', shared },

  'contact address': { points: 30, seconds: 10 * minute, per, shared },
  'contact address day': { points: 500, seconds: day, per, shared },
  'contact visitor': { points: 6, seconds: 10 * minute, per: 'visitor', shared },
  // Anybody can enter the address of another person, and no staff member sees requests before they are mailed.
  'mail to': { points: 20, seconds: day, per: 'mailbox', shared },
  'unseen mail to': { points: 5, seconds: day, per: 'mailbox', shared },
  'unseen mails': { points: 300, seconds: hour, per: 'all', shared },

  'socket events': { points: 1000, seconds: 10, per, shared: false, isWhole, isOptional },
  'chat messages of a visitor': { points: 30, seconds: 10, per: 'visitor', shared: false, isWhole },
  'chat messages of staff': { points: 100, seconds: 10, per: 'user', shared: false, isWhole },
  // Each is a transaction that delays others.
  'chat messages of an address': { points: 60, seconds: 10, per, shared: false, isWhole, isOptional },
  // 2,000 messages are 16 MB at most.
  'chat visitor': { points: 1000, seconds: day, per: 'visitor', shared, isOptional },
  'chat address': { points: 2000, seconds: day, per, shared, isOptional },
  'chat files': { points: 60, seconds: 10 * minute, per, shared: false },
  'chat files visitor': { points: 60 * 1024, seconds: day, per: 'visitor, kB', shared, isOptional },
  'chat files address': { points: 300 * 1024, seconds: day, per: 'address, kB', shared, isOptional },
  // Data that a client does not read fills kernel memory.
  'chat downloads': { points: 64 * 1024, seconds: minute, per: 'address, kB', shared: false, isOptional },
  'chat mail addresses': { points: 60, seconds: day, per, shared, isOptional },
  // Codes have 40 bits. At 100 wrong ones in ten minutes, guessing one of 10,000 takes 20 years on average.
  'chat codes': { points: 20, seconds: hour, per, shared: false },
  'chat codes of all': { points: 100, seconds: 10 * minute, per: 'all', shared: false },
  'list codes': { points: 30, seconds: hour, per, shared: false },
  'list codes of all': { points: 100, seconds: 10 * minute, per: 'all', shared: false },

  // Each change is a transaction that delays others, each form a page that is rendered.
  'list changes at once': { points: 60, seconds: 10, per, shared: false, isOptional },
  'list changes': { points: 600, seconds: 10 * minute, per, shared: false },
  'list forms': { points: 30, seconds: 10, per, shared: false, isOptional },
  'list forms of all': { points: 200, seconds: 10, per: 'all', shared: false, isOptional },
  'quote forms': { points: 30, seconds: 10, per: 'quote', shared: false, isOptional },
  // Kept as long as their visitor: 25 MB at most.
  'quote lists': { points: 300, seconds: day, per, shared },
  'quote list lines': { points: 4000, seconds: day, per, shared },
  'quote request visitor': { points: 10, seconds: day, per: 'visitor', shared },
  'quote request address': { points: 60, seconds: day, per, shared },
  'quote acts': { points: 40, seconds: hour, per: 'quote', shared },
  'quote acts address': { points: 400, seconds: hour, per, shared },
  'wrong quote codes': { points: 30, seconds: hour, per, shared: false },
  // Above this, the answers are no longer rendered pages.
  'wrong quote codes of all': { points: 60, seconds: minute, per: 'all', shared: false },
  'quote notices': { points: 60, seconds: hour, per: 'user', shared },
  photos: { points: 120, seconds: 10 * minute, per, shared: false },
  'quote photos visitor': { points: 60 * 1024, seconds: day, per: 'visitor, kB', shared },
  'quote photos address': { points: 300 * 1024, seconds: day, per: 'address, kB', shared },
  'photo downloads': { points: 128 * 1024, seconds: minute, per: 'address, kB', shared: false },

  catalogues: { points: 6, seconds: minute, per, shared: false, isOptional },
  'catalogue downloads': {
    points: 64 * 1024,
    seconds: minute,
    per: 'address, kB',
    shared: false,
    isOptional,
  },
  'unknown documents': { points: 30, seconds: hour, per, shared: false },
  'unknown documents of all': { points: 60, seconds: minute, per: 'all', shared: false },
  // Somewhat shorter than a day, so that each day brings a mail.
  'backup late': { points: 1, seconds: 20 * hour, per: 'all', shared },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limitTable;
export type SharedLimit = {
  [Name in LimitName]: (typeof limitTable)[Name]['shared'] extends true ? Name : never;
}[LimitName];

export const limitOf = (name: LimitName): Limit => limitTable[name];
