import { z } from 'zod';
import { backupIntervals, maxBackupDays, maxBackupWeeks } from '../operations/backup-rules.ts';
import {
  fileAddress,
  mailAddress,
  objectOf,
  requiredText,
  typedNumber,
  typedText,
  webAddress,
  wholeNumber,
} from '../base/form-text.ts';
import {
  leastRate,
  maxAddresses,
  maxAddressLines,
  maxDeliveryTime,
  maxHolidays,
  maxNameLength,
  maxPartnerLogos,
  maxPhoneDigits,
  maxRate,
  maxReplyHours,
  maxShortText,
  maxYearsOfExperience,
  minPhoneDigits,
} from '../base/limits.ts';
import { maxSoloPayment, orderOpenings, supplierPhotoChoices } from '../deals/order-rules.ts';
import { maxMarginFloor } from '../deals/quote-limits.ts';
import { fallbackLocale, forTargets } from '../base/locale.ts';
import { ratedCurrencies, type RatedCurrency } from '../base/rates.ts';
import { type RetentionKind, retentionKinds } from '../operations/retention-rules.ts';
import { storedSettings } from './setting.ts';
import { clock, deliveryTimeNames, settingSectionNames } from './setting-rules.ts';
import { foldTyped, withoutMarks } from '../base/typed-text.ts';

/** Retention periods as typed, each within the bounds of its kind. */
export const typedRetention = z.object(
  Object.fromEntries(
    retentionKinds.map(({ kind, least, most }) => [kind, wholeNumber(least, most)]),
  ) as Record<RetentionKind, ReturnType<typeof wholeNumber>>,
);

/** A telephone number as people write it. */
const phone = requiredText(maxNameLength)
  .transform(foldTyped)
  .refine((value) => {
    const { length } = value.replaceAll(/\D/g, '');
    return length >= minPhoneDigits && length <= maxPhoneDigits;
  }, 'phoneDigits');

const secureAddress = webAddress.refine((text) => /^https:/i.test(text), 'addressInvalid');
const network = z.union([z.literal(''), secureAddress], 'addressInvalid');

const whatsappHosts = new Set([
  'wa.me',
  'api.whatsapp.com',
  'chat.whatsapp.com',
  'whatsapp.com',
  'www.whatsapp.com',
]);
const whatsapp = z
  .string('whatsappInvalid')
  .transform(withoutMarks)
  .refine(
    (value) => secureAddress.safeParse(value).success && whatsappHosts.has(new URL(value).hostname),
    'whatsappInvalid',
  );

/** Unified social credit code of a Chinese company: 18 digits and capital letters except I, O, S, V, Z (GB 32100-2015). */
const creditCode = z
  .string('creditCodeInvalid')
  .transform((typed) => foldTyped(typed).replaceAll(' ', '').toUpperCase())
  .refine((code) => /^[0-9A-HJ-NP-RTUWXY]{18}$/.test(code), 'creditCodeInvalid');

/** An address of one to six lines; empty lines are removed. */
const addressLines = requiredText(maxShortText)
  .transform((value) =>
    value
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .join('\n'),
  )
  .refine((value) => value.split('\n').length <= maxAddressLines, 'tooManyLines');

const address = z.object({ city: requiredText(maxNameLength), lines: addressLines });

const time = z.string('timeInvalid').regex(clock, { error: 'timeInvalid', abort: true });

const hours = z
  .object({
    days: z
      .array(z.number('choiceInvalid').int('choiceInvalid').min(1, 'choiceInvalid').max(7, 'choiceInvalid'))
      .transform((days) => [...new Set(days)].toSorted((a, b) => a - b))
      .refine((days) => days.length > 0, 'dayRequired'),
    opens: time,
    closes: time,
  })
  .refine(({ opens, closes }) => opens < closes, { path: ['closes'], error: 'closesEarly' });

const day = z.iso.date({ error: 'dateInvalid', abort: true });

const holiday = z
  .object({
    from: day,
    to: day,
    name: z.object({
      ...forTargets(() => typedText(maxNameLength)),
      [fallbackLocale]: requiredText(maxNameLength, 'nameRequired'),
    }),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'endsEarly' });

const logo = z.object({ name: requiredText(maxNameLength, 'nameRequired'), logoUrl: fileAddress });

/** Reports entries whose `field` has the same value as in an earlier entry, ignoring case. */
function findDuplicates<T>(field: keyof T & string) {
  return (list: readonly T[], context: z.RefinementCtx) => {
    const seen = new Set<string>();
    for (const [i, item] of list.entries()) {
      const value = String(item[field]).toLowerCase();
      if (seen.has(value)) context.addIssue({ code: 'custom', path: [i, field], message: 'duplicate' });
      seen.add(value);
    }
  };
}

const timeRange = z
  .object({ from: wholeNumber(1, maxDeliveryTime), to: wholeNumber(1, maxDeliveryTime) })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'endsBelow' });

/** Units of a currency per US dollar, as text or as a number; an empty field means no rate. */
const rate = z
  .union([typedNumber(6), z.literal('').transform(() => null), z.null()], 'numberInvalid')
  .refine((value) => value === null || value >= leastRate, 'tooSmall')
  .refine((value) => value === null || value <= maxRate, 'tooLarge');

const rates = z.object({
  date: day.refine((date) => date <= new Date().toISOString().slice(0, 10), 'dateAhead'),
  perDollar: objectOf<RatedCurrency, typeof rate>(ratedCurrencies, rate).refine(({ USD }) => USD === 1, {
    path: ['USD'],
    error: 'dollarIsOne',
  }),
});

/** When a section was last saved; null while it has the values of a new installation. */
const version = z.iso.datetime('choiceInvalid').nullable();

/**
 * Bodies of PUT /api/settings/{section}: all values of the section, and the version that was read. Differs from
 * `storedSettings` in that people type the values.
 */
export const settingChanges = {
  company: z.object({
    version,
    companyName: requiredText(maxNameLength),
    yearsOfExperience: wholeNumber(0, maxYearsOfExperience),
  }),
  registration: z.object({
    version,
    registration: z.object({
      name: requiredText(maxNameLength, 'nameRequired'),
      chineseName: requiredText(maxNameLength, 'nameRequired'),
      number: creditCode,
      since: z
        .string('yearInvalid')
        .trim()
        .regex(/^(19|20)\d\d$/, 'yearInvalid'),
      law: typedText(maxNameLength).default(''),
      court: typedText(maxNameLength).default(''),
    }),
  }),
  contact: z.object({
    version,
    email: mailAddress(),
    phones: z.object({ china: phone, africa: phone }),
  }),
  addresses: z.object({
    version,
    addresses: z.array(address).min(1, 'tooFew').max(maxAddresses, 'tooMany'),
  }),
  social: z.object({
    version,
    social: z.object({
      whatsapp,
      wechat: typedText(maxNameLength),
      instagram: network,
      youtube: network,
      facebook: network,
      linkedin: network,
      tiktok: network,
    }),
  }),
  hours: z.object({ version, hours, replyHours: wholeNumber(1, maxReplyHours) }),
  holidays: z.object({
    version,
    holidays: z
      .array(holiday)
      .max(maxHolidays, 'tooMany')
      .transform((list) => list.toSorted((a, b) => (a.from + a.to < b.from + b.to ? -1 : 1))),
  }),
  delivery: z.object({ version, deliveryTimes: objectOf(deliveryTimeNames, timeRange) }),
  rates: z.object({ version, rates }),
  quotes: z.object({
    version,
    marginFloor: wholeNumber(0, maxMarginFloor),
    orderOpening: z.enum(orderOpenings, 'choiceInvalid'),
    soloPayment: wholeNumber(0, maxSoloPayment),
    supplierPhotos: z.enum(supplierPhotoChoices, 'choiceInvalid'),
  }),
  partnerLogos: z.object({
    version,
    partnerLogos: z
      .array(logo)
      .max(maxPartnerLogos, 'tooMany')
      .superRefine(findDuplicates('name'))
      .superRefine(findDuplicates('logoUrl')),
  }),
  security: z.object({ version, secondFactorRequired: z.boolean('choiceInvalid') }),
  backups: z.object({
    version,
    backups: z.object({
      every: z.enum(backupIntervals, 'choiceInvalid'),
      hour: wholeNumber(0, 23),
      keepDays: wholeNumber(1, maxBackupDays),
      keepWeeks: wholeNumber(0, maxBackupWeeks),
    }),
  }),
  retention: z.object({ version, retention: typedRetention }),
} as const;

/** Sections of /admin/settings; each is saved separately. */
export const settingSection = z.enum(settingSectionNames);
export type SettingSection = z.infer<typeof settingSection>;

const {
  companyName,
  yearsOfExperience,
  email,
  phones,
  addresses,
  social,
  registration,
  replyHours,
  holidays,
  deliveryTimes,
  marginFloor,
  orderOpening,
  soloPayment,
  supplierPhotos,
  partnerLogos,
  secondFactorRequired,
  backups,
  retention,
} = storedSettings.shape;

const section = <T extends z.ZodRawShape>(shape: T) => z.object({ values: z.object(shape), version });

/** Answer of GET /api/settings: every section as stored, with its version. */
export const settingSections = z.object({
  company: section({ companyName, yearsOfExperience }),
  registration: section({ registration }),
  contact: section({ email, phones }),
  addresses: section({ addresses }),
  social: section({ social }),
  hours: section({ hours: storedSettings.shape.hours, replyHours }),
  holidays: section({ holidays }),
  delivery: section({ deliveryTimes }),
  rates: section({ rates: storedSettings.shape.rates }),
  quotes: section({ marginFloor, orderOpening, soloPayment, supplierPhotos }),
  partnerLogos: section({ partnerLogos }),
  security: section({ secondFactorRequired }),
  backups: section({ backups }),
  retention: section({ retention }),
});
export type SettingSections = z.infer<typeof settingSections>;

/** Names of the settings in each section. */
export const settingKeys = Object.fromEntries(
  settingSection.options.map((name) => [name, Object.keys(settingSections.shape[name].shape.values.shape)]),
) as { [S in SettingSection]: (keyof SettingSections[S]['values'])[] };
