/** Limits of documents that strangers make or ask for; all others: limits.ts. */

/** Products of a catalogue that a visitor makes of a selection; catalogues of one address in a minute; bytes of them that are kept. */
export const maxCatalogueProducts = 60;
export const cataloguesPerAddress = 6;
export const catalogueCacheBytes = 24 * 1024 * 1024;
/** Catalogues that wait while one is made; the documents of offers wait apart from them. */
export const cataloguesWaiting = 8;
/** Kilobytes of catalogues that one address may fetch in a minute. */
export const catalogueKbPerAddress = 64 * 1024;
/** Minutes for which a document that could not be rendered is not tried again. */
export const failedDocumentMinutes = 2;

/** Codes and files of documents that we have not issued, which one address may ask for in an hour. */
export const unknownDocumentsPerAddress = 30;
/** The same of all addresses in a minute, above which they get no rendered page. */
export const unknownDocumentsRendered = 60;

/** Megabytes of a catalogue that staff upload, and seconds for it on a slow link. */
export const maxCatalogMb = 20;
export const catalogUploadSeconds = 180;
/** Uploads of catalogues that are received at a time: each waits in memory, three times its size. */
export const catalogUploadsAtOnce = 2;
/** Times a day that readers of one address, which many share, raise the count of one catalogue. */
export const catalogCountsPerAddress = 10;
