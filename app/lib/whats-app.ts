import { minPhoneDigits } from '#shared/limits.ts';

/** WhatsApp chat address of a number with its country code; null for other numbers. */
export function whatsAppUrl(phone: string): string | null {
  const digits = phone.replaceAll(/\D/g, '');
  return phone.trim().startsWith('+') && digits.length >= minPhoneDigits ? `https://wa.me/${digits}` : null;
}
