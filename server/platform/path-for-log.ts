/** A run of characters at least as long as our tokens (256 bits in base64url). */
const token = /[\w-]{43,}/g;

/**
 * Secrets in known paths: the key of a draft post's preview and the code of a document, quote or supplier's link. Addresses of
 * quotes for staff contain ids, which are not secret.
 */
const secretPart =
  /(\/blog\/preview\/|\/verify\/|^\/s\/|\/supplier-pages\/|\/(?:buyer-)?quotes\/(?![\da-f]{8}-))[^/]+/i;

/**
 * A code of a quote in any other place, for example after a doubled or escaped slash. Slugs have no capital letters.
 */
const strayCode = /(?:(?<![\dA-Za-z])|(?<=%[\dA-Fa-f]{2}))(?=[\da-z]*[A-Z])[\dA-Za-z]{22}(?![\dA-Za-z])/g;

/** In a mail address, typed by a visitor or left by a broken link. */
const atSign = /@|%40/i;

/** Characters that are looked at, and maximum of those that are logged. */
const [maxRead, maxLogged] = [1000, 300];

/**
 * A path for the log, without secrets; the logger applies it to every `path`. The query is removed, because invitations, password links and
 * unsubscribe links carry their secret in it; also if a mail program has encoded the question mark as %3F.
 */
export function pathForLog(address: string): string {
  const read = address.slice(0, maxRead);
  const path = read.replace(/(\?|%3f).*$/is, '');
  const parts = path.split('/');
  // What follows could tell that the last part is a mail address.
  if (address.length > maxRead && path === read) parts.splice(-1, 1, '…');
  return parts
    .map((part) => (atSign.test(part) ? '…' : part))
    .join('/')
    .replace(secretPart, '$1…')
    .replaceAll(token, '…')
    .replaceAll(strayCode, '…')
    .slice(0, maxLogged);
}
