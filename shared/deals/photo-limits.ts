/** Limits of photos of quote lists, in bytes and kilobytes; the general limits are in limits.ts. */

/** Photos of one line, and of a whole list including lines that are not added yet. */
export const maxLinePhotos = 3;
export const maxListPhotos = 60;
/** Largest photo from a browser with JavaScript, which reduces larger ones before it sends them. */
export const sentPhotoBytes = 400_000;
/**
 * Largest photo from a browser without JavaScript, which sends it unreduced; and the total of all photos in one form.
 */
export const maxPhotoBytes = 5 * 1024 * 1024;
export const maxPhotoFormBytes = 10 * 1024 * 1024;
/**
 * Bytes that are read of a form with photos: photos that are too
 * large are discarded while they are received; texts are kept.
 */
export const maxPhotoFormReadBytes = 60 * 1024 * 1024;
/** Characters of all texts of such a form. */
export const maxPhotoFormTexts = 150_000;
/** Largest file of evidence at a milestone, as a video of a minute from a phone; and bytes of all that are received at the same time. */
export const maxEvidenceBytes = 20 * 1024 * 1024;
export const evidenceBytesAtOnce = 2 * maxEvidenceBytes;
/** Seconds in which it must be received: over a link of 300 kbit/s. */
export const evidenceUploadSeconds = 600;
/** Seconds in which photos must be received: 2 MB over a link of 100 kbit/s. */
export const photoUploadSeconds = 180;
/** Longest side of a photo's small rendition, in pixels. */
export const smallPhotoSide = 320;
/** Bytes of photos that are received at the same time, in total and for one address. */
export const photoBytesAtOnce = 48 * 1024 * 1024;
export const photoBytesAtOncePerAddress = 12 * 1024 * 1024;
