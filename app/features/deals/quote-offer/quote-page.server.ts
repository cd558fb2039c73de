import { loadTestimonialTexts } from '#shared/i18n/dictionary.ts';
import type { Locale } from '#shared/base/locale.ts';
import { revisionBefore } from '#shared/deals/quote-difference.ts';
import type { SentRevision } from '#shared/deals/quote.ts';
import type { LandedBasis } from '#shared/deals/reference.ts';
import { type ReferenceTexts, referenceText } from '#shared/deals/reference-rules.ts';
import type { ShipmentReference } from '#shared/deals/shipment-rules.ts';
import { fillText } from '#shared/i18n/translate.ts';
import { newKey } from '../../../lib/new-key.ts';
import type { PageContext } from '../../../lib/page-context.ts';
import { readChoice } from './choice.ts';
import { loadOrderPart, loadQuotePageTexts } from './page-texts.ts';

/**
 * What the page of a request with its offers and its order shows, and its file.
 * @throws AppError `not_found`; `too_many_requests` for an address that guesses codes
 */
export async function readQuotePage(page: PageContext, code: string, searchParams: URLSearchParams) {
  const { services, locale, ip, head } = page;
  const [quote, texts, settings] = await Promise.all([
    services.buyerQuotes.open(code, ip),
    loadQuotePageTexts(locale),
    page.settings(),
  ]);
  head.canonical = null;
  const wanted = Number(searchParams.get('revision'));
  const shown = quote.revisions.find(({ revision }) => revision === wanted) ?? quote.revisions[0] ?? null;
  const lines = [...quote.lines, ...(shown?.offer.lines ?? [])];
  const found = await services.images.find(lines.map(({ imageUrl }) => imageUrl));
  const used = (quote.order?.shipments ?? []).flatMap(({ fromPort, toPort }) => [fromPort, toPort]);
  const shipping = await shippingOf(
    services,
    used.filter((port) => port !== null),
    locale,
  );
  const testimonialTexts = quote.mayTestify || quote.testimonial ? await loadTestimonialTexts(locale) : null;
  const title = quote.order
    ? fillText((await loadOrderPart(locale)).order.title, { number: quote.order.number })
    : fillText(texts.quoteOffer.metaTitle, { reference: quote.reference });
  return {
    meta: { title: `${title} – ${settings.companyName}` },
    shipping,
    testimonialTexts,
    pictures: [...found.values()].map(({ url, width, height, color }) => ({ url, width, height, color })),
    quote: { ...quote, revisions: withoutUnshown(quote.revisions, shown, locale) },
    code,
    shown: shown?.revision ?? null,
    // A choice from an earlier revision says nothing about this one.
    choice: shown
      ? readChoice(
          (name) => ((searchParams.get('offerId') ?? shown.id) === shown.id ? searchParams.get(name) : null),
          shown.offer.lines,
        )
      : [],
    about: searchParams.get('ask') ?? '',
    requestKey: newKey(),
    now: Date.now(),
    whatsapp: settings.social.whatsapp,
    url: `${page.origin}/quotes/${code}`,
  };
}

/** Removes the content of revisions that the page only names: fifty whole revisions would be megabytes on a phone. */
function withoutUnshown(
  revisions: readonly SentRevision[],
  shown: SentRevision | null,
  locale: Locale,
): SentRevision[] {
  const before = shown && revisionBefore(revisions, shown);
  return revisions.map((one) => {
    const { landed, ...offer } = one.offer;
    if (one === shown)
      return { ...one, offer: landed ? { ...offer, landed: landedIn(landed, locale) } : offer };
    return one === before
      ? { ...one, offer }
      : { ...one, offer: { ...offer, lines: [], charges: [], terms: null } };
  });
}

/** The reference rows of the price at the door, only in the reader's language, and with short keys for their ids. */
function landedIn(landed: LandedBasis, locale: Locale): LandedBasis {
  const only = (texts: ReferenceTexts) => ({ en: referenceText(texts, locale) });
  return {
    ...landed,
    rows: landed.rows.map((row, index) => ({
      ...row,
      id: String(index),
      name: only(row.name),
      detail: only(row.detail),
    })),
  };
}

/** What reference data says of the ports of an order's shipments, only in the reader's language. */
async function shippingOf(
  services: PageContext['services'],
  used: readonly string[],
  locale: Locale,
): Promise<ShipmentReference> {
  if (used.length === 0) return { ports: [], freeTime: {} };
  const { ports, freeTime } = await services.reference.ofShipments(used);
  return {
    freeTime,
    ports: ports
      .filter(({ code }) => used.includes(code))
      .map((row) => ({ ...row, name: { en: referenceText(row.name, locale) } })),
  };
}
