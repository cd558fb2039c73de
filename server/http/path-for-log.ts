/** A run of characters as long as one of our tokens (256 bits in base64url). */
const token = /[\w-]{43,}/g;

/** The key of a draft's private address, and the code of a quote's; the staff's addresses of quotes have ids. */
const secretPart = /(\/blog\/preview\/|\/verify\/|\/(?:buyer-)?quotes\/(?![\da-f]{8}-))[^/]+/i;

/** A code of a quote wherever else it stands, as after a doubled or escaped slash; a slug has no capital letters. */
const strayCode = /(?:(?<![\dA-Za-z])|(?<=%[\dA-Fa-f]{2}))(?=[\da-z]*[A-Z])[\dA-Za-z]{22}(?![\dA-Za-z])/g;

/** A part of a path with a mail address, which somebody has typed or a broken link has put there. */
const mailAddress = /[^/]*(?:@|%40)[^/]*/gi;

/**
 * A path as request lines name it: without the query, in which invitations, links for a new password and links out of a
 * mailing list carry their secret; also where a mail program has written the question mark as %3F.
 */
export const pathForLog = (address: string): string =>
  address
    .replace(/(\?|%3f).*$/is, '')
    .replace(secretPart, '$1…')
    .replaceAll(token, '…')
    .replaceAll(strayCode, '…')
    .replaceAll(mailAddress, '…')
    .slice(0, 300);
