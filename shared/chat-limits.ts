/** Limits of the chat and of its sockets, beside those of limits.ts. */

/** Chat (docs/specification/limits.md#chat). Sizes in characters, bytes and milliseconds. */
export const maxChatMessage = 2000;
/** What is written with a file: it shares the text of its message with the file's name. */
export const maxChatCaption = 1700;
/** A file is smaller than 2 MB (docs/specification/chat.md#files): one of exactly so many bytes is refused. */
export const maxChatUploadBytes = 2 * 1024 * 1024 - 1;
/** Seconds that a file may take to come: 2 MB over a link of 100 kbit/s. */
export const chatUploadSeconds = 180;
/** Minutes in which an answer may be read in the chat; after that it goes out by mail where there is an address. */
export const chatMailMinutes = 5;
/** Longest path of one of our pages that a conversation keeps or a card shows, in characters. */
export const maxPagePath = 300;
/** Cards of our pages that one message shows, that one call brings, and calls for them that one open thread makes. */
export const cardsPerMessage = 3;
export const maxLinkCards = 20;
export const cardCallsPerThread = 20;
export const maxSocketMessageBytes = 16 * 1024;
/** Parts in which a message may come over a socket, and reads of the connection in which one part may. */
export const maxSocketFragments = 16;
export const maxSocketReads = 64;
/** What is kept of a message that has not come whole, in bytes with what stands between its parts, and for how long. */
export const unfinishedMessageBytes = 64 * 1024;
export const unfinishedMessageMs = 10_000;
/** Time in which the database must have said whether a socket may be opened. */
export const socketOpeningMs = 5000;
/** Events of one socket that may be refused in so many seconds; then it is closed. */
export const socketRefusals = 30;
export const socketRefusalSeconds = 60;
/** Upgrades whose session is looked up at a time, and conversations that are joined at a time; the others wait their turn. */
export const socketOpeningsAtOnce = 4;
export const chatJoinsAtOnce = 4;
/** Attempts that are shown after a connection was lost, with pauses that double; each may take up to twice as long. */
export const maxReconnects = 3;
export const firstReconnectMs = 2000;
export const longestReconnectMs = 15_000;
/**
 * After these, milliseconds from one attempt in the background to the next, longer by up to this share of it: 15 to 27
 * seconds. Both sides are connected 30 seconds after the server can be reached, and thousands of clients not all at once.
 */
export const quietReconnectMs = 15_000;
export const quietJitter = 0.8;
/** Milliseconds after which a socket that is not open yet is given up: a server may accept it and never answer. */
export const socketOpenMs = 10_000;
/** The least milliseconds from one attempt to the next when an answered request suggests that the server is there. */
export const soonReconnectMs = 5000;
export const typingStopMs = 2000;
export const badgeCap = 99;
export const storedChatDays = 7;
export const conversationPollSeconds = 5;
/** Messages that one `history` brings. */
export const historyPageSize = 100;
/** A message that has waited for longer is sent only when its writer says so. */
export const staleMessageHours = 24;
/** How often both sides ask for a sign of life; a side that is silent for twice as long is disconnected. */
export const heartbeatMs = 10_000;
/** Characters of a conversation's code. */
export const chatCodeLength = 8;
/** Codes that one address may try in an hour. */
export const chatCodesPerAddress = 20;
/** Messages that one visitor, and one of the staff, may send in ten seconds. */
export const chatMessagesPerVisitor = 30;
export const chatMessagesPerStaff = 100;
/** Messages that the visitors of one address may send in ten seconds: each is a transaction that others wait for. */
export const chatMessagesPerAddress = 60;
/** Messages of a customer in a row that the staff have not answered. */
export const chatMessagesUnanswered = 300;
/** Messages that one visitor, and the visitors of one address, may write in a day: 2,000 of them are 16 MB at most. */
export const chatMessagesPerVisitorDaily = 1000;
export const chatMessagesPerAddressDaily = 2000;
/** Kilobytes of files that one visitor, and the visitors of one address, may send in a day. */
export const chatFileKbPerVisitorDaily = 60 * 1024;
export const chatFileKbPerAddressDaily = 300 * 1024;
/** Kilobytes of files that visitors of one address may fetch in a minute: what they do not read waits in the kernel's memory. */
export const chatDownloadKbPerAddress = 64 * 1024;
/** Bytes by which the chat may grow in a day without a warning in the log. */
export const chatGrowthWarnBytes = 500 * 1024 * 1024;
/** Mail addresses that visitors of one network address may leave in the chat in a day: answers go there. */
export const chatMailAddressesDaily = 60;
/** Answers that go by mail to one address in a day, which anybody can have typed. */
export const mailsPerRecipientDaily = 20;
/** Files of a conversation, and files that visitors of one address may send in so many seconds; ours. */
export const chatFilesPerConversation = 100;
export const chatFilesPerAddress = 60;
export const chatFileWindowSeconds = 600;
/** Files that are received at a time, of everybody and of the visitors of one address: each waits in memory. */
export const chatFilesAtOnce = 20;
export const chatFilesAtOncePerAddress = 4;
/** Events, pings too, that the sockets of one address may send in ten seconds; ours. */
export const chatEventsPerAddress = 1000;
/** No conversation comes so far: positions are PostgreSQL's integers. */
export const maxChatSeq = 2_000_000_000;
/** Minutes without its customer after which a conversation's next `user_joined` is due. */
export const visitGapMinutes = 10;
/** Sockets of one address, which many share on a mobile network. */
export const socketsPerAddress = 200;
/** Conversations on one page of the inbox. */
export const conversationPageSize = 50;

/** Tags of one conversation, and letters of one. */
export const maxTags = 20;
export const maxTagLength = 40;
