import { z } from 'zod';
import { optionalText, requiredText } from '../base/form-text.ts';
import { maxFactoryNote, maxQuoteNote } from './quote-limits.ts';
import { changeReasons, chargeKinds } from './quote-rules.ts';

const requestKey = z.uuid('choiceInvalid').optional();

/** Body of POST /api/quotes/{id}/send: the version of the draft that the sender saw. */
export const sendOffer = z.object({
  version: z.int('numberInvalid'),
  /** Message to the buyer that is shown with the offer, in the buyer's language. */
  text: optionalText(maxQuoteNote).optional(),
  requestKey,
});

/** A note about a question to a factory, or about its answer. */
export const factoryNote = z.object({ text: requiredText(maxFactoryNote) });

/** Reason why the staff reopen a declined request, or withdraw an acceptance. */
export const reasonedAct = z.object({ reason: requiredText(maxQuoteNote) });

/** Why a line or charge of a revision differs from the one before, as the staff noted it for themselves. */
export const changeNote = z.object({
  revision: z.int(),
  /** Name of a line, or kind of a charge. */
  line: z.string().nullable(),
  charge: z.enum(chargeKinds).nullable(),
  reason: z.enum(changeReasons).nullable(),
  text: z.string(),
});
