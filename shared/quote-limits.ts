/** What strangers may do with quotes (decision 035, docs/security.md). */

/** Requests that one visitor and one address may send in a day. */
export const requestsPerVisitor = 10;
export const requestsPerAddress = 60;
/** Transactions of strangers at quotes that run at a time in one process, and that wait: what others ask for goes between. */
export const quoteWritesAtOnce = 2;
export const quoteWritesWaiting = 100;
/** How many times as long as it took such a transaction keeps its place, so that all of them together get a third of the time. */
export const quoteWritesRest = 2;
/**
 * Changes of quote lists that one address may make in ten seconds, each a transaction that others wait for, and forms of the
 * pages of quotes, each a page that is rendered.
 */
export const listChangesAtOnce = 60;
export const quoteFormsAtOnce = 30;
/** Forms of the pages of quotes in ten seconds, of all addresses. */
export const quoteFormsOfAll = 200;
/**
 * Changes of quote lists that one address may make in ten minutes; and in a day its new lists and lines, which are kept for
 * as long as their visitor: 25 MB at most.
 */
export const listChangesPerAddress = 600;
export const listsPerAddressDaily = 300;
export const listLinesPerAddressDaily = 4000;
/** Fields of the list's form: six a line, and those of the list. */
export const maxListFields = 300;
/** Wrong codes, of quotes or of lists, that one address may try in an hour. */
export const quoteCodesPerAddress = 30;
/** Wrong codes of quotes in a minute, of all addresses, above which they get no rendered page. */
export const wrongQuoteCodesRendered = 60;
/** Acts of a buyer at one quote in an hour and in all, questions among them; and of the buyers of one address in an hour. */
export const quoteActsPerHour = 40;
export const maxQuoteActs = 400;
export const quoteActsPerAddress = 400;
/**
 * Mails that bring buyers the address of their request. Nobody of the staff has seen that, and anybody can have typed another's
 * address: so many go to one mailbox in a day, and in all in an hour.
 */
export const requestMailsPerRecipientDaily = 5;
export const requestMailsPerHour = 300;
/** Mails in an hour that notify one staff member of what buyers do; acceptances are not counted. */
export const quoteNoticesPerHour = 60;
