import { z } from 'zod';
import { optionalLine, optionalText, requiredLine } from '../base/form-text.ts';
import { maxShortText, maxTitleLength } from '../base/limits.ts';
import { ratedCurrencies } from '../base/rates.ts';
import { passwordConfirmation } from '../people/user.ts';

/** Hours between the confirmation of a change and its effect. */
export const beneficiaryWaitHours = 24;
/** Days for which neither account of a change may have been made, or touched by somebody else. */
export const independentDays = 7;

/** `proposed` waits for a second super admin, `pending` for the moment at which it takes effect. */
const beneficiaryStates = ['proposed', 'pending', 'current', 'former', 'withdrawn'] as const;

const moment = z.iso.datetime().nullable();

/** Details of a beneficiary, as a super admin proposes them. */
const details = z.object({
  name: requiredLine(maxTitleLength, 'nameRequired'),
  bank: requiredLine(maxTitleLength, 'required'),
  country: z.string('choiceInvalid').regex(/^[A-Z]{2}$/, 'choiceInvalid'),
  account: requiredLine(50, 'required'),
  swift: optionalLine(20),
  currency: z.enum(ratedCurrencies as [string, ...string[]], 'choiceInvalid'),
  note: optionalText(maxShortText),
});
export type BeneficiaryDetails = z.infer<typeof details>;

/** Body of POST /api/beneficiaries. */
export const newBeneficiary = details.extend(passwordConfirmation.shape);

/** A version of the beneficiary as super admins see it. */
export const staffBeneficiary = z.object({
  id: z.uuid(),
  name: z.string(),
  bank: z.string(),
  country: z.string(),
  account: z.string(),
  swift: z.string().nullable(),
  currency: z.string(),
  note: z.string().nullable(),
  state: z.enum(beneficiaryStates),
  /** Whether the reader proposed it; the reader then cannot confirm it. */
  isOwn: z.boolean(),
  /** Whether the account that proposed it is no super admin any more; then nobody can confirm it. */
  isProposerGone: z.boolean(),
  /** When the reader can confirm it, if the two accounts are too new for that now. */
  confirmableFrom: moment,
  proposedName: z.string(),
  proposedAt: z.iso.datetime(),
  confirmedName: z.string().nullable(),
  confirmedAt: moment,
  validFrom: moment,
  withdrawnName: z.string().nullable(),
  withdrawnAt: moment,
});
export type StaffBeneficiary = z.infer<typeof staffBeneficiary>;
