/** Limits of the photos at lines of quote lists, beside those of limits.ts. Sizes in bytes and kilobytes. */

/** Photos of one line, and of a list with those of lines that are not added yet. */
export const maxLinePhotos = 3;
export const maxListPhotos = 60;
/** A photo as the browser sends it, which makes a larger one smaller first. */
export const sentPhotoBytes = 400_000;
/** A photo from a browser without script, which sends it as the telephone took it; and all photos of one form. */
export const maxPhotoBytes = 5 * 1024 * 1024;
export const maxPhotoFormBytes = 10 * 1024 * 1024;
/** What is read of a form with photos: what is too large is thrown away while it comes, and the texts are kept. */
export const maxPhotoFormReadBytes = 60 * 1024 * 1024;
/** Parts of such a form, two and a half times what a full list has, and characters of all its texts. */
export const maxPhotoFormParts = 1000;
export const maxPhotoFormTexts = 150_000;
/** Seconds that photos may take to come: 2 MB over a link of 100 kbit/s. */
export const photoUploadSeconds = 180;
/** Longest side of the small picture of a photo, in pixels. */
export const smallPhotoSide = 320;
/** Photos that one address may send in so many seconds. */
export const photosPerAddress = 120;
export const photoWindowSeconds = 600;
/** Kilobytes of photos that one visitor, and the visitors of one address, may send in a day. */
export const photoKbPerVisitorDaily = 60 * 1024;
export const photoKbPerAddressDaily = 300 * 1024;
/** Bytes of photos that are received at a time, of everybody and of the visitors of one address. */
export const photoBytesAtOnce = 48 * 1024 * 1024;
export const photoBytesAtOncePerAddress = 12 * 1024 * 1024;
/** Kilobytes of photos that strangers of one address may fetch in a minute. */
export const photoDownloadKbPerAddress = 64 * 1024;
