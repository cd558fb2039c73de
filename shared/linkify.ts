/** A piece of a message: plain text, or an address that can be opened. */
export type TextPart = {
  /** Where it begins. */
  at: number;
  /** As it was written; the texts of all parts are the whole message. */
  text: string;
  /** Where it leads: an address of our own site without the site, else the whole one. Missing for plain text. */
  href?: string;
  /** The path of one of our own pages, without query and fragment. */
  ownPath?: string;
};

/**
 * An address as people write it: it ends at a space, a quotation mark or bracket of HTML, a control or format character,
 * which could reverse what is shown, and at Chinese, Japanese and Korean characters, which follow without a space.
 */
const addresses =
  /\b(?:https?:\/\/|www\.)[^\s<>"`“”‘’«»…—\p{C}\u3000-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]+/giu;

const closing: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** How often a character occurs. */
const countOf = (text: string, char: string) => text.split(char).length - 1;

/** The length of an address without the punctuation of the sentence around it; brackets that it opens belong to it. */
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

/** The address that a text stands for; null where it is none, or shows another site than it leads to. */
function toUrl(address: string): URL | null {
  try {
    const url = new URL(/^www\./i.test(address) ? `https://${address}` : address);
    // "https://bank.example@evil.example" leads to the second.
    return url.username || url.password ? null : url;
  } catch {
    return null;
  }
}

/**
 * Finds the addresses in a message (docs/specification/chat.md#links). Only http and https become links.
 * @param origin of our own site, whose addresses lead to its paths
 */
export function linkify(text: string, origin: string): TextPart[] {
  const parts: TextPart[] = [];
  let plainFrom = 0;
  const addPlain = (to: number) => {
    if (to > plainFrom) parts.push({ at: plainFrom, text: text.slice(plainFrom, to) });
  };
  for (const { 0: found, index } of text.matchAll(addresses)) {
    const written = found.slice(0, lengthWithout(found));
    const url = toUrl(written);
    // A path with two slashes would be read as another site's address.
    const isOwn = url?.origin === origin && !url.pathname.startsWith('//');
    // A host without a dot is a typing error, or a machine of the reader's own network.
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

/** Characters of an address that a message shows. */
const longestShown = 48;

/** An address as a message shows it: its beginning, which names the site, and its end. */
export function shortAddress(address: string): string {
  const plain = address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
  return plain.length > longestShown ? `${plain.slice(0, longestShown - 9)}…${plain.slice(-8)}` : plain;
}
