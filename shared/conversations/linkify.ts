/** A piece of a message: plain text or a link. */
export type TextPart = {
  /** Start position in the message. */
  at: number;
  /** Text as written; the texts of all parts together are the whole message. */
  text: string;
  /** Link target: a path for an address of this site, otherwise the whole address. Missing for plain text. */
  href?: string;
  /** Path of a page of this site, without query and fragment. */
  ownPath?: string;
};

/**
 * An address as people write it. It ends at a space, a quotation mark or bracket of HTML, at a control or format
 * character, which could reverse the displayed text, and at Chinese, Japanese and Korean characters, which follow it
 * without a space.
 */
const addresses =
  /\b(?:https?:\/\/|www\.)[^\s<>"`“”‘’«»…—\p{C}\u3000-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]+/giu;

/** An international phone number: "+86 577 5550 1234". Without "+" it could be a quantity, a price or a tariff code. */
const phones = /\B\+[1-9](?:[ .()\u00a0-]{0,2}\d){7,14}(?!\d)/u;

const links = new RegExp(`${addresses.source}|${phones.source}`, 'giu');

const closing: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** Number of occurrences of a character. */
const countOf = (text: string, char: string) => text.split(char).length - 1;

/**
 * Length of an address without the punctuation of the sentence around it. A closing bracket belongs to the address if
 * its opening bracket does.
 */
function lengthWithout(address: string): number {
  let end = address.length;
  const surplus = Object.fromEntries(
    Object.entries(closing).map(([close, open]) => [close, countOf(address, close) - countOf(address, open)]),
  );
  for (; end > 0; end--) {
    const last = address[end - 1]!;
    if (last in closing) {
      if (surplus[last]! <= 0) break;
      surplus[last]!--;
    } else if (!/[.,:;!?'*_~|]/.test(last)) break;
  }
  return end;
}

/** The URL for a text; null if the text is not an address, or hides the site that it leads to. */
function toUrl(address: string): URL | null {
  try {
    const url = new URL(/^www\./i.test(address) ? `https://${address}` : address);
    // "https://bank.example@evil.example" leads to evil.example.
    return url.username || url.password ? null : url;
  } catch {
    return null;
  }
}

/**
 * Finds addresses and phone numbers in a message (docs/specification/chat.md#links). Of the addresses only http and
 * https become links.
 * @param origin of this site; links to it use only their path
 */
export function linkify(text: string, origin: string): TextPart[] {
  const parts: TextPart[] = [];
  let plainFrom = 0;
  const addPlain = (to: number) => {
    if (to > plainFrom) parts.push({ at: plainFrom, text: text.slice(plainFrom, to) });
  };
  for (const { 0: found, index } of text.matchAll(links)) {
    if (found.startsWith('+')) {
      addPlain(index);
      parts.push({ at: index, text: found, href: `tel:+${found.replaceAll(/\D/g, '')}` });
      plainFrom = index + found.length;
      continue;
    }
    const written = found.slice(0, lengthWithout(found));
    const url = toUrl(written);
    // A path that begins with two slashes would be read as the address of another site.
    const isOwn = url?.origin === origin && !url.pathname.startsWith('//');
    // A host without a dot is a typing error, or a machine in the reader's own network.
    if (!url || !(isOwn || /[^.]\.[^.]/.test(url.hostname))) continue;
    addPlain(index);
    parts.push(
      isOwn
        ? { at: index, text: written, href: url.pathname + url.search + url.hash, ownPath: url.pathname }
        : { at: index, text: written, href: url.href },
    );
    plainFrom = index + written.length;
  }
  addPlain(text.length);
  return parts;
}

/** Number of characters of an address that a message shows. */
const longestShown = 48;

/** Shortened form of an address: its beginning, which contains the site, and its end. */
export function shortAddress(address: string): string {
  const plain = address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
  return plain.length > longestShown ? `${plain.slice(0, longestShown - 9)}…${plain.slice(-8)}` : plain;
}
