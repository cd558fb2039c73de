import { codeAlphabet, normalizeCode } from '../conversations/chat-rules.ts';
import type { Locale } from '../base/locale.ts';
import type { countsOf } from './inspection-rules.ts';

/** Kinds of issued documents (docs/decisions/044-documents-that-can-be-checked.md). */
export const documentKinds = ['offer', 'proforma', 'catalogue'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Length of a document's code: 60 random bits. */
export const documentCodeLength = 12;

/** Printed form of a document's code: XXXX-XXXX-XXXX. */
export const showDocumentCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code;

/** The stored form of a code that a person typed; null if the text cannot be a code. */
export function documentCodeIn(typed: string): string | null {
  // A longer text cannot be a code from our papers.
  if (typed.length > 40) return null;
  const code = normalizeCode(typed);
  return code.length === documentCodeLength && [...code].every((letter) => codeAlphabet.includes(letter))
    ? code
    : null;
}

/**
 * The code of a final report of an inspection: the first 60 bits of its hash. 15 hexadecimal digits are 12 letters.
 * @param hash 64 hexadecimal digits
 */
export const codeOfHash = (hash: string): string =>
  (hash.slice(0, 15).match(/.{5}/g) ?? [])
    .flatMap((digits) => [15, 10, 5, 0].map((shift) => codeAlphabet[(parseInt(digits, 16) >> shift) & 31]))
    .join('');

/** The first 15 hexadecimal digits of the hash that a stored code is made of. */
export const hashStartOf = (code: string): string =>
  (code.match(/.{4}/g) ?? [])
    .map((letters) => [...letters].reduce((sum, letter) => sum * 32 + codeAlphabet.indexOf(letter), 0))
    .map((bits) => bits.toString(16).padStart(5, '0'))
    .join('');

/** A SHA-256 as browsers compute it: 64 lower-case hexadecimal digits. */
export const isSha256 = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** The beneficiary that a document names, without the full account number. */
export type PublicBeneficiary = {
  name: string;
  bank: string;
  country: string;
  /** Last four digits of the account number. */
  lastDigits: string;
  currency: string;
  /** Since when this beneficiary is valid (ISO 8601). */
  validFrom: string;
};

/** Facts about a document that anyone with its code or file may see. */
export type PublicDocument = {
  code: string;
  kind: DocumentKind;
  /** Reference of the request that it belongs to; null for a catalogue. */
  reference: string | null;
  revision: number | null;
  language: Locale;
  /** The day of issue that the document shows (YYYY-MM-DD). */
  issuedDay: string;
  /** Null for a catalogue, and for an offer whose total depends on a choice. */
  totalMinor: number | null;
  currency: string | null;
  /** The acceptance of the shown revision that is valid now. */
  accepted: { day: string; totalMinor: number; currency: string } | null;
  /** Whether the acceptance that the document shows is no longer valid. */
  isWithdrawn: boolean;
  sha256: string;
  size: number;
  /** Beneficiary named in the document, as of its day of issue. */
  beneficiary: PublicBeneficiary | null;
  /** Whether there is another beneficiary now. */
  isBeneficiaryReplaced: boolean;
  /** The document that replaces it; without its code, which only that paper shows. */
  replacedBy: { kind: DocumentKind; revision: number | null; issuedDay: string } | null;
};

/** What anyone with the code of a final report of an inspection may see: no prices, and not whose order it is. */
export type PublicReport = {
  code: string;
  /** Number of the order. */
  number: string;
  /** Day of the inspection (YYYY-MM-DD). */
  day: string;
  /** The result: what was found, against what is allowed. */
  counts: ReturnType<typeof countsOf>;
  hash: string;
  /** Day of the newest report of the order, if it is another one. */
  replacedOn: string | null;
};

/**
 * Events of a change of the beneficiary. `effective`: it takes effect. `first`: the first of a site, which is
 * effective at once.
 */
export type BeneficiaryNews = 'first' | 'proposed' | 'confirmed' | 'withdrawn' | 'effective';

/** Data of /pay-safely. */
export type BeneficiaryPage = {
  current: PublicBeneficiary | null;
  /** Confirmed by a second person, and not effective yet. */
  pending: PublicBeneficiary | null;
  /** All changes so far, the newest first; null if a change was withdrawn before it took effect. */
  changes: { at: string; beneficiary: PublicBeneficiary | null }[];
};
