/** Limits and constants (docs/specification/limits.md) that the form, the server and the messages share. */

/** Pages that the cache keeps at most, however small each is: every entry has costs beside its bytes. */
export const maxCachedPages = 10_000;
/** Bytes of requests that are remembered parsed, and of rare pages' keys that were asked for once; ours. */
export const maxRequestMemoBytes = 2 * 1024 * 1024;
export const maxAskedOnceBytes = 512 * 1024;
/**
 * How many times the budget of an address (PAGE_BUDGET_MS) a signed-in user has, wherever they sit: an office behind one
 * address works on, and a stolen session cannot take the whole processor.
 */
export const userBudgetFactor = 5;
/** Products of one sitemap file, each in all languages: 2.5 MB unpacked, 100 kB as it is kept and sent. */
export const sitemapProducts = 1000;
/** Posts in the sitemap, the newest. */
export const sitemapPosts = 1000;

/** Products on one page of /products, unless the address says otherwise. */
export const defaultPageSize = 24;
/** Rows that one API call returns at most (docs/specification/calls.md#conventions). */
export const maxPageSize = 100;
/** Longest search text that is looked up, in characters; longer is refused. */
export const maxSearchLength = 200;
/** Words of a search that are looked up; the rest is ignored. */
export const maxSearchWords = 8;
/** Posts whose words a search knows, the newest. */
export const maxSearchablePosts = 2000;
/** Near misses that a search without results shows. */
export const nearMissCount = 6;
/**
 * Longest word, or words that belong together, of a synonym, in characters, and how many may stand for one. Of a longer
 * word in a text or a search so many letters count.
 */
export const maxWordLength = 60;
export const maxSynonymWords = 20;
/** Searches that found nothing: how many are kept in all, those made last, and how many are shown of a language. */
export const maxSearchMisses = 500;
export const shownSearchMisses = 50;
/** Pages beyond this are clamped: the number must fit into SQL. */
export const maxPage = 100_000;

/** Featured products shown first on the home page, and products shown there in all (docs/specification/site.md#home). */
export const homeFeaturedCount = 4;
export const homeProductCount = 8;
export const homeCategoryCount = 8;
/** Products in the featured section of /products. */
export const listFeaturedCount = 4;
export const skeletonCardCount = 8;

export const partnerSlideSeconds = 3;
export const partnerLogoCount = 6;

/** Fewest digits of a phone number that the Call Supplier button dials (docs/specification/catalogue.md#call-supplier). */
export const minPhoneDigits = 8;

/** How long a fetched translation counts as fresh, in seconds (docs/specification/catalogue.md#product). */
export const translationMaxAgeSeconds = 3600;

/** Largest picture or video of a post, in bytes (docs/specification/posts.md#media). */
export const maxMediaBytes = 50 * 1024 * 1024;
/** Minutes in which an upload must begin once its address was made, and how long its bytes may take to come. */
export const mediaUploadMinutes = 30;
export const mediaBodyMinutes = 15;
/** Uploads that the server receives at a time, and those of one account: a form sends two, and a newer one ends the oldest. */
export const maxMediaInHand = 12;
export const mediaInHandPerAccount = 4;
/** Hours after which an upload that no record names is removed. */
export const mediaKeptHours = 24;

/** Files on one page of the media library, and records that it lists of each. */
export const libraryPageSize = 60;
export const shownPlaces = 50;

/** Pixels of a picture from outside: more is a bomb, not a photograph of goods. */
export const maxImagePixels = 25_000_000;
/**
 * Bytes that decoding a picture from outside may take (server/image/image.checks.ts), of the staff and of strangers in the
 * chat, whose browsers make large ones smaller before; and above which only one is decoded at a time in the whole process.
 */
export const maxDecodingBytes = 120_000_000;
export const maxStrangerDecodingBytes = 48_000_000;
export const largeDecodingBytes = 20_000_000;
/** Scans of a JPEG: the decoder walks over the whole picture for each. Cameras and editors make 1 to 12. */
export const maxPictureScans = 100;
/** Frames of an animation and pages of a TIFF: 40 seconds at 25 frames a second. */
export const maxPictureFrames = 1000;
/** Texts and colour profiles in a PNG: each may unpack to 8 MB. */
export const maxPictureTexts = 50;
/** Boxes in an AVIF, at all depths; one picture with its transparency and thumbnail has about 30. */
export const maxHeifBoxes = 500;
/** Seconds after which an operation on a picture ends, where it does not stand within a decoder. */
export const pictureSeconds = 20;

/** Longest side of an uploaded picture's stored rendition, in pixels. */
export const maxImageSide = 1600;
/** Widths in which every picture is kept, in pixels. */
export const imageWidths = [160, 320, 480, 640, 960, 1280] as const;

/** Accounts (docs/specification/accounts.md#auth; the upper bounds are ours). */
export const minUsernameLength = 3;
export const minPasswordLength = 6;
export const maxPasswordLength = 200;
export const maxNameLength = 100;
export const maxEmailLength = 254;

/** An invitation lapses after this many days (docs/specification/accounts.md#invitations). */
export const invitationDays = 7;
/** Links to the first account that count at a time, those printed last: each start of a process prints one. */
export const maxFirstInvitations = 10;
/** A mailed link that sets a new password lapses after so many minutes. */
export const passwordResetMinutes = 60;
/** Links that one address may ask for in an hour, and of these for one account. */
export const resetsPerAddress = 20;
export const resetsPerAddressAndName = 5;
/**
 * Links mailed to one recipient on request: so many a day at any pace, and beyond them one in the time for
 * which a link counts. Requests that send nothing then find a link in the mailbox that still counts: a flood
 * does not lock users out.
 */
export const resetMailsPerDay = 4;
/** Messages that the daily digest lists; it counts the rest. */
export const digestListLength = 20;
/** How many failed sign-ins the audit log shows. */
export const shownFailures = 50;
/** A task that stands before a sign-in under attack lapses after this many seconds. */
export const signInWorkSeconds = 600;
/** A signed-in session ends after so many hours without a request, and after so many days in any case. */
export const sessionIdleHours = 12;
export const sessionDays = 7;
/** How long a browser counts as known after a sign-in in it. */
export const knownDeviceDays = 365;
/** Milliseconds between a successful sign-in and the dashboard (docs/specification/accounts.md#portal). */
export const afterSignInMs = 1000;
/** Seconds between two looks at the unread counts (docs/specification/limits.md#polling). */
export const unreadPollSeconds = 30;
/** Seconds between two readings while reading fails: the pause doubles up to this. */
export const longestPollSeconds = 60;
/** Seconds until the first attempt after a failed reading, doubled: at most, where readings are rarer. */
export const retryPollSeconds = 5;
/** Milliseconds after which a poll's reading is given up and follows on another connection, doubled each time it fails. */
export const pollPatienceMs = 8000;
/** Milliseconds after which reading is given up: over a link that fell silent neither answer nor error would come. */
export const longestReadMs = 60_000;
/** Milliseconds that the server may take to answer whether it can be reached, and the pause until it is asked again. */
export const probeMs = 5000;
export const probePauseMs = 3000;

/** Longest texts of a product's form, and how many of each; ours, so that one row stays a row. */
export const maxTitleLength = 200;
export const maxShortText = 500;
export const maxLongText = 20_000;
export const maxFeatures = 30;
export const maxColors = 16;
export const maxMediaCount = 30;
export const maxPriceTiers = 5;
export const maxQuantity = 1_000_000_000;
/** Warns of low stock where nothing else is said (docs/specification/limits.md#products). */
export const defaultLowStockThreshold = 10;
/** Pictures that quick add takes (docs/specification/products.md#quick-add). */
export const maxQuickAddImages = 10;
/** Chosen pictures that a browser keeps until their product is made, of all drafts together (decision 026). */
export const maxKeptPictureBytes = 60 * 1024 * 1024;
export const maxKeptPictureDays = 7;
/** Products on one page of /admin/products. */
export const staffPageSize = 50;
/** Products that one bulk change takes: one transaction, which others wait for, stays short. */
export const maxBulkProducts = 1000;
/** Views of the product list that one browser keeps, and the longest name of one. */
export const maxSavedViews = 20;
export const maxViewName = 40;

/** Site settings: the longest promise that is still one, in hours; the rest bounds what one page can show. */
export const maxDeliveryTime = 365;
/** Smallest and largest amount of a currency for one US dollar. */
export const leastRate = 0.000001;
export const maxRate = 1_000_000_000;
export const maxReplyHours = 72;
export const maxYearsOfExperience = 100;
export const maxAddresses = 6;
export const maxAddressLines = 6;
export const maxHolidays = 60;
export const maxPartnerLogos = 12;
/** Most digits of a telephone number (ITU-T E.164). */
export const maxPhoneDigits = 15;

/** Contact form: longest texts, in characters; ours. */
export const maxContactMessage = 5000;
export const maxCompanyLength = 200;
export const maxPhoneLength = 40;
/** Least seconds to fill in the contact form, and the age after which its mark is no longer valid (decision 011). */
export const fastestContactSeconds = 3;
export const contactMarkSeconds = 7 * 24 * 3600;
/** Contact messages that one address, shared by many on a mobile network, and one visitor may send in ten minutes. */
export const contactWindowSeconds = 600;
export const contactPerAddress = 30;
export const contactPerVisitor = 6;
/** The same of one address in a day. */
export const contactPerAddressDaily = 500;
/**
 * Seconds between two looks at the contact messages, and hours after which a new one is urgent
 * (docs/specification/limits.md#polling).
 */
export const contactPollSeconds = 30;
export const urgentAfterHours = 24;
/** Visitors' sessions that one address, shared by many on a mobile network, may begin in ten minutes. */
export const visitorWindowSeconds = 600;
export const visitorsPerAddress = 100;
/** Times a day that visitors of one address may make one product a favourite: the count is public. */
export const favoritesPerAddress = 30;
/** Days until helper rows are deleted that nobody sees: keys of requests, used links. Other periods: retention-rules.ts. */
export const keptDays = 90;
/** Hours after which an upload that nothing names goes: what is younger may belong to a form that is still being filled in. */
export const orphanHours = 24;
/** Seconds between two looks at the background work while there is some. */
export const jobPollSeconds = 5;
/** Contact messages on one page of the inbox. */
export const inboxPageSize = 50;
/** Longest answer and note of the staff, in characters; ours, so that one row stays a row. */
export const maxReplyLength = 10_000;
export const maxNoteLength = 2000;
/** Earlier messages and questions of the same sender that a thread names. */
export const senderHistoryCount = 20;
/** Largest product file that is imported: bytes, and rows below its heading; ours, so that one transaction stays one. */
export const maxImportBytes = 5 * 1024 * 1024;
export const maxImportRows = 5000;
/** Cells of a product file that can be mended in its preview, letters of one of them, and of all with what names them. */
export const maxMendedCells = 1000;
export const maxMendedCell = 1000;
export const maxMendedLetters = 200_000;
/** Imports that the list of past ones shows. */
export const shownImports = 20;
/** Rows on one page of the board of translations. */
export const translationPageSize = 50;

/** Records of each kind that the command palette offers. */
export const findLimit = 5;

/** Blog (docs/specification/limits.md#posts); the lengths of content and tags are ours. */
export const postPageSize = 12;
export const staffPostPageSize = 50;
export const postSkeletonCount = 6;
export const cardTagCount = 3;

/** Below this many views a post does not show how many it has: "0 views" speaks against it. */
export const minShownViews = 20;
export const maxMetaDescription = 155;
export const maxPostLength = 100_000;
export const maxPostTags = 20;
export const maxTagLength = 60;
/** Former states of a post that are kept. */
export const keptPostVersions = 50;
export const relatedPostCount = 3;
/** Posts in a feed. */
export const feedLength = 30;
/** A post has a table of contents from so many headings. */
export const contentsFrom = 3;
export const shownThumbnails = 3;
/** Bytes of a request's body, unless its call allows more: as much as a form holds. */
export const maxFormBodyBytes = 100_000;
/** Bytes of a request that carries a post. */
export const maxPostBodyBytes = 500_000;
/** Bytes of a bulk change, which names many products, and of its undoing, which also holds what each of them had. */
export const maxBulkBodyBytes = 250_000;

/** Quotes (decision 035). Lines of a quote list and of an offer; the longest note, link or description of one. */
export const maxListLines = 40;
export const maxQuoteNote = 1000;
export const maxQuoteMessage = 3000;
export const maxPlaceLength = 120;
/** Options of an offer's line, quantity breaks of an option, and charges of an offer. */
export const maxOfferOptions = 3;
export const maxQuantityBreaks = 5;
export const maxOfferCharges = 12;
/** Largest quantity of a line; with `maxMinor` a sum stays exact in the arithmetic of whole numbers. */
export const maxLineQuantity = 10_000_000;
/** Largest side of a carton in millimetres, and its largest weight in grams. */
export const maxCartonMm = 5000;
export const maxCartonGrams = 5_000_000;
/** Revisions of one request. */
export const maxQuoteRevisions = 50;
/** Days for which an offer may be valid at most, and usually is. */
export const maxOfferDays = 180;
export const usualOfferDays = 14;
/** Requests, messages, chats and favourites that the page of a customer shows of each. */
export const customerHistoryCount = 100;
/** Quotes on one page of /admin/quotes, and cards of one column of its board. */
export const quotePageSize = 50;
export const boardColumnSize = 50;
/** Largest margin that the settings can demand, in whole percent. */
export const maxMarginFloor = 90;

/** Years for which requests with an accepted offer stay when their buyer is erased: commercial and tax records. */
export const acceptedYears = 10;
