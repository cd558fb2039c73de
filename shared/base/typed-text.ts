import { formatDecimal } from './formatting.ts';
import { type Locale, localeTags } from './locale.ts';

/** An HS code without its points: two to ten digits. */
export const hsCodePattern = /^\d{2,10}$/;
/**
 * Folding of what people type or paste into fields with a fixed form: numbers, telephone numbers, article numbers,
 * mail addresses. Keyboards and copied texts write the same value with other digits, widths, spaces and dashes, and
 * with invisible marks. Without schemas, so that the browser loads it without the validation library.
 */

const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu;

/** Whether a text shows anything: fillers and Braille's blank are no spaces to `trim`, but look like nothing. */
export const isVisible = (text: string): boolean =>
  /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);

/** Removes characters that reverse the displayed order of what stands behind them, such as U+202E. */
export const withoutDirections = (text: string): string =>
  text.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '');

/** Removes invisible marks and outer spaces, which copied addresses often have; nothing else changes. */
export const withoutMarks = (text: string): string => text.replaceAll(invisible, '').trim();

/** The value of a decimal digit of any script. Each script has its ten in order. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0)!;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}

/**
 * The plain form of a typed value: compatibility forms composed (NFKC), digits 0 to 9, "-" for every dash, single
 * spaces, no invisible marks.
 */
export const foldTyped = (text: string): string =>
  text
    .replaceAll(invisible, '')
    .normalize('NFKC')
    .replaceAll(/[\p{Z}\p{Cc}]+/gu, ' ')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/[^\P{Nd}0-9]/gu, digitOf)
    .trim();

/** Longest text that is read as a number, in characters. */
const maxNumberLength = 60;

/**
 * A typed number with a point and at most this many decimals: "1 234,50", "１２３４.5" and "1,234.50" are numbers.
 * @returns null for other texts, and where the separator could mean thousands or decimals: "1,000" is a thousand
 * where there are no decimals, and not a price
 */
export function plainNumber(typed: string, decimals: number): string | null {
  if (typed.length > maxNumberLength) return null;
  // Arabic separators of decimals and of thousands.
  const text = foldTyped(typed).replaceAll('\u066b', '.').replaceAll('\u066c', ' ');
  const [, simple, point, part = ''] = /^([+-]?\d+)(?:([.,])(\d+))?$/.exec(text) ?? [];
  if (simple !== undefined) {
    if (part.length !== 3 || !/^[+-]?[1-9]\d{0,2}$/.test(simple)) return joined(simple, part, decimals);
    if (decimals === 0) return joined(simple + part, '', 0);
    return decimals > 2 && point === '.' ? joined(simple, part, decimals) : null;
  }
  const [, first, separator, groups, mark, rest = ''] =
    /^([+-]?[1-9]\d{0,2})([ ,.'’])(\d{3}(?:\2\d{3})*)(?:([.,])(\d+))?$/.exec(text) ?? [];
  if (first === undefined || mark === separator) return null;
  return joined(first + groups!.replaceAll(separator!, ''), rest, decimals);
}

/** Zeros beyond the decimals are left out; other digits there would be lost. */
function joined(whole: string, part: string, decimals: number): string | null {
  const kept = part.slice(0, decimals);
  if (/[1-9]/.test(part.slice(decimals))) return null;
  return whole.replace('+', '') + (kept && `.${kept}`);
}

/** A stored decimal as people type it in a language: "2,20 EUR" in French for "2.20 EUR". It is read as the same. */
export const inNotation = (stored: string, locale: Locale): string =>
  stored.replace('.', formatDecimal(localeTags[locale], 0.5).charAt(1));

/** A typed whole number; NaN for other texts. */
export const typedWhole = (typed: string): number => Number(plainNumber(typed, 0) ?? Number.NaN);

/** Host names as browsers send them: a site of a public domain, in ASCII. */
const domainPattern =
  /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/i;

/** What stands before the "@": the characters that every mail server accepts, without points at the ends. */
const localPart = /^(?!.*\.\.)[a-z0-9_'+-](?:[a-z0-9_'+.-]{0,62}[a-z0-9_+-])?$/i;

/**
 * A single plain mail address, with an international domain in its ASCII form, which every mail server understands.
 * @returns null if the text is anything else
 */
export function plainMail(typed: string): string | null {
  if (typed.length > 320 || typed.includes('\0')) return null;
  const text = foldTyped(typed).replaceAll('。', '.');
  const at = text.indexOf('@');
  const [local, domain] = [text.slice(0, at), text.slice(at + 1)];
  if (at < 1 || !localPart.test(local)) return null;
  const host = domainPattern.test(domain) ? domain : toAscii(domain);
  return host !== null && domainPattern.test(host) ? `${local}@${host}` : null;
}

/** A domain with letters of any script as browsers send it; null if it is none. */
function toAscii(domain: string): string | null {
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return null;
  return URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : null;
}

/** Whether this is one web address of a public site: "https://a,https://b" is not. */
export function isWebAddress(text: string): boolean {
  if (/[\p{C}\s]|[,;，；、|]https?:/iu.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && domainPattern.test(hostname) && !username && !password;
}
