import { z } from 'zod';
import { call, counted, done } from '../base/contract.ts';
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
  quoteBulk,
  quoteChange,
  sentRequest,
  staffQuote,
} from './quote.ts';
import { factoryNote, newAnswer, reasonedAct, sendOffer } from './quote-acts.ts';
import { recordCalls } from '../base/record-calls.ts';
import { newTestimonial } from './testimonial.ts';

const list = '/api/quote-list';
const buyer = '/api/buyer-quotes/:code';
const path = '/api/quotes';
const one = `${path}/:id` as const;
/** An action of the staff on one request that is not closed. */
const staffAct = {
  method: 'POST',
  permission: 'staff',
  answer: done,
  errors: ['not_found', 'offer_closed'],
} as const;

/** The visitor's quote list (decision 035). */
export const quoteListCalls = {
  read: call({
    method: 'GET',
    path: list,
    permission: 'anyone',
    answer: quoteList,
    summary: "The visitor's own list",
  }),
  save: call({
    method: 'PUT',
    path: list,
    permission: 'anyone',
    body: listChange,
    answer: done,
    summary: 'Saves the fields of the list',
  }),
  add: call({
    method: 'POST',
    path: `${list}/lines`,
    permission: 'anyone',
    body: newListLine,
    answer: z.object({ success: z.literal(true), count: z.int() }),
    status: 201,
    errors: ['not_found'],
    summary:
      'Adds a product, or a description of what is to be found; a product that is there stays as it is',
  }),
  remove: call({
    method: 'DELETE',
    path: `${list}/lines/:id`,
    permission: 'anyone',
    answer: done,
    summary: 'Takes a line off the list',
  }),
  addPhoto: call({
    method: 'POST',
    path: `${list}/photos`,
    permission: 'anyone',
    body: { file: 'photo', fields: newLinePhoto },
    bodySeconds: photoUploadSeconds,
    answer: z.object({ success: z.literal(true), photo: linePhoto }),
    status: 201,
    errors: ['not_found'],
    summary: 'Adds a photo to a line, or to a description that is about to be added',
  }),
  photo: call({
    method: 'GET',
    path: `${list}/photos/:id`,
    permission: 'anyone',
    query: photoQuery,
    answer: 'image/webp',
    errors: ['not_found'],
    summary: "A photo of the visitor's own list",
  }),
  removePhoto: call({
    method: 'DELETE',
    path: `${list}/photos/:id`,
    permission: 'anyone',
    answer: done,
    summary: 'Takes a photo off the list',
  }),
  request: call({
    method: 'POST',
    path: `${list}/request`,
    permission: 'anyone',
    body: newQuoteRequest,
    answer: sentRequest,
    status: 201,
    errors: ['too_many_requests'],
    summary: 'Sends the list; the same requestKey sends it once',
  }),
};

/** Calls of the buyer on the secret page of a request. */
export const buyerQuoteCalls = {
  read: call({
    method: 'GET',
    path: buyer,
    permission: 'anyone',
    answer: buyerQuote,
    errors: ['not_found'],
    summary: 'A request with its offers, by its secret code',
  }),
  photo: call({
    method: 'GET',
    path: `${buyer}/photos/:id`,
    permission: 'anyone',
    query: photoQuery,
    answer: 'image/webp',
    errors: ['not_found'],
    summary: 'A photo of the request',
  }),
  paper: call({
    method: 'GET',
    path: `${buyer}/paper`,
    permission: 'anyone',
    query: quotePaperQuery,
    answer: 'application/pdf',
    errors: ['not_found'],
    summary: 'A sent offer as PDF, or the proforma invoice that we have made',
  }),
  ask: call({
    method: 'POST',
    path: `${buyer}/question`,
    permission: 'anyone',
    body: newQuestion,
    answer: done,
    errors: ['not_found'],
    summary: 'A question of the buyer, at a line or in general',
  }),
  accept: call({
    method: 'POST',
    path: `${buyer}/accept`,
    permission: 'anyone',
    body: newAcceptance,
    answer: done,
    errors: ['not_found', 'offer_expired', 'offer_replaced', 'offer_closed'],
    summary: 'Accepts the newest revision, named by its hash',
  }),
  withdraw: call({
    method: 'POST',
    path: `${buyer}/withdraw`,
    permission: 'anyone',
    body: keyedAct,
    answer: done,
    errors: ['not_found', 'offer_closed'],
    summary: 'Takes an acceptance back, for 30 minutes',
  }),
  decline: call({
    method: 'POST',
    path: `${buyer}/decline`,
    permission: 'anyone',
    body: newDecline,
    answer: done,
    errors: ['not_found', 'offer_closed'],
    summary: 'Declines, with one of five reasons',
  }),
  askFreshPrice: call({
    method: 'POST',
    path: `${buyer}/fresh-price`,
    permission: 'anyone',
    body: keyedAct,
    answer: done,
    errors: ['not_found', 'offer_closed'],
    summary: 'Asks for a new offer in place of one that has expired or was declined',
  }),
  testify: call({
    method: 'POST',
    path: `${buyer}/testimonial`,
    permission: 'anyone',
    body: newTestimonial,
    answer: done,
    errors: ['not_found', 'offer_closed', 'conflict'],
    summary: 'What the buyer says after an accepted offer, until it is published',
  }),
};

/** Requests and offers, for the staff. */
export const quoteCalls = {
  ...recordCalls({ path, name: 'a request', fresh: newQuote, change: quoteChange, staff: staffQuote }),
  earlier: call({
    method: 'GET',
    path: `${path}/earlier`,
    permission: 'staff',
    query: earlierOfferQuery,
    answer: earlierOffer,
    errors: ['not_found'],
    summary: 'The draft of a sent revision, to be copied',
  }),
  photo: call({
    method: 'GET',
    path: `${one}/photos/:photo`,
    permission: 'staff',
    query: photoQuery,
    answer: 'image/webp',
    errors: ['not_found'],
    summary: 'A photo of the buyer',
  }),
  paper: call({
    method: 'GET',
    path: `${one}/paper`,
    permission: 'staff',
    query: quotePaperQuery,
    answer: 'application/pdf',
    errors: ['not_found'],
    summary: 'A sent offer or a proforma invoice as PDF',
  }),
  makeProforma: call({
    method: 'POST',
    path: `${one}/proforma`,
    permission: 'staff',
    body: quotePaperQuery.pick({ revision: true }),
    answer: done,
    errors: ['not_found', 'offer_closed'],
    summary: 'Makes the proforma invoice of an accepted revision, once',
  }),
  check: call({
    method: 'POST',
    path: `${one}/check`,
    permission: 'staff',
    answer: done,
    errors: ['not_found', 'invalid', 'offer_closed', 'own_draft'],
    summary: 'Checks every rule of sending for the stored draft, without sending it',
  }),
  send: call({
    method: 'POST',
    path: `${one}/send`,
    permission: 'staff',
    body: sendOffer,
    answer: done,
    errors: ['not_found', 'conflict', 'offer_closed', 'own_draft'],
    summary: 'Sends the draft as the next revision, which never changes',
  }),
  approve: call({
    ...staffAct,
    path: `${one}/approve`,
    body: sendOffer.pick({ version: true }),
    errors: ['not_found', 'conflict', 'own_draft'],
    summary: 'Approves a draft of a colleague whose margin is below the floor',
  }),
  answer: call({
    method: 'POST',
    path: `${one}/answer`,
    permission: 'staff',
    body: newAnswer,
    answer: done,
    errors: ['not_found'],
    summary: 'Answers the buyer',
  }),
  askFactory: call({
    ...staffAct,
    path: `${one}/factory-asked`,
    body: factoryNote,
    summary: 'Notes what the factory was asked: the request waits for the factory',
  }),
  factoryAnswered: call({
    ...staffAct,
    path: `${one}/factory-answered`,
    body: factoryNote,
    summary: 'Notes what the factory has answered: the request waits for us',
  }),
  withdraw: call({
    ...staffAct,
    path: `${one}/withdraw`,
    body: reasonedAct,
    summary: 'Takes an acceptance back, with a reason',
  }),
  reopen: call({
    ...staffAct,
    path: `${one}/reopen`,
    body: reasonedAct,
    summary: 'Reopens a declined request, with a reason',
  }),
  bulk: call({
    method: 'POST',
    path: `${path}/bulk`,
    permission: 'staff',
    body: quoteBulk,
    answer: counted,
    summary: 'Applies one action to many requests',
  }),
};
