/** Limits of the chat and of its sockets; the general ones are in limits.ts. */

/** Chat (docs/specification/limits.md#chat). Sizes in characters, bytes and milliseconds. */
export const maxChatMessage = 2000;
/** Longest caption of a file: it shares the text of its message with the file's name. */
export const maxChatCaption = 1700;
/** A file must be smaller than 2 MB (docs/specification/chat.md#files): one of exactly 2 MB is refused. */
export const maxChatUploadBytes = 2 * 1024 * 1024 - 1;
/** Seconds in which a file must be received: 2 MB over a link of 100 kbit/s. */
export const chatUploadSeconds = 180;
/**
 * Minutes for which an answer can be read in the chat before
 * it is also sent by mail, if the customer gave an address.
 */
export const chatMailMinutes = 5;
/** Longest path of a page of this site that a conversation stores or a card shows, in characters. */
export const maxPagePath = 300;
/** Link cards that one message shows, link cards in one call, and calls for link cards that one open thread makes. */
export const cardsPerMessage = 3;
export const maxLinkCards = 20;
export const cardCallsPerThread = 20;
export const maxSocketMessageBytes = 16 * 1024;
/** Maximum number of fragments of one socket message, and of reads from the connection that one fragment may take. */
export const maxSocketFragments = 4;
export const maxSocketReads = 64;
/** Milliseconds in which the database must answer whether a socket may be opened. */
export const socketOpeningMs = 5000;
/**
 * Maximum number of concurrent session look-ups at upgrades,
 * and of concurrent joins of conversations; others are queued.
 */
export const socketOpeningsAtOnce = 4;
export const chatJoinsAtOnce = 4;
/**
 * Attempts to reconnect that the user sees. The pause doubles
 * with each attempt and can be up to twice as long at random.
 */
export const maxReconnects = 3;
export const firstReconnectMs = 2000;
export const longestReconnectMs = 15_000;
/**
 * After the visible attempts: milliseconds between attempts in the background, extended at random by up to this
 * share: 15 to 27 seconds. A client is connected within 30 seconds after the server can be reached again, and
 * thousands of clients do not reconnect at the same moment.
 */
export const quietReconnectMs = 15_000;
export const quietJitter = 0.8;
/**
 * Milliseconds after which a socket that has not opened is
 * given up: a server can accept a connection and never answer.
 */
export const socketOpenMs = 10_000;
/** Minimum milliseconds between attempts when an answered request shows that the server can be reached. */
export const soonReconnectMs = 5000;
export const typingStopMs = 2000;
export const badgeCap = 99;
export const storedChatDays = 7;
export const conversationPollSeconds = 5;
/** Messages in one `history` event. */
export const historyPageSize = 100;
/** A message that has waited longer is sent only after its writer confirms it. */
export const staleMessageHours = 24;
/** Interval of pings in both directions; a side that is silent for twice as long is disconnected. */
export const heartbeatMs = 10_000;
/** Length of a conversation's code, in characters. */
export const chatCodeLength = 8;
/** Consecutive messages of a customer without an answer of the staff. */
export const chatMessagesUnanswered = 300;
/** Files of one conversation; our own limit. */
export const chatFilesPerConversation = 100;
/** Files that are received at the same time, in total and per address: each is held in memory. */
export const chatFilesAtOnce = 20;
export const chatFilesAtOncePerAddress = 4;
/** Upper bound of positions, within PostgreSQL's integer type; no conversation gets so long. */
export const maxChatSeq = 2_000_000_000;
/** Minutes of the customer's absence after which a conversation gets another `user_joined`. */
export const visitGapMinutes = 10;
/** Sockets per address; on a mobile network many users share one. */
export const socketsPerAddress = 200;
/** Conversations on one page of the inbox. */
export const conversationPageSize = 50;

/** Tags of one conversation, and characters of one tag. */
export const maxTags = 20;
export const maxTagLength = 40;
