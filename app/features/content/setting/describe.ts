import type { orderOpenings } from '#shared/deals/order-rules.ts';
import { ratedCurrencies } from '#shared/base/rates.ts';
import { deliveryTimeNames, registrationFields, socialNetworks } from '#shared/content/setting-rules.ts';
import type { SettingSection } from '#shared/content/setting-form.ts';
import { retentionKinds } from '#shared/operations/retention-rules.ts';
import { ta } from '../../../lib/admin-text.ts';
import { daysInWords } from './hours-in-words.ts';
import type { Draft } from './use-section.ts';

type Line = readonly [label: string, text: string];

const lines: { [S in SettingSection]: (values: Draft<S>) => Line[] } = {
  company: (values) => [
    [ta('setting.company.name'), values.companyName],
    [ta('setting.company.years'), String(values.yearsOfExperience)],
  ],
  registration: ({ registration }) =>
    registrationFields.map(
      (field) => [ta(`setting.registration.${field}`), registration[field] ?? ''] as const,
    ),
  contact: (values) => [
    [ta('setting.contact.email'), values.email],
    [ta('setting.contact.china'), values.phones.china],
    [ta('setting.contact.africa'), values.phones.africa],
  ],
  addresses: ({ addresses }) => [
    [
      ta('setting.addresses.title'),
      addresses.map((item) => `${item.city}\n${item.lines}`.trim()).join('\n\n'),
    ],
  ],
  social: ({ social }) => [
    ...socialNetworks.map(({ key, name }) => [name, social[key]] as const),
    [ta('setting.social.wechat'), social.wechat],
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
        .map(({ from, to, name }) => `${from} – ${to}: ${[name.en, name.fr, name.es, name.zh].join(' / ')}`)
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
  quotes: ({ marginFloor, orderOpening, soloPayment, supplierPhotos }) => [
    [ta('setting.quotes.marginFloor'), String(marginFloor)],
    [ta('setting.quotes.orderOpening'), openingText(orderOpening)],
    [ta('setting.quotes.soloPayment'), String(soloPayment)],
    [ta('setting.quotes.supplierPhotos'), ta(`setting.quotes.photos.${supplierPhotos}`)],
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
  backups: ({ backups: { every, hour, keepDays, keepWeeks } }) => [
    [ta('setting.backups.every'), ta(`setting.backups.${every}`)],
    [ta('setting.backups.hour'), String(hour)],
    [ta('setting.backups.keepDays'), String(keepDays)],
    [ta('setting.backups.keepWeeks'), String(keepWeeks)],
  ],
};

/** A section's values as lines of text, for comparison in the conflict panel. */
export const describe = <S extends SettingSection>(section: S, values: Draft<S>): Line[] =>
  lines[section](values);

export const openingText = (opening: (typeof orderOpenings)[number]): string =>
  opening === 'off' ? ta('setting.quotes.openingOff') : ta(`order.modes.${opening}`);
