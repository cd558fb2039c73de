import { whatsAppUrl } from '../base/phone.ts';
import type { ShippingWay } from '../deals/freight.ts';

/** Address that the Call Supplier button opens: a messaging-app chat with a prefilled text, or the contact form. */
export function callSupplierUrl(
  product: { id: string; name: string },
  phone: string | null | undefined,
  text: string,
): string {
  const chat = whatsAppUrl(phone);
  return chat ? `${chat}?text=${encodeURIComponent(text)}` : contactUrl(product);
}

/** The contact form prefilled for a product (docs/specification/contact.md#form). */
export function contactUrl(product: { id: string; name: string }): string {
  return `/contact?product=${product.id}&name=${encodeURIComponent(product.name)}`;
}

/** The contact form prefilled with the question for the costs to the buyer's door. */
export function askDoorUrl(
  product: { id: string; name: string } | null,
  { quantity, way, country }: { quantity: number; way: ShippingWay; country: string | null },
): string {
  const asked = new URLSearchParams({ quantity: String(quantity), way, ...(country ? { country } : {}) });
  return `${product ? `${contactUrl(product)}&` : '/contact?'}${asked}`;
}
