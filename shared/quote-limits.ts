/** What strangers may do with quotes (decision 035, docs/security.md). */

/** Requests that one visitor and one address may send in a day. */
export const requestsPerVisitor = 10;
export const requestsPerAddress = 60;
/** Changes of quote lists that one address may make in ten minutes. */
export const listChangesPerAddress = 600;
/** Wrong codes, of quotes or of lists, that one address may try in an hour. */
export const quoteCodesPerAddress = 30;
/** Acts of a buyer at one quote in an hour and in all, questions among them. */
export const quoteActsPerHour = 40;
export const maxQuoteActs = 400;
