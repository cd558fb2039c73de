import { codeAlphabet, normalizeCode } from './chat-rules.ts';
import type { Locale } from './locale.ts';

/** Papers that carry a code (docs/decisions/044-documents-that-can-be-checked.md). */
export const documentKinds = ['offer', 'proforma', 'catalogue'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Letters of a document's code: 60 random bits. */
export const documentCodeLength = 12;

/** A document's code as it is printed: XXXX-XXXX-XXXX. */
export const showDocumentCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code;

/** The code in a text that a person typed from paper, as it is stored; null where it cannot be one. */
export function documentCodeIn(typed: string): string | null {
  // What is longer was not typed from a paper of ours.
  if (typed.length > 40) return null;
  const code = normalizeCode(typed);
  return code.length === documentCodeLength && [...code].every((letter) => codeAlphabet.includes(letter))
    ? code
    : null;
}

/** A SHA-256 as browsers compute it: 64 lower-case hexadecimal digits. */
export const isSha256 = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** Whom a document names as paid, without the account's number. */
export type PublicBeneficiary = {
  name: string;
  bank: string;
  country: string;
  /** The last four digits of the account. */
  lastDigits: string;
  currency: string;
  /** Since when they are paid (ISO 8601). */
  validFrom: string;
};

/** What anyone may know of a document whose code or file they hold. */
export type PublicDocument = {
  code: string;
  kind: DocumentKind;
  /** Of the request that it belongs to; null for a catalogue. */
  reference: string | null;
  revision: number | null;
  language: Locale;
  issuedAt: string;
  totalMinor: number | null;
  currency: string | null;
  sha256: string;
  size: number;
  /** The beneficiary that it names, as of the day it was issued. */
  beneficiary: PublicBeneficiary | null;
  /** Whether another beneficiary is paid now. */
  isBeneficiaryReplaced: boolean;
  /** What counts instead; without its code, which stands on that paper. */
  replacedBy: { kind: DocumentKind; revision: number | null; issuedAt: string } | null;
};

/** What happens to a change of who is paid; `effective` is its moment, `first` the first of a site, which counts at once. */
export type BeneficiaryNews = 'first' | 'proposed' | 'confirmed' | 'withdrawn' | 'effective';

/** What /pay-safely shows. */
export type BeneficiaryPage = {
  current: PublicBeneficiary | null;
  /** Confirmed by two people, and not yet the one to pay. */
  pending: PublicBeneficiary | null;
  /** Every change so far, the newest first; null where it was withdrawn before its moment. */
  changes: { at: string; beneficiary: PublicBeneficiary | null }[];
};
