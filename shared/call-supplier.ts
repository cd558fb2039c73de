import { minPhoneDigits } from './limits.ts';

/**
 * The digits that a messaging app dials: non-digits and leading zeros are removed. Null if fewer than eight digits
 * remain (docs/specification/catalogue.md#call-supplier).
 */
export function dialableDigits(phone: string | null | undefined): string | null {
  const digits = (phone ?? '').replace(/\D/g, '').replace(/^0+/, '');
  return digits.length < minPhoneDigits ? null : digits;
}

/** Address that the Call Supplier button opens: a messaging-app chat with a prefilled text, or the contact form. */
export function callSupplierUrl(
  product: { id: string; name: string },
  phone: string | null | undefined,
  text: string,
): string {
  const digits = dialableDigits(phone);
  return digits ? `https://wa.me/${digits}?text=${encodeURIComponent(text)}` : contactUrl(product);
}

/** The contact form prefilled for a product (docs/specification/contact.md#form). */
export function contactUrl(product: { id: string; name: string }): string {
  return `/contact?product=${product.id}&name=${encodeURIComponent(product.name)}`;
}
