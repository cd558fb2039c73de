/** A run of characters at least as long as our tokens (256 bits in base64url). */
const token = /[\w-]{43,}/g;

/**
 * Secrets in known paths: the key of a draft post's preview and the code of a document or quote. Addresses of
 * quotes for staff contain ids, which are not secret.
 */
const secretPart = /(\/blog\/preview\/|\/verify\/|\/(?:buyer-)?quotes\/(?![\da-f]{8}-))[^/]+/i;

/**
 * A code of a quote in any other place, for example after a doubled or escaped slash. Slugs have no capital letters.
 */
const strayCode = /(?:(?<![\dA-Za-z])|(?<=%[\dA-Fa-f]{2}))(?=[\da-z]*[A-Z])[\dA-Za-z]{22}(?![\dA-Za-z])/g;

/** A part of a path with a mail address, typed by a visitor or left by a broken link. */
const mailAddress = /[^/]*(?:@|%40)[^/]*/gi;

/**
 * A path for the request log, without secrets. The query is removed, because invitations, password links and
 * unsubscribe links carry their secret in it; also if a mail program has encoded the question mark as %3F.
 */
export const pathForLog = (address: string): string =>
  address
    .replace(/(\?|%3f).*$/is, '')
    .replace(secretPart, '$1…')
    .replaceAll(token, '…')
    .replaceAll(strayCode, '…')
    .replaceAll(mailAddress, '…')
    .slice(0, 300);
