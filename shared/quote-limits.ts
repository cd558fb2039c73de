/** Limits of quotes and customers (decision 035); those for strangers first (docs/security.md). */

/** Requests that one visitor and one address may send per day. */
export const requestsPerVisitor = 10;
export const requestsPerAddress = 60;
/**
 * Concurrent transactions of strangers in one process, of lists with requests and of acts at right codes each,
 * and those that may be queued, so that other work gets its turn.
 */
export const quoteWritesAtOnce = 2;
export const quoteWritesWaiting = 100;
/**
 * Such a transaction keeps its slot for this many times its duration after it ends, so that those of each kind get
 * a third of the time.
 */
export const quoteWritesRest = 2;
/**
 * Changes of quote lists that one address may make in ten seconds, each a transaction that delays others; and form
 * posts to the list's page from one address, or to one quote, each of which renders a page.
 */
export const listChangesAtOnce = 60;
export const quoteFormsAtOnce = 30;
/** Form posts to the list's page in ten seconds, from all addresses. */
export const quoteFormsOfAll = 200;
/**
 * Changes of quote lists that one address may make in ten minutes, and new lists and lines that it may add per day.
 * These are kept as long as their visitor: 25 MB at most.
 */
export const listChangesPerAddress = 600;
export const listsPerAddressDaily = 300;
export const listLinesPerAddressDaily = 4000;
/** Fields of the list's form: six per line, and those of the list. */
export const maxListFields = 300;
/** Wrong codes of requests or lists that one address may try per hour. */
export const quoteCodesPerAddress = 30;
/** Wrong codes of requests per minute, from all addresses, above which the answers are no longer rendered pages. */
export const wrongQuoteCodesRendered = 60;
/**
 * Actions of a buyer on one request, questions included: per hour and in total; and actions of all buyers of one
 * address per hour.
 */
export const quoteActsPerHour = 40;
export const maxQuoteActs = 400;
export const quoteActsPerAddress = 400;
/**
 * Limits of mails that send buyers the address of their request, to one mailbox per day and in total per hour. No
 * staff member checks these mails, and anybody can enter the address of another person.
 */
export const requestMailsPerRecipientDaily = 5;
export const requestMailsPerHour = 300;
/** Mails per hour that notify one staff member of actions of buyers; acceptances are not counted. */
export const quoteNoticesPerHour = 60;

/** Pieces of a sample that are sold without regard to the margin floor: one per colour or size. */
export const maxSamplePieces = 5;

/** Lines of a quote list and of an offer; longest note, link or description of a line. */
export const maxListLines = 40;
export const maxQuoteNote = 1000;
export const maxQuoteMessage = 3000;
/** Longest inquiry of a factory, or its answer with the prices of all lines. */
export const maxFactoryNote = 10_000;
export const maxPlaceLength = 120;
/** Options of an offer's line, quantity breaks of an option, and charges of an offer. */
export const maxOfferOptions = 3;
export const maxQuantityBreaks = 5;
export const maxOfferCharges = 12;
/** Largest quantity of a line; up to this and `maxMinor`, sums are exact in integer arithmetic. */
export const maxLineQuantity = 10_000_000;
/** Largest side of a carton in millimetres, and largest weight in grams. */
export const maxCartonMm = 5000;
export const maxCartonGrams = 5_000_000;
/** Revisions of one request. */
export const maxQuoteRevisions = 50;
/** Maximum and default number of days for which an offer is valid. */
export const maxOfferDays = 180;
export const usualOfferDays = 14;
/** Requests, messages, chats and favourites that a customer's page shows, of each. */
export const customerHistoryCount = 100;
/** Requests on one page of /admin/quotes, and cards in one column of its board. */
export const quotePageSize = 50;
export const boardColumnSize = 50;
/** Largest minimum margin that the settings accept, in whole percent. */
export const maxMarginFloor = 90;

/**
 * Years for which requests with an accepted offer are kept when
 * their buyer's data are erased: commercial and tax records.
 */
export const acceptedYears = 10;
/** Longest target price as typed, in characters. */
export const maxTargetPrice = 30;
