import { useState } from 'react';
import { Link } from 'react-router';
import { countryName } from '#shared/base/country.ts';
import { localeTags } from '#shared/base/locale.ts';
import type { RequestLine, StaffQuote } from '#shared/deals/quote.ts';
import { withCurrency } from '#shared/base/money.ts';
import { spokenLanguage, ta } from '../../../lib/admin-text.ts';
import { thumbnailUrl } from '../../../lib/thumbnail.ts';
import { DetailsDialog } from './details-dialog.tsx';
import { LinePhotos } from './line-photos.tsx';
import { dayText } from './quote-words.ts';

type Props = {
  quote: StaffQuote;
  /** Product names in the reader's language, if translated. */
  names: Readonly<Record<string, string>>;
};

/** The buyer's request as it was sent. */
export function RequestCard({ quote, names }: Props) {
  const [isEditing, setEditing] = useState(false);
  const { lines, message, locale, country, city, incoterm, namedPlace, deadline, sampleWanted } = quote;
  const place = [city, country && countryName(country, spokenLanguage())].filter(Boolean).join(', ');
  const facts: [string, string | null][] = [
    [ta('quote.request.destination'), place || null],
    [ta('quote.request.terms'), incoterm && [incoterm, namedPlace].filter(Boolean).join(' ')],
    [ta('quote.request.deadline'), deadline && dayText(deadline)],
    [ta('quote.request.sample'), sampleWanted ? ta('quote.request.sampleYes') : null],
  ];
  return (
    <section aria-labelledby="request" className="card quote-box">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="request" className="h3">
          {ta('quote.request.title')}
        </h2>
        {quote.isDeleted ? null : (
          <button type="button" className="btn btn-outline btn-sm" onClick={() => setEditing(true)}>
            {ta('quote.details.open')}
          </button>
        )}
      </div>
      {lines.length === 0 ? <p className="text-muted">{ta('quote.request.noLines')}</p> : null}
      <ul className="grid gap-2">
        {lines.map((line) => (
          <li key={line.id}>
            <Line
              quoteId={quote.id}
              line={{ ...line, name: names[line.productId ?? ''] ?? line.name }}
              currency={quote.currency}
              lang={localeTags[locale]}
            />
          </li>
        ))}
      </ul>
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {facts.map(([label, text]) =>
          text ? (
            <div key={label}>
              <dt className="text-[0.8125rem] text-muted">{label}</dt>
              <dd>{text}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {message ? (
        <blockquote className="inbox-text side-line ps-3" lang={localeTags[locale]}>
          {message}
        </blockquote>
      ) : null}
      {isEditing ? <DetailsDialog quote={quote} onClose={() => setEditing(false)} /> : null}
    </section>
  );
}

type LineProps = { quoteId: string; line: RequestLine; currency: string; lang: string };

function Line({ quoteId, line, currency, lang }: LineProps) {
  const { name, sku, productId, imageUrl, photos, quantity, saleUnit, color, targetPrice, note, link } = line;
  const facts = [
    color,
    targetPrice && `${ta('quote.request.target')} ${withCurrency(targetPrice, currency)}`,
    sku,
    productId ? null : ta('quote.request.noProduct'),
  ].filter(Boolean);
  return (
    <div className="flex gap-3">
      {imageUrl ? (
        <span className="pic size-12 flex-none rounded-md">
          <img src={thumbnailUrl(imageUrl)} alt="" width={48} height={48} loading="lazy" />
        </span>
      ) : null}
      <div className="min-w-0 flex-1 text-sm">
        <p className="flex flex-wrap justify-between gap-x-3">
          {productId ? (
            <Link to={`/product/${productId}`} className="link font-semibold">
              {name}
            </Link>
          ) : (
            <strong lang={lang}>{name}</strong>
          )}
          <span>{ta(`quote.units.${saleUnit}`, { count: quantity })}</span>
        </p>
        {facts.length > 0 ? <p className="text-muted">{facts.join(' · ')}</p> : null}
        {note ? (
          <p className="inbox-text" lang={lang}>
            {note}
          </p>
        ) : null}
        {link ? (
          <a href={link} target="_blank" rel="noreferrer" className="link">
            {link}
          </a>
        ) : null}
        <LinePhotos quoteId={quoteId} photos={photos} name={name} />
      </div>
    </div>
  );
}
