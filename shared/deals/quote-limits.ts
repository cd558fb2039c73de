/** Limits of quotes and customers (decision 035); those for strangers first (docs/security.md). */

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
/** Fields of the list's form: six per line, and those of the list. */
export const maxListFields = 300;
/** Actions of a buyer on one request in total, questions included. */
export const maxQuoteActs = 400;

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
export const orderPageSize = 50;
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
