import { z } from 'zod';
import { call, made } from '../base/contract.ts';
import { openedVersion } from '../base/record-calls.ts';
import { finalReport, newInspection, newVerdict, reportChange } from './inspection.ts';
import { newBuyerFile, newReceipt, weeklyChoice } from './order-buyer.ts';
import {
  manyFacts,
  manyFactsDone,
  newEvidence,
  newFact,
  newOrder,
  newPayment,
  orderEnd,
  orderStepsChange,
  staffOrder,
} from './order.ts';
import { evidenceUploadSeconds, photoUploadSeconds } from './photo-limits.ts';
import { photoQuery } from './quote-photo.ts';
import { newShipment, shipmentChange } from './shipment.ts';

const path = '/api/orders';
const one = `${path}/:id` as const;

const buyer = '/api/buyer-quotes/:code';

/** Calls of the buyer on the secret page of an order. */
export const buyerOrderCalls = {
  sendFile: call('POST', `${buyer}/files`, 'anyone', {
    body: { file: 'photo', fields: newBuyerFile },
    bodySeconds: photoUploadSeconds,
    status: 201,
    errors: ['offer_closed', 'too_many_requests'],
    summary: 'Sends proof of a transfer, which only the staff see, or a photo of damage',
  }),
  decide: call('POST', `${buyer}/decision`, 'anyone', {
    body: newVerdict,
    errors: ['offer_closed'],
    summary: 'Answers the report of an inspection: ship, rework or reject',
  }),
  report: call('GET', `${buyer}/inspections/:inspection/paper`, 'anyone', {
    answer: 'application/pdf',
    summary: 'The final report of an inspection as PDF',
  }),
  calendar: call('GET', `${buyer}/calendar`, 'anyone', {
    answer: 'text/calendar',
    summary: 'The days of an order that are still to come, as iCalendar file',
  }),
  chooseWeekly: call('POST', `${buyer}/weekly`, 'anyone', {
    body: weeklyChoice,
    errors: ['offer_closed'],
    summary: 'Ends the weekly mail about an order, or begins it again',
  }),
  receive: call('POST', `${buyer}/receipt`, 'anyone', {
    body: newReceipt,
    errors: ['offer_closed'],
    summary: 'Says what was counted at delivery',
  }),
};

/** Orders of accepted offers, for the staff. The buyer reads an order with its request. */
export const orderCalls = {
  read: call('GET', one, 'staff', {
    answer: staffOrder,
    summary: 'An order with its milestones, payments and evidence',
  }),
  open: call('POST', path, 'staff', {
    body: newOrder,
    answer: made,
    status: 201,
    errors: ['not_found', 'offer_closed'],
    summary: 'Opens the order of an accepted request, once',
  }),
  setSteps: call('PUT', `${one}/steps`, 'staff', {
    body: orderStepsChange,
    errors: ['conflict', 'offer_closed'],
    summary: 'Chooses the milestones of an order; one with facts stays',
  }),
  state: call('POST', `${one}/facts`, 'staff', {
    body: newFact,
    errors: ['conflict', 'offer_closed'],
    summary: 'Promises a milestone for a day, keeps it, or reopens it',
  }),
  stateMany: call('POST', `${path}/bulk`, 'staff', {
    body: manyFacts,
    answer: manyFactsDone,
    summary: 'Keeps the next milestone of many orders, or promises one milestone for a day',
  }),
  addPayment: call('POST', `${one}/payments`, 'staff', {
    body: newPayment,
    errors: ['offer_closed'],
    summary: 'Records a payment; it counts once somebody else has confirmed it',
  }),
  confirmPayment: call('POST', `${one}/payments/:payment/confirm`, 'staff', {
    errors: ['own_draft', 'offer_closed'],
    summary: 'Confirms a payment that a colleague has recorded',
  }),
  dropPayment: call('DELETE', `${one}/payments/:payment`, 'staff', {
    errors: ['offer_closed'],
    summary: 'Takes back a payment that is not confirmed',
  }),
  addEvidence: call('POST', `${one}/evidence`, 'staff', {
    body: { file: 'photo', fields: newEvidence },
    bodySeconds: evidenceUploadSeconds,
    status: 201,
    errors: ['offer_closed'],
    summary: 'Adds a photo, PDF or video at a milestone; the buyer sees it once it is shown',
  }),
  showEvidence: call('PUT', `${one}/evidence/:evidence`, 'staff', {
    body: z.object({ isShown: z.boolean() }),
    summary: 'Shows evidence to the buyer, or hides it',
  }),
  photo: call('GET', `${one}/photos/:photo`, 'staff', {
    query: photoQuery,
    answer: 'application/octet-stream',
    summary: 'A photo, PDF or video of an order',
  }),
  slip: call('GET', `${one}/slips/:slip`, 'staff', {
    answer: 'application/octet-stream',
    summary: 'Proof of a transfer that the buyer has sent',
  }),
  planInspection: call('POST', `${one}/inspections`, 'staff', {
    body: newInspection,
    status: 201,
    errors: ['offer_closed'],
    summary: 'Plans an inspection; its sampling plan stays as it is',
  }),
  saveReport: call('PUT', `${one}/inspections/:inspection`, 'staff', {
    body: reportChange,
    errors: ['conflict', 'offer_closed'],
    summary: 'Saves the draft of a report',
  }),
  finishReport: call('POST', `${one}/inspections/:inspection/final`, 'staff', {
    body: finalReport,
    errors: ['conflict', 'offer_closed'],
    summary: 'Makes a report final: the buyer sees it and is asked for an answer',
  }),
  report: call('GET', `${one}/inspections/:inspection/paper`, 'staff', {
    answer: 'application/pdf',
    summary: 'The report of an inspection as PDF; a draft says on every page that it is one',
  }),
  addShipment: call('POST', `${one}/shipments`, 'staff', {
    body: newShipment,
    status: 201,
    errors: ['offer_closed'],
    summary: 'Adds a shipment of an order',
  }),
  editShipment: call('PUT', `${one}/shipments/:shipment`, 'staff', {
    body: shipmentChange,
    errors: ['conflict', 'offer_closed'],
    summary: 'Changes a shipment',
  }),
  removeShipment: call('DELETE', `${one}/shipments/:shipment`, 'staff', {
    errors: ['offer_closed'],
    summary: 'Removes a shipment of which nothing was promised yet',
  }),
  close: call('POST', `${one}/close`, 'staff', {
    body: orderEnd.extend(openedVersion),
    errors: ['conflict', 'offer_closed'],
    summary: 'Closes an order as delivered, cancelled or refunded',
  }),
};
