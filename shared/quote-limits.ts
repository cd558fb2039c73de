/** Limits for strangers in quotes (decision 035, docs/security.md). */

/** Requests that one visitor and one address may send per day. */
export const requestsPerVisitor = 10;
export const requestsPerAddress = 60;
/**
 * Concurrent transactions of strangers in quotes in one process,
 * and those that may be queued, so that other work gets its turn.
 */
export const quoteWritesAtOnce = 2;
export const quoteWritesWaiting = 100;
/**
 * Such a transaction keeps its slot for this many times its duration after it ends, so that all of them together get
 * a third of the time.
 */
export const quoteWritesRest = 2;
/**
 * Changes of quote lists that one address may make in ten seconds, each a transaction that delays others; and form
 * posts to the pages of quotes, each of which renders a page.
 */
export const listChangesAtOnce = 60;
export const quoteFormsAtOnce = 30;
/** Form posts to the pages of quotes in ten seconds, from all addresses. */
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
