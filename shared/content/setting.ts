import { formatDate } from '../base/formatting.ts';
import { z } from 'zod';
import { objectOf } from '../base/form-text.ts';
import { fallbackLocale, forLocales, forTargets, type Locale, localeTags } from '../base/locale.ts';
import { placeIn } from '../base/place.ts';
import { type PerDollar, ratedCurrencies, shortRates } from '../base/rates.ts';
import { backupIntervals } from '../operations/backup-rules.ts';
import { orderOpenings, supplierPhotoChoices } from '../deals/order-rules.ts';
import { storedRetention } from '../operations/retention.ts';
import { usualRetention } from '../operations/retention-rules.ts';
import { clock, type DeliveryTimes, deliveryTimeNames } from './setting-rules.ts';

const url = z.url({ protocol: /^https?$/ });
/** Address of a social network; empty if the company does not use it. */
const networkUrl = z.union([url, z.literal('')]);

const range = z.object({ from: z.number().int().min(1), to: z.number().int().min(1) });

/** Default time at sea to West and Central Africa, by way of the Cape or with transhipment. */
const seaWest = { from: 35, to: 50 };

/** Site settings as stored, one row per key in the `site_settings` table (docs/specification/settings.md). */
export const storedSettings = z.object({
  companyName: z.string().min(1),
  email: z.string(),
  phones: z.object({ china: z.string(), africa: z.string() }),
  /** `lines` is separated by line feeds. */
  addresses: z.array(z.object({ city: z.string(), lines: z.string() })),
  social: z.object({
    whatsapp: url,
    wechat: z.string(),
    instagram: networkUrl,
    youtube: networkUrl,
    facebook: networkUrl,
    linkedin: networkUrl,
    tiktok: networkUrl,
  }),
  /** Entry of the company in the public register, which buyers look up (docs/specification/site.md#check-us). */
  registration: z.object({
    name: z.string(),
    chineseName: z.string(),
    number: z.string(),
    since: z.string(),
    // Settings that were stored before these were added do not have them; the terms then name neither.
    /** Country whose law governs the orders, as ISO code, and city of the courts; empty if not stated. */
    law: z.string().default(''),
    court: z.string().default(''),
  }),
  /** The promised reply time, in hours; there is only this one. */
  replyHours: z.number().int().min(1),
  yearsOfExperience: z.number().int().min(0),
  /** Office hours, in which the telephone is answered, in Beijing time. Days: 1 is Monday, 7 is Sunday. */
  hours: z.object({
    days: z.array(z.number().int().min(1).max(7)),
    opens: z.string().regex(clock),
    closes: z.string().regex(clock),
  }),
  /**
   * Days without office hours, both inclusive, with the name of the holiday; English is used for an empty name.
   */
  holidays: z.array(
    z.object({
      from: z.iso.date(),
      to: z.iso.date(),
      // Settings that were stored before a language was added have no name in it.
      name: z.object({ ...forTargets(() => z.string().default('')), [fallbackLocale]: z.string() }),
    }),
  ),
  /** Delivery times, used on all pages. */
  // Settings that were stored before `seaWest` was added do not have it.
  deliveryTimes: objectOf(deliveryTimeNames, range).extend({ seaWest: range.default(seaWest) }),
  /** Units of currencies per US dollar, with their day; used to compare prices and to show them in other currencies. */
  rates: z.object({
    date: z.iso.date(),
    // Settings that were stored before a currency was added have no rate for it.
    perDollar: objectOf(ratedCurrencies, z.number().positive().nullable().default(null)),
  }),
  /** Margin of a draft offer, in percent of its goods, below which a second person must approve the draft. */
  marginFloor: z.number().int().min(0),
  /** How the goods of an order travel that an acceptance opens; `off` if the staff open orders. */
  orderOpening: z.enum(orderOpenings),
  /** US dollars below which one person is enough for the payments of an order. */
  soloPayment: z.number().int().min(0),
  /** When buyers see the photos of suppliers. */
  // Settings that were stored before it was added do not have it.
  supplierPhotos: z.enum(supplierPhotoChoices).default('look'),
  /** Logos of the home page's carousel; if empty, those of the verified suppliers are shown. */
  partnerLogos: z.array(z.object({ name: z.string(), logoUrl: z.string() })),
  /** Whether staff must set up a second factor before they can do anything else. */
  secondFactorRequired: z.boolean(),
  /**
   * Schedule of the automatic backups, with the hour in Beijing time;
   * and number of days and weeks of which the last backup is kept.
   */
  backups: z.object({
    every: z.enum(backupIntervals),
    hour: z.number().int().min(0).max(23),
    keepDays: z.number().int().min(1),
    keepWeeks: z.number().int().min(0),
  }),
  /** Retention periods in days, by kind of data (decision 037). */
  retention: storedRetention,
});

/** Site settings as pages use them: every holiday has a name in every language. */
export const siteSettings = storedSettings.transform((settings) => ({
  ...settings,
  holidays: settings.holidays.map(({ name, ...days }) => ({
    ...days,
    name: forLocales((locale) => name[locale] || name[fallbackLocale]),
  })),
}));
export type SiteSettings = z.infer<typeof siteSettings>;

/** Names of China's public holidays; English is used for missing languages. */
const festivals = {
  newYear: { en: 'New Year', fr: 'Jour de l’an', es: 'Año Nuevo', zh: '元旦' },
  springFestival: {
    en: 'Spring Festival',
    fr: 'Fête du Printemps',
    es: 'Fiesta de la Primavera',
    zh: '春节',
  },
  qingming: { en: 'Qingming Festival', fr: 'Fête de Qingming', es: 'Fiesta de Qingming', zh: '清明节' },
  labourDay: { en: 'Labour Day', fr: 'Fête du Travail', es: 'Día del Trabajo', zh: '劳动节' },
  dragonBoat: {
    en: 'Dragon Boat Festival',
    fr: 'Fête des bateaux-dragons',
    es: 'Fiesta del Bote del Dragón',
    zh: '端午节',
  },
  midAutumn: {
    en: 'Mid-Autumn Festival',
    fr: 'Fête de la mi-automne',
    es: 'Fiesta del Medio Otoño',
    zh: '中秋节',
  },
  nationalDay: {
    en: 'National Day',
    fr: 'Fête nationale chinoise',
    es: 'Día Nacional de China',
    zh: '国庆节',
  },
};

/** A holiday's name in every language. */
const named = (name: { [fallbackLocale]: string } & Partial<Record<Locale, string>>) =>
  forLocales((locale) => name[locale] ?? name[fallbackLocale]);

/**
 * Times in the specification (docs/specification/settings.md#sections:
 * Process page, Product detail page and Contact page).
 */
const specifiedTimes: DeliveryTimes = {
  sourcing: { from: 4, to: 8 },
  consultation: { from: 1, to: 2 },
  vetting: { from: 3, to: 7 },
  production: { from: 15, to: 30 },
  delivery: { from: 7, to: 21 },
  sea: { from: 15, to: 35 },
  seaWest,
  air: { from: 5, to: 10 },
  express: { from: 3, to: 7 },
};

/** Plausible, rounded example rates, not from any bank or market: the company enters its own. */
const examplePerDollar: PerDollar = {
  USD: 1,
  EUR: 0.86,
  CNY: 7.1,
  XOF: 565,
  XAF: 565,
  NGN: 1450,
  GHS: 11,
  KES: 129,
  TZS: 2450,
  UGX: 3600,
  RWF: 1450,
  ETB: 150,
  ZAR: 17.2,
  MAD: 9.3,
  EGP: 47.5,
  AOA: 915,
  MZN: 64,
  GBP: 0.76,
  JPY: 155,
  CAD: 1.4,
  AUD: 1.53,
};

/** Fictitious values until a super_admin changes them: example domains, and phone numbers reserved for fiction. */
export const demoSettings: SiteSettings = {
  companyName: 'Baobab Sourcing',
  email: 'hello@baobab-sourcing.example',
  phones: { china: '+44 7700 900101', africa: '+44 7700 900202' },
  addresses: [
    { city: 'Wenzhou', lines: '88 Camphor Tree Lane, Lucheng District, Wenzhou, Zhejiang, China' },
    { city: 'Lagos', lines: '12 Weaverbird Close, Ikeja, Lagos, Nigeria' },
  ],
  social: {
    whatsapp: 'https://wa.me/447700900202',
    wechat: 'baobab-sourcing-demo',
    instagram: 'https://social.example/instagram/baobab',
    youtube: 'https://social.example/youtube/baobab',
    facebook: 'https://social.example/facebook/baobab',
    linkedin: 'https://social.example/linkedin/baobab',
    tiktok: 'https://social.example/tiktok/baobab',
  },
  // The check character of the number is wrong, so that it cannot belong to a real company.
  registration: {
    name: 'Wenzhou Baobab Tree Trading Co., Ltd.',
    chineseName: '温州猴面包树贸易有限公司',
    number: '91330302MA0BA0BA7Q',
    since: '2024',
    law: 'CN',
    court: 'Wenzhou',
  },
  replyHours: 2,
  yearsOfExperience: 2,
  hours: { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
  // Examples: the State Council announces the days off of a year in the autumn before, and moves working days around
  // them. The holidays themselves are on the dates of the calendar; Spring Festival 2027 is on 6 February.
  holidays: [
    { from: '2027-01-01', to: '2027-01-03', name: named(festivals.newYear) },
    { from: '2027-02-05', to: '2027-02-11', name: named(festivals.springFestival) },
    { from: '2027-04-03', to: '2027-04-05', name: named(festivals.qingming) },
    { from: '2027-05-01', to: '2027-05-05', name: named(festivals.labourDay) },
    { from: '2027-06-09', to: '2027-06-11', name: named(festivals.dragonBoat) },
    { from: '2027-09-15', to: '2027-09-17', name: named(festivals.midAutumn) },
    { from: '2027-10-01', to: '2027-10-07', name: named(festivals.nationalDay) },
  ],
  deliveryTimes: specifiedTimes,
  rates: { date: '2026-11-20', perDollar: examplePerDollar },
  marginFloor: 8,
  orderOpening: 'off',
  soloPayment: 0,
  supplierPhotos: 'look',
  partnerLogos: [],
  secondFactorRequired: false,
  backups: { every: 'day', hour: 11, keepDays: 7, keepWeeks: 5 },
  retention: usualRetention,
};

/** Whether the company's details are still the fictitious ones: pages then say that the company is made up. */
export const isDemoCompany = ({ registration }: Pick<SiteSettings, 'registration'>): boolean =>
  registration.number === demoSettings.registration.number;

/** Settings that every page contains; hours, holidays and logos are sent only with the pages that show them. */
export type ShellSettings = Omit<
  SiteSettings,
  | 'registration'
  | 'hours'
  | 'holidays'
  | 'deliveryTimes'
  | 'rates'
  | 'marginFloor'
  | 'orderOpening'
  | 'soloPayment'
  | 'supplierPhotos'
  | 'partnerLogos'
  | 'secondFactorRequired'
  | 'backups'
  | 'retention'
> & {
  /** The rates in short form (rates.ts), and their day as text. */
  rates: string;
  ratesDay: string;
};

export const shellSettings = (
  { companyName, email, phones, addresses, social, replyHours, yearsOfExperience, rates }: SiteSettings,
  locale: Locale,
): ShellSettings => ({
  companyName,
  email,
  phones,
  addresses: addresses.map(({ city, lines }) => ({
    city: placeIn(locale, city),
    lines: placeIn(locale, lines),
  })),
  social,
  replyHours,
  yearsOfExperience,
  rates: shortRates(rates.perDollar),
  ratesDay: formatDate(localeTags[locale], 'shortDay', rates.date, 'UTC'),
});
