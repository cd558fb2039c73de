import type { SameShape } from '../translate.ts';

/** /pay-safely, with the beneficiary, and /verify, which checks documents. */
export const documentCheck = {
  payMetaTitle: 'Pay safely: our bank account',
  payMetaDescription: 'Who is paid, the last digits of the account, and every change of it.',
  payTitle: 'Pay safely',
  payIntro:
    'Most money in this trade is lost to changed bank details. This page says who is paid. If anything differs, do not pay.',
  paidTitle: 'Who is paid',
  paidNone: 'No account is named here yet. Ask us before you pay anything.',
  holder: 'Account holder',
  bank: 'Bank',
  lastDigits: 'Account ends in',
  since: 'Since',
  countsFrom: 'Counts from',
  never: 'We never change our bank account by e-mail or chat.',
  pendingTitle: 'A change has been announced',
  pendingText:
    'Two of our managers have confirmed this change. Until the date below, only the account above counts.',
  otherTitle: 'Somebody sends you other bank details?',
  otherText:
    'Do not pay, even if the message comes from our address: mailboxes get hacked. Call us on the number shown here, not on one from the message.',
  chat: 'Chat with us',
  stepsTitle: 'Before you pay',
  step1: 'Compare name, bank and last digits with this page.',
  step2: 'Type the code on the proforma into the check of documents.',
  step3: 'Call us, and have the last four digits read to you.',
  step4: 'Pay a company, never a private person.',
  step5: 'With a new account, send a small amount first and ask whether it has arrived.',
  changesTitle: 'Every change so far',
  changesText: 'A change needs two of our managers and waits 24 hours. Each one stays here.',
  withdrawn: 'An announced change was withdrawn.',
  verifyTitle: 'Check a document',
  verifyIntro:
    'Offers, proformas, catalogues and inspection reports of ours carry a code. Type it, and compare what this page shows with your paper.',
  code: 'Code on the document',
  check: 'Check',
  unknownTitle: 'We have issued no document with this code',
  unknownText:
    'Compare the characters with your paper. If they are the same, do not pay, and ask us at {email}: somebody may be using our name.',
  fileTitle: 'Check the file',
  fileText: 'Choose the PDF, or drop it here. It is compared on your device and never sent.',
  knownText: 'We have issued this document. Compare every line below with your paper.',
  reference: 'Request',
  revision: 'Revision',
  issued: 'Issued',
  total: 'Total',
  totalDepends: 'It depends on the options that the buyer chooses',
  accepted: 'Accepted on {day}',
  acceptanceEnded: 'The acceptance that this document shows does not count any more.',
  paidThen: 'Who was paid on that day',
  paidChanged: 'Another account is paid by now. Look at the page “Pay safely” before you pay.',
  replaced: 'This document no longer counts. Replaced by: {kind} {revision}, {date}.',
  kinds: { offer: 'Offer', proforma: 'Proforma invoice', catalogue: 'Catalogue' },
  /** A final report of an inspection. */
  report: {
    title: 'Inspection report',
    known: 'We have issued this report. Compare every line below with your paper.',
    order: 'Order',
    day: 'Inspected on',
    result: 'Result',
    hash: 'Fingerprint',
    newer: 'There is a newer report of this order, of {day}.',
    decide: 'The report approves nothing: the buyer decides.',
  },
  says: {
    working: 'The file is being compared…',
    matches: 'The file is exactly the one we have issued.',
    differs: 'The file is not the one we have issued. Do not pay, and ask us.',
    another: 'This is another document of ours, not the one of this code.',
    unknown:
      'We have issued no such file. Do not pay, and ask us. An inspection report is checked by its code.',
    large: 'The file is larger than 20 MB: it is none of ours.',
    failed: 'The file could not be compared. Please try again.',
  },
} as const;

export type DocumentCheckTexts = SameShape<typeof documentCheck>;
