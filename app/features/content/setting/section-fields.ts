import type { ComponentProps } from 'react';
import { maxYearsOfExperience } from '#shared/base/limits.ts';
import { dialledDigits } from '#shared/base/phone.ts';
import type { SettingSection } from '#shared/content/setting-form.ts';
import { registrationFields, socialNetworks } from '#shared/content/setting-rules.ts';
import { maxSoloPayment, orderOpenings, supplierPhotoChoices } from '#shared/deals/order-rules.ts';
import { maxMarginFloor } from '#shared/deals/quote-limits.ts';
import { backupIntervals, maxBackupDays, maxBackupWeeks } from '#shared/operations/backup-rules.ts';
import { ta } from '../../../lib/admin-text.ts';
import type { Draft, PathIn } from './use-section.ts';

/** A field of a section. Its path within the values is also its name. */
export type SectionField<S extends SettingSection> = ComponentProps<'input'> & {
  path: PathIn<Draft<S>>;
  label: string;
  hint?: string | undefined;
  /** It is a select of these values, each with its text. */
  choices?: readonly (readonly [value: string, text: string])[];
};

const number = (min: number, max: number) => ({ type: 'number', min, max, step: 1 });
const needed = { required: true, autoComplete: 'off' };
const choicesOf = <V extends string>(values: readonly V[], text: (value: V) => string) =>
  values.map((value) => [value, text(value)] as const);

/** The sections that consist of such fields only, as a function of the stored values. */
const table = {
  company: () => [
    { path: 'companyName', label: ta('setting.company.name'), ...needed },
    {
      path: 'yearsOfExperience',
      label: ta('setting.company.years'),
      hint: ta('setting.company.yearsHint'),
      ...number(0, maxYearsOfExperience),
    },
  ],
  registration: () =>
    registrationFields.map((field) => ({
      path: `registration.${field}` as const,
      label: ta(`setting.registration.${field}`),
      ...needed,
      required: field !== 'law' && field !== 'court',
    })),
  contact: ({ phones }) => [
    {
      path: 'email',
      label: ta('setting.contact.email'),
      hint: ta('setting.contact.emailHint'),
      // Not `type="email"`: browsers rewrite domains with accents.
      inputMode: 'email',
      autoCapitalize: 'none',
      ...needed,
    },
    ...(['china', 'africa'] as const).map((line) => ({
      path: `phones.${line}` as const,
      label: ta(`setting.contact.${line}`),
      hint: ta(`setting.contact.${dialledDigits(phones[line]) === null ? 'phoneUnread' : 'phoneHint'}`),
      type: 'tel',
      ...needed,
    })),
  ],
  social: () => [
    ...socialNetworks.map(({ key, name }) => ({
      path: `social.${key}` as const,
      label: name,
      type: 'url',
      required: key === 'whatsapp',
      hint: key === 'whatsapp' ? ta('setting.social.whatsappHint') : undefined,
    })),
    { path: 'social.wechat', label: ta('setting.social.wechat'), hint: ta('setting.social.wechatHint') },
  ],
  quotes: () => [
    {
      path: 'marginFloor',
      label: ta('setting.quotes.marginFloor'),
      hint: ta('setting.quotes.marginFloorHint'),
      ...number(0, maxMarginFloor),
    },
    {
      path: 'orderOpening',
      label: ta('setting.quotes.orderOpening'),
      hint: ta('setting.quotes.orderOpeningHint'),
      choices: choicesOf(orderOpenings, (opening) =>
        ta(opening === 'off' ? 'setting.quotes.openingOff' : `order.modes.${opening}`),
      ),
    },
    {
      path: 'soloPayment',
      label: ta('setting.quotes.soloPayment'),
      hint: ta('setting.quotes.soloPaymentHint'),
      ...number(0, maxSoloPayment),
    },
    {
      path: 'supplierPhotos',
      label: ta('setting.quotes.supplierPhotos'),
      choices: choicesOf(supplierPhotoChoices, (one) => ta(`setting.quotes.photos.${one}`)),
    },
  ],
  backups: () => [
    {
      path: 'backups.every',
      label: ta('setting.backups.every'),
      choices: choicesOf(backupIntervals, (interval) => ta(`setting.backups.${interval}`)),
    },
    { path: 'backups.hour', label: ta('setting.backups.hour'), ...number(0, 23) },
    { path: 'backups.keepDays', label: ta('setting.backups.keepDays'), ...number(1, maxBackupDays) },
    { path: 'backups.keepWeeks', label: ta('setting.backups.keepWeeks'), ...number(0, maxBackupWeeks) },
  ],
} satisfies { [S in SettingSection]?: (values: Draft<S>) => readonly SectionField<S>[] };

export type FieldSectionName = keyof typeof table;

export const isFieldSection = (section: SettingSection): section is FieldSectionName => section in table;

/** The fields of a section. */
export const sectionFields = <S extends FieldSectionName>(section: S, values: Draft<S>) =>
  (table as unknown as { [N in S]: (of: Draft<N>) => readonly SectionField<N>[] })[section](values);
