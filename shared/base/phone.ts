import { maxPhoneDigits, minPhoneDigits } from './limits.ts';

/**
 * The digits of a number in international form, "+8657755501234" or "+86 577 5550 1234". Null for all other texts:
 * without a country code a number would be another one abroad, and a text may hold two numbers.
 */
export function dialledDigits(phone: string | null | undefined): string | null {
  const digits = /^\+([1-9][\d -]*)$/.exec(phone ?? '')?.[1]?.replaceAll(/\D/g, '') ?? '';
  return digits.length >= minPhoneDigits && digits.length <= maxPhoneDigits ? digits : null;
}

/** Address that dials such a number; undefined for other texts. */
export function telephoneUrl(phone: string): string | undefined {
  const digits = dialledDigits(phone);
  return digits === null ? undefined : `tel:+${digits}`;
}

/** Address of a WhatsApp chat with such a number; null for other texts. */
export function whatsAppUrl(phone: string | null | undefined): string | null {
  const digits = dialledDigits(phone);
  return digits && `https://wa.me/${digits}`;
}
