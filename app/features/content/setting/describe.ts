import { locales } from '#shared/base/locale.ts';
import { ratedCurrencies } from '#shared/base/rates.ts';
import { deliveryTimeNames } from '#shared/content/setting-rules.ts';
import type { SettingSection } from '#shared/content/setting-form.ts';
import { retentionKinds } from '#shared/operations/retention-rules.ts';
import { ta } from '../../../lib/admin-text.ts';
import { daysInWords } from './hours-in-words.ts';
import { type FieldSectionName, isFieldSection, sectionFields } from './section-fields.ts';
import { type Draft, valueAt } from './use-section.ts';

type Line = readonly [label: string, text: string];

const lines: { [S in Exclude<SettingSection, FieldSectionName>]: (values: Draft<S>) => Line[] } = {
  addresses: ({ addresses }) => [
    [
      ta('setting.addresses.title'),
      addresses.map((item) => `${item.city}\n${item.lines}`.trim()).join('\n\n'),
    ],
  ],
  hours: ({ hours, replyHours }) => [
    [ta('setting.hours.days'), daysInWords(hours.days)],
    [ta('setting.hours.opens'), hours.opens],
    [ta('setting.hours.closes'), hours.closes],
    [ta('setting.hours.replyHours'), String(replyHours)],
  ],
  holidays: ({ holidays }) => [
    [
      ta('setting.holidays.title'),
      holidays
        .map(({ from, to, name }) => `${from} – ${to}: ${locales.map((locale) => name[locale]).join(' / ')}`)
        .join('\n'),
    ],
  ],
  delivery: ({ deliveryTimes }) =>
    deliveryTimeNames.map(
      (name) =>
        [ta(`setting.delivery.${name}`), `${deliveryTimes[name].from}–${deliveryTimes[name].to}`] as const,
    ),
  rates: ({ rates }) => [
    [ta('setting.rates.date'), rates.date],
    ...ratedCurrencies.map(
      (code) => [code, String(rates.perDollar[code] ?? '') || ta('setting.rates.none')] as const,
    ),
  ],
  partnerLogos: ({ partnerLogos }) => [
    [
      ta('setting.partnerLogos.title'),
      partnerLogos.map(({ name, logoUrl }) => `${name} (${logoUrl})`).join('\n'),
    ],
  ],
  security: ({ secondFactorRequired }) => [
    [
      ta('setting.security.required'),
      ta(secondFactorRequired ? 'setting.security.yes' : 'setting.security.no'),
    ],
  ],
  retention: ({ retention }) =>
    retentionKinds.map(({ kind }) => [ta(`setting.retention.kinds.${kind}`), String(retention[kind])]),
};

/** A section's values as lines of text, for comparison in the conflict panel. */
export const describe = <S extends SettingSection>(section: S, values: Draft<S>): Line[] =>
  isFieldSection(section)
    ? sectionFields(section, values).map(({ path, label, choices }): Line => {
        const stored = valueAt(values, path) as string | number | null;
        const value = String(stored ?? '');
        return [label, choices?.find(([choice]) => choice === value)?.[1] ?? value];
      })
    : (lines as Record<string, (values: never) => Line[]>)[section]!(values as never);
