import { countryName } from '#shared/base/country.ts';
import { formatDate } from '#shared/base/formatting.ts';
import { localeTags } from '#shared/base/locale.ts';
import { quantityText } from '#shared/catalogue/order-terms.ts';
import type { OrderStep } from '#shared/deals/order-rules.ts';
import { isForStaffOnly } from '#shared/deals/quote-rules.ts';
import type { BuyerQuote, QuoteEvent, RequestLine } from '#shared/deals/quote.ts';
import { inNotation } from '#shared/base/typed-text.ts';
import { withCurrency } from '#shared/base/money.ts';
import { pathOf } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { Titled } from '../../../ui/titled.tsx';
import { OfferPicture } from './offer-picture.tsx';
import { colorText, type OfferTranslate } from '#shared/deals/offer-texts.ts';

/** What was said since the newest offer was sent, or last if nothing was: shown first, and not again in the history. */
export function newestMessages({ events }: BuyerQuote): QuoteEvent[] {
  const said = events.filter(({ kind, text }) => text && ['sent', 'question', 'answer'].includes(kind));
  const last = events.findLastIndex(({ kind }) => kind === 'sent');
  const since = said.filter((event) => events.indexOf(event) >= last);
  return since.length > 0 ? since : said.slice(-1);
}

type EventsProps = {
  quote: BuyerQuote;
  events: readonly QuoteEvent[];
  stepNames: Readonly<Record<OrderStep, string>> | undefined;
  t: OfferTranslate;
};

/** Our message with the offer, questions and answers. */
export function OfferMessages(props: EventsProps) {
  const { events, t } = props;
  if (events.length === 0) return null;
  return (
    <Titled id="messages-title" title={t('messages')} look="sr-only">
      <Events {...props} />
    </Titled>
  );
}

/** The history, with questions and answers. The newest is last, as in a conversation. */
export const OfferHistory = (props: EventsProps) => (
  <details className="card">
    <summary className="font-semibold">{props.t('history')}</summary>
    <Events {...props} />
  </details>
);

function Events({ quote, events, stepNames, t }: EventsProps) {
  const { locale } = useTexts();
  const names = new Map(
    quote.revisions.flatMap(({ offer }) => offer.lines.map(({ id, name }) => [id, name])),
  );
  const topicOf = ({ lineId, step }: QuoteEvent) => (step ? stepNames?.[step] : names.get(lineId ?? ''));
  return (
    <ol className="offer-history mt-2">
      {events.map((event) => (
        <li key={event.id} className={event.isStaff ? '' : 'is-buyer'}>
          <p className="text-sm text-muted">
            <time dateTime={event.at}>
              {formatDate(localeTags[locale], 'moment', event.at, quote.timeZone)}
            </time>{' '}
            {eventText(event, t)}
          </p>
          {topicOf(event) ? (
            <p className="text-sm font-semibold">{t('aboutLine', { name: topicOf(event)! })}</p>
          ) : null}
          {event.text && event.kind !== 'accepted' ? (
            <p className="whitespace-pre-line">{event.text}</p>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

function eventText({ kind, isStaff, revision }: QuoteEvent, t: OfferTranslate): string {
  if (kind === 'requested' && isStaff) return t('event.entered');
  if (kind === 'withdrawn' && isStaff) return t('event.withdrawnByUs');
  if (isForStaffOnly(kind)) return '';
  return t(`event.${kind}`, { revision: revision ?? 1 });
}

type DetailsProps = { quote: BuyerQuote; code: string; t: OfferTranslate };

/** The request, folded once there is an offer. */
export function RequestDetails({ quote, code, t }: DetailsProps) {
  const { locale, t: site } = useTexts();
  const tag = localeTags[locale];
  const place = [quote.city, quote.country && countryName(quote.country, locale)].filter(Boolean).join(', ');
  const facts: [string, string | null][] = [
    [t('destination'), place || null],
    [
      t('contact'),
      [quote.contactName, quote.companyName, quote.email, quote.phone].filter(Boolean).join(' · '),
    ],
    [t('deadline'), quote.deadline && formatDate(tag, 'day', quote.deadline, 'UTC')],
  ];
  return (
    <details className="card">
      <summary className="font-semibold">
        {t('request')} · {t('requested', { count: quote.lines.length })}
      </summary>
      <ul className="mt-3 grid gap-3">
        {quote.lines.map((line) => (
          <li key={line.id} className="flex items-start gap-3">
            <OfferPicture url={line.imageUrl} />
            <div className="min-w-0">
              <p className="font-semibold">{line.name}</p>
              <p className="text-sm">
                {[
                  quantityText({ saleUnit: line.saleUnit, minimumOrderQuantity: line.quantity }, site),
                  line.color && colorText(line.color, site),
                  line.targetPrice &&
                    t('targetPrice', {
                      price: inNotation(withCurrency(line.targetPrice, quote.currency), locale),
                    }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {line.note ? <p className="text-sm whitespace-pre-line">{line.note}</p> : null}
              {line.link ? (
                <p className="text-sm break-all">
                  <a href={line.link} className="link" rel="noopener noreferrer nofollow ugc">
                    {line.link}
                  </a>
                </p>
              ) : null}
              <LinePhotos code={code} line={line} t={t} />
            </div>
          </li>
        ))}
      </ul>
      <dl className="mt-3 grid gap-1 text-sm">
        {facts.map(([label, value]) =>
          value ? (
            <div key={label} className="flex flex-wrap gap-x-2">
              <dt className="text-muted">{label}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
        {quote.incoterm && quote.namedPlace ? (
          <div>
            <dd>{t('term', { incoterm: quote.incoterm, place: quote.namedPlace })}</dd>
          </div>
        ) : null}
      </dl>
      {quote.sampleWanted ? <p className="mt-1 text-sm">{t('sampleWanted')}</p> : null}
      {quote.message ? <p className="mt-2 whitespace-pre-line">{quote.message}</p> : null}
    </details>
  );
}

/** The buyer's photos, each a link to the large picture. */
function LinePhotos({ code, line, t }: { code: string; line: RequestLine; t: OfferTranslate }) {
  if (line.photos.length === 0) return null;
  return (
    <ul className="mt-1 flex flex-wrap gap-2">
      {line.photos.map(({ id }, i) => {
        const params = { code, id };
        return (
          <li key={id}>
            <a href={pathOf('GET /api/buyer-quotes/:code/photos/:id', { params })} target="_blank">
              <img
                src={pathOf('GET /api/buyer-quotes/:code/photos/:id', { params, query: { size: 'small' } })}
                alt={t('photo', { number: i + 1, name: line.name })}
                loading="lazy"
                className="offer-picture"
              />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
