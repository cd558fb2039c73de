import { use } from 'react';
import { data } from 'react-router';
import { isPhoto } from '#shared/deals/inspection-rules.ts';
import { AppError } from '#shared/base/errors.ts';
import { OfferPage } from '../../features/deals/quote-offer/offer-page.tsx';
import { OfferPictures } from '../../features/deals/quote-offer/offer-picture.tsx';
import { KeptPhotos } from '../../features/deals/order/order-photo.tsx';
import { loadOrderPart } from '../../features/deals/quote-offer/page-texts.ts';
import { readQuotePage } from '../../features/deals/quote-offer/quote-page.server.ts';
import { useTexts } from '../../lib/i18n.tsx';
import { onServer, searchOf } from '../../lib/page-loader.ts';
import type { Route } from './+types/quote-save.ts';

/** Most photos of a file, the newest; a small one has about 10 kB. */
const maxPhotos = 12;

/** The whole deal as one file, which needs no connection: the page of the order without forms, with its photos. */
export const loader = onServer(async (page, { params, request }: Route.LoaderArgs) => {
  const searchParams = searchOf(request);
  const found = await readQuotePage(page, params.code, searchParams);
  const { order } = found.quote;
  if (!order) throw new AppError('not_found', 'no order of this code');
  const ids = searchParams.has('plain')
    ? []
    : order.evidence
        .filter(isPhoto)
        .slice(-maxPhotos)
        .map(({ photo }) => photo.id);
  const { quotePhotos } = page.services;
  const photos = await Promise.all(
    ids.map(async (id) => [id, await quotePhotos.readOfCode(params.code, id, page.ip)] as const),
  );
  return data(
    { ...found, photos: Object.fromEntries(photos) },
    { headers: { 'Content-Disposition': `attachment; filename="${order.number}.html"` } },
  );
});

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function QuoteFile({ loaderData }: Route.ComponentProps) {
  const { shown: wanted, choice, pictures, photos, ...page } = loaderData;
  const { order } = use(loadOrderPart(useTexts().locale));
  return (
    <main id="main" className="is-file">
      <p className="wrap pt-4 text-sm text-muted">
        {order.save.newest} <a href={page.url}>{page.url}</a>
      </p>
      <OfferPictures value={pictures}>
        <KeptPhotos value={photos}>
          <OfferPage
            {...page}
            choice={choice}
            shown={page.quote.revisions.find(({ revision }) => revision === wanted) ?? null}
            fault={null}
          />
        </KeptPhotos>
      </OfferPictures>
    </main>
  );
}
