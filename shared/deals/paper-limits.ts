/** Limits of documents that strangers create or request; all other limits are in limits.ts. */

/** Products in a catalogue of a visitor's selection; bytes of cached catalogues. */
export const maxCatalogueProducts = 60;
export const catalogueCacheBytes = 24 * 1024 * 1024;
/** Catalogues that can be queued while one is rendered; documents of offers have a queue of their own. */
export const cataloguesWaiting = 8;
/** Minutes after a failed rendering before a document is tried again. */
export const failedDocumentMinutes = 2;

/** Limits of a catalogue that staff upload: megabytes, and seconds for a slow connection. */
export const maxCatalogMb = 20;
export const catalogUploadSeconds = 180;
/** Catalogue uploads that are received at the same time: each takes three times its size in memory. */
export const catalogUploadsAtOnce = 2;
