import {
  type QuoteEventKind,
  type QuoteNews,
  type QuoteStage,
  type Turn,
  withdrawMinutes,
} from './quote-rules.ts';
import { testimonialAfterDays } from './testimonial-rules.ts';

/** What decides which acts are possible: the stage, or `samples` while the newest offer is for accepted samples. */
export type ActState = QuoteStage | 'samples';

/** An act on a request. docs/quotes.md prints the table; server/deals/quote/quote.acting.ts does the acts. */
type QuoteAct = {
  /** The states in which it is possible; `request` begins a request. */
  in: readonly ActState[];
  /** What else must be true, checked by the code of the act. */
  needs?: string;
  /** Who must act next, and in which states this changes, by default in all. The buyer needs an offer to act. */
  turn?: Turn;
  turnIn?: readonly ActState[];
  /** What it takes back. */
  ends?: 'acceptance' | 'decline';
  /** The columns that it writes beside these. */
  writes?: readonly string[];
  /** The mail to the buyer, and one that follows some days later. */
  mails?: 'requested' | 'offer' | 'answer' | 'accepted' | 'proforma' | 'withdrawn';
  mailsLater?: { about: 'review'; afterDays: number };
  /** The name in the audit log, if it is not that of the event. */
  logged?: string;
} & (
  | { by: 'buyer'; event: QuoteNews }
  /** Without an event it is only in the audit log. */
  | { by: 'staff'; event: QuoteEventKind | null }
);

const open = ['new', 'ours', 'factory', 'buyer', 'expired'] as const satisfies ActState[];
const all = [...open, 'samples', 'accepted', 'declined'] as const;
const accepted = ['samples', 'accepted'] as const;

/** All acts. Of a buyer's act the staff hear by mail and on their screens, of one of the staff on their screens. */
export const quoteActs = {
  request: { by: 'buyer', event: 'requested', in: [], mails: 'requested' },
  ask: { by: 'buyer', event: 'question', in: all, turn: 'us', turnIn: open },
  accept: {
    by: 'buyer',
    event: 'accepted',
    in: ['buyer'],
    needs: 'the newest revision, for goods',
    turn: 'none',
    writes: ['acceptedAt', 'acceptedRevision', 'acceptedName', 'acceptedChoice'],
    mails: 'accepted',
    mailsLater: { about: 'review', afterDays: testimonialAfterDays },
  },
  // Next, we send the samples and make the offer for the goods.
  acceptSamples: {
    by: 'buyer',
    event: 'accepted',
    in: ['buyer'],
    needs: 'the newest revision, for samples',
    turn: 'us',
    writes: ['sampleAccepted'],
    mails: 'accepted',
  },
  // Samples that were accepted before a newer offer was sent can be withdrawn too: then the turn does not change.
  withdraw: {
    by: 'buyer',
    event: 'withdrawn',
    in: all,
    needs: `an acceptance of the last ${withdrawMinutes} minutes`,
    turn: 'buyer',
    turnIn: accepted,
    ends: 'acceptance',
  },
  decline: {
    by: 'buyer',
    event: 'declined',
    in: open,
    turn: 'none',
    writes: ['declinedAt', 'declineReason'],
  },
  askFreshPrice: {
    by: 'buyer',
    event: 'fresh_price',
    in: ['expired', 'declined'],
    turn: 'us',
    ends: 'decline',
  },
  testify: {
    by: 'buyer',
    event: 'testimonial',
    in: ['accepted'],
    needs: `${testimonialAfterDays} days since the acceptance, nothing published yet`,
  },
  send: {
    by: 'staff',
    event: 'sent',
    in: [...open, 'samples', 'declined'],
    needs: 'a draft without faults, approved if a price is below the floor',
    turn: 'buyer',
    ends: 'decline',
    writes: [
      ...(['revision', 'validUntil', 'totalMinor', 'offerCurrency', 'sheet', 'readAt'] as const),
      ...(['approvedBy', 'approvalSince', 'expiryMailedAt', 'silenceMailedAt'] as const),
    ],
    mails: 'offer',
    logged: 'send',
  },
  approve: {
    by: 'staff',
    event: null,
    in: all,
    needs: 'the draft that was shown, of a colleague',
    writes: ['approvedBy', 'approvalSince'],
    logged: 'approve',
  },
  answer: { by: 'staff', event: 'answer', in: all, turn: 'buyer', turnIn: ['new', 'ours'], mails: 'answer' },
  askFactory: { by: 'staff', event: 'factory_asked', in: [...open, 'samples'], turn: 'factory' },
  factoryAnswered: { by: 'staff', event: 'factory_answered', in: [...open, 'samples'], turn: 'us' },
  // Ends the validity of the offer too: otherwise an answer to a question would offer it again.
  takeBack: {
    by: 'staff',
    event: 'withdrawn',
    in: all,
    needs: 'an acceptance',
    turn: 'us',
    turnIn: accepted,
    ends: 'acceptance',
    writes: ['validUntil'],
    mails: 'withdrawn',
  },
  makeProforma: {
    by: 'staff',
    event: 'proforma',
    in: all,
    needs: 'an acceptance of the revision',
    mails: 'proforma',
  },
  reopen: { by: 'staff', event: 'reopened', in: ['declined'], turn: 'us', ends: 'decline' },
} as const satisfies Record<string, QuoteAct>;

export type QuoteActName = keyof typeof quoteActs;

export const actOf = (name: QuoteActName): QuoteAct => quoteActs[name];

/** Whether an act is possible in a state, without what it needs besides. */
export const mayAct = (name: QuoteActName, state: ActState): boolean => actOf(name).in.includes(state);
