// Rules of the settings without their schemas: public pages take these without the validation library.
/** A time of day, "09:00". */
export const clock = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The social networks that have links, by the names that they give themselves. */
export const socialNetworks = [
  { key: 'whatsapp', name: 'WhatsApp' },
  { key: 'instagram', name: 'Instagram' },
  { key: 'youtube', name: 'YouTube' },
  { key: 'facebook', name: 'Facebook' },
  { key: 'linkedin', name: 'LinkedIn' },
  { key: 'tiktok', name: 'TikTok' },
] as const;

type SocialNetwork = (typeof socialNetworks)[number]['key'];

/** Names and addresses of the networks that the company uses. */
export const socialLinks = (
  social: Record<SocialNetwork, string>,
): { key: SocialNetwork; name: string; url: string }[] =>
  socialNetworks
    .map(({ key, name }) => ({ key, name, url: social[key] }))
    .filter(({ url: address }) => address !== '');

/** What the public register says of the company. */
export const registrationFields = ['name', 'chineseName', 'number', 'since'] as const;

/**
 * The number within what people write about a telephone: "+86 577 5550 1234 (ext. 12)" dials "+8657755501234". Of several
 * runs of digits the longest counts.
 */
export function dialedNumber(phone: string): string {
  const runs = phone.match(/\+?\d[\d\s().–-]*/g) ?? [];
  const numbers = runs.map((run) => run.replace(/[^\d+]/g, ''));
  return numbers.reduce((longest, number) => (number.length > longest.length ? number : longest), '');
}

/** What is given as the shortest and the longest time. */
export type TimeRange = { from: number; to: number };

/** Times that pages state: the whole way in weeks, its stages and the ways of shipping in days. */
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

/** "15–35", as pages write it. */
export const rangeText = ({ from, to }: TimeRange): string => `${from}–${to}`;

/** "15-35 days", as lead times are written. */
export const daysText = ({ from, to }: TimeRange): string => `${from}-${to} days`;
