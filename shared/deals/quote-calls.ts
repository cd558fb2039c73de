import { z } from 'zod';
import { productChoiceQuery } from '../catalogue/asked-terms.ts';
import { offeredProduct } from '../catalogue/quoted-product.ts';
import { call, counted, done } from '../base/contract.ts';
import type { ErrorCode } from '../base/errors.ts';
import { photoUploadSeconds } from './photo-limits.ts';
import { quotePaperQuery } from './quote-paper.ts';
import { linePhoto, newLinePhoto, photoQuery } from './quote-photo.ts';
import { listChange, newListLine, newQuoteRequest, quoteList } from './quote-list.ts';
import {
  buyerQuote,
  earlierOffer,
  earlierOfferQuery,
  keyedAct,
  newAcceptance,
  newDecline,
  newQuestion,
  newQuote,
  maxBulkQuotes,
  quoteBulk,
  quoteChange,
  staffQuote,
} from './quote.ts';
import { factoryNote, reasonedAct, sendOffer } from './quote-acts.ts';
import { bulkCalls } from '../base/bulk.ts';
import { recordCalls } from '../base/record-calls.ts';
import { newTestimonial } from './testimonial.ts';

const list = '/api/quote-list';
const buyer = '/api/buyer-quotes/:code';
const path = '/api/quotes';
const one = `${path}/:id` as const;
const closable = ['offer_closed'] as const;

/** An act of the buyer at the secret address (quote-act-table.ts). */
const ofBuyer = <const P extends string, B extends z.ZodType>(
  act: P,
  body: B,
  summary: string,
  errors: readonly ErrorCode[] = closable,
) =>
  call('POST', `${buyer}/${act}`, 'anyone', {
    body,
    errors,
    summary,
  });

/** An act of the staff on a request. */
const ofStaff = <const P extends string, B extends z.ZodType>(
  act: P,
  body: B,
  summary: string,
  errors: readonly ErrorCode[] = closable,
) => call('POST', `${one}/${act}`, 'staff', { body, errors, summary });

/** The visitor's quote list (decision 035). */
export const quoteListCalls = {
  read: call('GET', list, 'anyone', {
    answer: quoteList,
    summary: "The visitor's own list",
  }),
  save: call('PUT', list, 'anyone', {
    body: listChange,
    summary: 'Saves the fields of the list',
  }),
  add: call('POST', `${list}/lines`, 'anyone', {
    body: newListLine,
    answer: counted,
    status: 201,
    errors: ['not_found'],
    summary:
      'Adds a product, or a description of what is to be found; a product that is there stays as it is',
  }),
  remove: call('DELETE', `${list}/lines/:id`, 'anyone', {
    summary: 'Takes a line off the list',
  }),
  addPhoto: call('POST', `${list}/photos`, 'anyone', {
    body: { file: 'photo', fields: newLinePhoto },
    bodySeconds: photoUploadSeconds,
    answer: done.extend({ photo: linePhoto }),
    status: 201,
    errors: ['not_found'],
    summary: 'Adds a photo to a line, or to a description that is about to be added',
  }),
  photo: call('GET', `${list}/photos/:id`, 'anyone', {
    query: photoQuery,
    answer: 'image/webp',
    summary: "A photo of the visitor's own list",
  }),
  removePhoto: call('DELETE', `${list}/photos/:id`, 'anyone', {
    summary: 'Takes a photo off the list',
  }),
  request: call('POST', `${list}/request`, 'anyone', {
    body: newQuoteRequest,
    answer: done.extend({ reference: z.string(), code: z.string() }),
    status: 201,
    errors: ['too_many_requests'],
    summary: 'Sends the list; the same requestKey sends it once',
  }),
};

/** Calls of the buyer on the secret page of a request. */
export const buyerQuoteCalls = {
  read: call('GET', buyer, 'anyone', {
    answer: buyerQuote,
    summary: 'A request with its offers, by its secret code',
  }),
  photo: call('GET', `${buyer}/photos/:id`, 'anyone', {
    query: photoQuery,
    answer: 'application/octet-stream',
    summary: 'A photo of the request, or evidence of its order',
  }),
  paper: call('GET', `${buyer}/paper`, 'anyone', {
    query: quotePaperQuery,
    answer: 'application/pdf',
    summary: 'A sent offer as PDF, or the proforma invoice that we have made',
  }),
  ask: ofBuyer('question', newQuestion, 'A question of the buyer, at a line or in general', []),
  accept: ofBuyer('accept', newAcceptance, 'Accepts the newest revision, named by its hash', [
    ...closable,
    'offer_expired',
    'offer_replaced',
  ]),
  withdraw: ofBuyer('withdraw', keyedAct, 'Takes an acceptance back, for 30 minutes'),
  decline: ofBuyer('decline', newDecline, 'Declines, with one of five reasons'),
  askFreshPrice: ofBuyer(
    'fresh-price',
    keyedAct,
    'Asks for a new offer in place of one that has expired or was declined',
  ),
  testify: ofBuyer(
    'testimonial',
    newTestimonial,
    'What the buyer says after an accepted offer, until it is published',
    [...closable, 'conflict'],
  ),
};

/** Requests and offers, for the staff. */
export const quoteCalls = {
  ...recordCalls({ path, name: 'a request', fresh: newQuote, change: quoteChange, staff: staffQuote }),
  earlier: call('GET', `${path}/earlier`, 'staff', {
    query: earlierOfferQuery,
    answer: earlierOffer,
    errors: ['not_found'],
    summary: 'The draft of a sent revision, to be copied',
  }),
  products: call('GET', `${one}/products`, 'staff', {
    query: productChoiceQuery,
    answer: z.array(offeredProduct),
    summary: "Products for a new line of the draft, in the buyer's language",
  }),
  photo: call('GET', `${one}/photos/:photo`, 'staff', {
    query: photoQuery,
    answer: 'image/webp',
    summary: 'A photo of the buyer',
  }),
  paper: call('GET', `${one}/paper`, 'staff', {
    query: quotePaperQuery,
    answer: 'application/pdf',
    summary: 'A sent offer or a proforma invoice as PDF',
  }),
  makeProforma: ofStaff(
    'proforma',
    quotePaperQuery.pick({ revision: true }),
    'Makes the proforma invoice of an accepted revision, once',
  ),
  check: call('POST', `${one}/check`, 'staff', {
    errors: [...closable, 'invalid', 'own_draft'],
    summary: 'Checks every rule of sending for the stored draft, without sending it',
  }),
  send: ofStaff('send', sendOffer, 'Sends the draft as the next revision, which never changes', [
    ...closable,
    'conflict',
    'own_draft',
  ]),
  approve: ofStaff(
    'approve',
    sendOffer.pick({ version: true }),
    'Approves a draft of a colleague whose margin is below the floor',
    ['conflict', 'own_draft'],
  ),
  answer: ofStaff('answer', newQuestion, 'Answers the buyer', []),
  askFactory: ofStaff(
    'factory-asked',
    factoryNote,
    'Notes what the factory was asked: the request waits for the factory',
  ),
  factoryAnswered: ofStaff(
    'factory-answered',
    factoryNote,
    'Notes what the factory has answered: the request waits for us',
  ),
  withdraw: ofStaff('withdraw', reasonedAct, 'Takes an acceptance back, with a reason'),
  reopen: ofStaff('reopen', reasonedAct, 'Reopens a declined request, with a reason'),
  ...bulkCalls({
    path,
    body: quoteBulk,
    values: z.object({ assignedToUserId: z.uuid().nullable() }),
    max: maxBulkQuotes,
  }),
};
