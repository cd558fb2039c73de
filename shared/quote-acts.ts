import { z } from 'zod';
import { optionalText, requiredText } from './form-text.ts';
import { maxQuoteMessage, maxQuoteNote } from './limits.ts';

const requestKey = z.uuid('choiceInvalid').optional();

/** Body of POST /api/quotes/{id}/send: the version of the draft that was looked at. */
export const sendOffer = z.object({
  version: z.int('numberInvalid'),
  /** What the buyer reads beside it, in their language. */
  text: optionalText(maxQuoteNote).optional(),
  requestKey,
});

/** A text of the staff to the buyer, at a line of the offer or in general. */
export const newAnswer = z.object({
  text: requiredText(maxQuoteNote),
  lineId: z.string().max(40).nullable().optional(),
  requestKey,
});

/** A note of what the factory was asked, or has answered. */
export const factoryNote = z.object({ text: requiredText(maxQuoteMessage) });

/** Why the staff reopen a declined request, or withdraw an acceptance. */
export const reasonedAct = z.object({ reason: requiredText(maxQuoteNote) });
