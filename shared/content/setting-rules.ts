// Rules of the settings without their schemas, so that public pages load them without the validation library.
/** A time of day, "09:00". */
export const clock = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Sections of the settings, in the order of their page. */
export const settingSectionNames = [
  'company',
  'registration',
  'contact',
  'addresses',
  'social',
  'hours',
  'holidays',
  'delivery',
  'rates',
  'quotes',
  'partnerLogos',
  'security',
  'backups',
  'retention',
] as const;

/** The supported social networks, with their own names. */
export const socialNetworks = [
  { key: 'whatsapp', name: 'WhatsApp' },
  { key: 'instagram', name: 'Instagram' },
  { key: 'youtube', name: 'YouTube' },
  { key: 'facebook', name: 'Facebook' },
  { key: 'linkedin', name: 'LinkedIn' },
  { key: 'tiktok', name: 'TikTok' },
] as const;

type SocialNetwork = (typeof socialNetworks)[number]['key'];

/** Names and addresses of the social networks that the company uses. */
export const socialLinks = (
  social: Record<SocialNetwork, string>,
): { key: SocialNetwork; name: string; url: string }[] =>
  socialNetworks
    .map(({ key, name }) => ({ key, name, url: social[key] }))
    .filter(({ url: address }) => address !== '');

/** Details of the company in the public register, and those of its terms, which may be empty. */
export const registrationFields = ['name', 'chineseName', 'number', 'since', 'law', 'court'] as const;

/** A range of times: the shortest and the longest. */
export type TimeRange = { from: number; to: number };

/** Times stated on pages: the whole process in weeks, its stages and the ways of shipping in days. */
export const deliveryTimeNames = [
  'sourcing',
  'consultation',
  'vetting',
  'production',
  'delivery',
  'sea',
  'seaWest',
  'air',
  'express',
] as const;
export type DeliveryTimes = Record<(typeof deliveryTimeNames)[number], TimeRange>;

/** "15–35", as shown on pages. */
export const rangeText = ({ from, to }: TimeRange): string => `${from}–${to}`;

/** "15-35 days", the stored form of lead times. */
export const daysText = ({ from, to }: TimeRange): string => `${from}-${to} days`;
