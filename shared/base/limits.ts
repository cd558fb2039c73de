/** Limits and constants (docs/specification/limits.md) that forms, the server and error messages share. */

/** Maximum number of cached pages, regardless of their size: every entry has overhead besides its bytes. */
export const maxCachedPages = 10_000;
/** Bytes for remembered parsed requests; our own limit. */
export const maxRequestMemoBytes = 2 * 1024 * 1024;
/** Products in one sitemap file, each in all languages: 2.5 MB uncompressed, 100 kB as stored and sent. */
export const sitemapProducts = 1000;
/** Posts in the sitemap: the newest ones. */
export const sitemapPosts = 1000;

/** Products on one page of /products, unless the address says otherwise. */
export const defaultPageSize = 24;
/** Maximum number of rows that one API call returns (docs/specification/calls.md#conventions). */
export const maxPageSize = 100;
/** Longest search text in characters; a longer one is refused. */
export const maxSearchLength = 200;
/** Words of a search that are used; the rest is ignored. */
export const maxSearchWords = 8;
/** Posts that the search covers: the newest ones. */
export const maxSearchablePosts = 2000;
/** Near misses that a search without results shows. */
export const nearMissCount = 6;
/**
 * Longest word or phrase of a synonym in characters, and maximum number of words with the same meaning. Of a longer
 * word in a text or a search only the first `maxWordLength` characters count.
 */
export const maxWordLength = 60;
export const maxSynonymWords = 20;
/** Search misses that are shown per language. */
export const shownSearchMisses = 50;
/** Larger page numbers are reduced to this: the offset must fit into SQL. */
export const maxPage = 100_000;

/** Featured products that the home page shows first, and all products on it (docs/specification/site.md#home). */
export const homeFeaturedCount = 4;
export const homeProductCount = 8;
export const homeCategoryCount = 8;
/** Products in the featured section of /products. */
export const listFeaturedCount = 4;
export const skeletonCardCount = 8;

export const partnerSlideSeconds = 3;
export const partnerLogoCount = 6;

/**
 * Minimum number of digits of a phone number that the Call Supplier button dials
 * (docs/specification/catalogue.md#call-supplier).
 */
export const minPhoneDigits = 8;

/** How long a fetched translation counts as fresh, in seconds (docs/specification/catalogue.md#product). */
export const translationMaxAgeSeconds = 3600;

/** Largest picture or video of a post, in bytes (docs/specification/posts.md#media). */
export const maxMediaBytes = 50 * 1024 * 1024;
/** Minutes in which an upload must begin after its address was made, and in which its bytes must be received. */
export const mediaUploadMinutes = 30;
export const mediaBodyMinutes = 15;
/** Hours after which an upload that no record uses is deleted. */
export const mediaKeptHours = 24;

/** Files on one page of the media library, and places that it lists for each file. */
export const libraryPageSize = 60;
export const shownPlaces = 50;

/** Maximum number of pixels of an uploaded picture: a larger one is a decompression bomb, not a photograph of goods. */
export const maxImagePixels = 25_000_000;
/**
 * Maximum memory in bytes for decoding an uploaded picture (server/content/image/image.checks.ts): for the staff, and for
 * strangers in the chat, whose browsers reduce large pictures first. Pictures above the third value are decoded one
 * at a time per process.
 */
export const maxDecodingBytes = 120_000_000;
export const maxStrangerDecodingBytes = 48_000_000;
export const largeDecodingBytes = 20_000_000;
/**
 * Maximum number of scans of a JPEG: the decoder processes the
 * whole picture for each. Cameras and editors make 1 to 12.
 */
export const maxPictureScans = 100;
/** Maximum number of frames of an animation, or pages of a TIFF: 40 seconds at 25 frames a second. */
export const maxPictureFrames = 1000;
/** Maximum number of text and colour-profile chunks in a PNG: each may decompress to 8 MB. */
export const maxPictureTexts = 50;
/** Maximum number of boxes in an AVIF, at all levels; one picture with its transparency and thumbnail has about 30. */
export const maxHeifBoxes = 500;
/** Seconds after which an operation on a picture is stopped; it cannot be stopped inside a decoder. */
export const pictureSeconds = 20;

/** Longest side of the stored rendition of an uploaded picture, in pixels. */
export const maxImageSide = 1600;
/** Widths of the renditions of every picture, in pixels. */
export const imageWidths = [160, 320, 480, 640, 960, 1280] as const;

/** Accounts (docs/specification/accounts.md#auth; the upper bounds are ours). */
export const minUsernameLength = 3;
export const minPasswordLength = 6;
export const maxPasswordLength = 200;
export const maxNameLength = 100;
export const maxEmailLength = 254;

/** Days after which an invitation expires (docs/specification/accounts.md#invitations). */
export const invitationDays = 7;
/** Number of valid links to the first account, the latest ones: each start of a process prints one. */
export const maxFirstInvitations = 10;
/** Minutes after which a mailed link for a new password expires. */
export const passwordResetMinutes = 60;
/** Messages that the daily digest lists; the others are only counted. */
export const digestListLength = 20;
/** Failed sign-ins that the audit log shows. */
export const shownFailures = 50;
/** Hours without a request after which a signed-in session ends, and days after which it ends in any case. */
export const sessionIdleHours = 12;
export const sessionDays = 7;
/** Days for which a browser is a known device after a sign-in. */
export const knownDeviceDays = 365;
/** Milliseconds between a successful sign-in and the dashboard (docs/specification/accounts.md#portal). */
export const afterSignInMs = 1000;
/** Seconds between polls of the unread counts (docs/specification/limits.md#polling). */
export const unreadPollSeconds = 30;
/** Maximum pause between polls while they fail, in seconds: the pause doubles up to this. */
export const longestPollSeconds = 60;
/** Base of the pause after failed polls, in seconds, doubled with each failure. A shorter poll interval replaces it. */
export const retryPollSeconds = 5;
/** Milliseconds after which a poll is abandoned and repeated on a new connection; doubled with each failure. */
export const pollPatienceMs = 8000;
/**
 * Milliseconds after which a read is abandoned: a connection
 * that has gone silent gives neither an answer nor an error.
 */
export const longestReadMs = 60_000;
/** Milliseconds in which the server must answer a reachability check, and the pause until the next check. */
export const probeMs = 5000;
export const probePauseMs = 3000;

/** Longest texts of a product's form, and maximum number of each; our own limits, so that rows stay small. */
export const maxTitleLength = 200;
export const maxShortText = 500;
export const maxLongText = 20_000;
export const maxFeatures = 30;
export const maxColors = 16;
export const maxMediaCount = 30;
export const maxPriceTiers = 5;
export const maxQuantity = 1_000_000_000;
/** Default stock level for the low-stock warning (docs/specification/limits.md#products). */
export const defaultLowStockThreshold = 10;
/** Maximum number of pictures of quick add (docs/specification/products.md#quick-add). */
export const maxQuickAddImages = 10;
/**
 * Limits of chosen pictures that a browser keeps until their
 * product is created, for all drafts together (decision 026).
 */
export const maxKeptPictureBytes = 60 * 1024 * 1024;
export const maxKeptPictureDays = 7;
/** Products on one page of /admin/products. */
export const staffPageSize = 50;
/** Products in one bulk change: it is one transaction that others wait for and must be short. */
export const maxBulkProducts = 1000;
/** Saved views of the product list in one browser, and the longest name of a view. */
export const maxSavedViews = 20;
export const maxViewName = 40;

/** Site settings: the longest delivery time that can be entered, in weeks or days. */
export const maxDeliveryTime = 365;
/** Smallest and largest exchange rate: units of a currency per US dollar. */
export const leastRate = 0.000001;
export const maxRate = 1_000_000_000;
/** The longest reply time that can be promised, in hours; the limits after it bound the content of one page. */
export const maxReplyHours = 72;
export const maxYearsOfExperience = 100;
export const maxAddresses = 6;
export const maxAddressLines = 6;
export const maxHolidays = 60;
export const maxPartnerLogos = 12;
/** Maximum number of digits of a telephone number (ITU-T E.164). */
export const maxPhoneDigits = 15;

/** Contact form: longest texts, in characters; our own limits. */
export const maxContactMessage = 5000;
export const maxCompanyLength = 200;
export const maxPhoneLength = 40;
/** Minimum seconds for filling in the contact form, and seconds after which its mark expires (decision 011). */
export const fastestContactSeconds = 3;
export const contactMarkSeconds = 7 * 24 * 3600;
/**
 * Seconds between polls of the contact messages, and hours after which a new message is urgent
 * (docs/specification/limits.md#polling).
 */
export const contactPollSeconds = 30;
export const urgentAfterHours = 24;
/** Days until internal rows are deleted, such as request keys and used links. Other periods: retention-rules.ts. */
export const keptDays = 90;
/** Hours after which an unused upload is deleted: a newer one may belong to a form that is still being filled in. */
export const orphanHours = 24;
/** Seconds between polls of the jobs while some are running or waiting. */
export const jobPollSeconds = 5;
/** Contact messages on one page of the inbox. */
export const inboxPageSize = 50;
/** Longest reply and longest note of the staff, in characters; our own limits, so that rows stay small. */
export const maxReplyLength = 10_000;
export const maxNoteLength = 2000;
/** Earlier messages and inquiries of the same sender that a thread lists. */
export const senderHistoryCount = 20;
/**
 * Largest product file for import, in bytes and in rows without the heading; our own limits, so that an import fits
 * into one transaction.
 */
export const maxImportBytes = 5 * 1024 * 1024;
export const maxImportRows = 5000;
/**
 * Limits of corrected cells in an import preview: number of cells, characters of one, and characters of all with
 * their row and column names.
 */
export const maxMendedCells = 1000;
export const maxMendedCell = 1000;
export const maxMendedLetters = 200_000;
/** Imports that the list of past ones shows. */
export const shownImports = 20;
/** Rows on one page of the board of translations. */
export const translationPageSize = 50;

/** Records of each noun in the results of the command palette. */
export const findLimit = 5;

/** Blog (docs/specification/limits.md#posts); the lengths of content and tags are ours. */
/** Ten cards take six screens of a phone. */
export const postPageSize = 10;
export const staffPostPageSize = 50;
export const postSkeletonCount = 6;
export const cardTagCount = 3;

export const maxMetaDescription = 155;
export const maxPostLength = 100_000;
export const maxPostTags = 20;
export const maxTagLength = 60;
/** Former versions that are kept of a post. */
export const keptPostVersions = 50;
export const relatedPostCount = 3;
/** Posts in the feed. */
export const feedLength = 30;
/** Minimum number of headings for which a post has a table of contents. */
export const contentsFrom = 3;
export const shownThumbnails = 3;
/** Default limit of a request's body in bytes: enough for a form. */
export const maxFormBodyBytes = 100_000;
/** Limit of a request's body with a post, in bytes. */
export const maxPostBodyBytes = 500_000;
/**
 * Limit in bytes of a bulk change, which lists many products, and of its undo, which also holds their values before and
 * after it.
 */
export const maxBulkBodyBytes = 1_000_000;
