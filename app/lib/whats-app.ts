import { minPhoneDigits } from '#shared/limits.ts';

/** Chat address of a number with its country code; null where there is none. */
export function whatsAppUrl(phone: string): string | null {
  const digits = phone.replaceAll(/\D/g, '');
  return phone.trim().startsWith('+') && digits.length >= minPhoneDigits ? `https://wa.me/${digits}` : null;
}
