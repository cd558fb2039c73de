import { Link } from 'react-router';
import { formatDate } from '#shared/base/formatting.ts';
import { loadSupplierTexts } from '#shared/i18n/dictionary.ts';
import { fillText } from '#shared/i18n/translate.ts';
import { isValidEvidence } from '#shared/catalogue/evidence-rules.ts';
import { localeTags } from '#shared/base/locale.ts';
import { placeIn } from '#shared/base/place.ts';
import { isDemoCompany } from '#shared/content/setting.ts';
import { officeDay } from '#shared/base/zoned-time.ts';
import { EvidenceCard } from '../../features/catalogue/partner/evidence-card.tsx';
import { codeOf, ErrorPage } from '../../features/platform/layout/error-page.tsx';
import { useTexts } from '../../lib/i18n.tsx';
import { onServer } from '../../lib/page-loader.ts';
import { SupplierFacts } from '../../ui/supplier.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Route } from './+types/supplier.ts';
import { Titled } from '../../ui/titled.tsx';

/**
 * The evidence behind the badge of a supplier. Rendered for each request, so that evidence is grey on the day it expires.
 */
export const loader = onServer(async ({ services, locale, settings, head }, { params }: Route.LoaderArgs) => {
  const partner = await services.partners.get(params.id);
  const [texts, all, evidence] = await Promise.all([
    loadSupplierTexts(locale),
    settings(),
    services.evidence.of(partner.id),
  ]);
  const urls = evidence.flatMap(({ photo1Url, photo2Url, photo3Url }) => [photo1Url, photo2Url, photo3Url]);
  const pictures = await services.images.find(urls);
  head.canonical = `/suppliers/${partner.id}`;
  const today = officeDay();
  return {
    meta: { title: `${fillText(texts.metaTitle, { name: partner.name })} – ${all.companyName}` },
    texts,
    partner: { ...partner, location: partner.location && placeIn(locale, partner.location) },
    evidence: evidence.map((piece) => ({
      ...piece,
      isValid: isValidEvidence(piece, today),
      photos: [piece.photo1Url, piece.photo2Url, piece.photo3Url].flatMap((url) =>
        url ? [{ url, picture: pictures.get(url) ?? null }] : [],
      ),
    })),
    isDemo: isDemoCompany(all),
  };
});

export default function Supplier({ loaderData }: Route.ComponentProps) {
  const { texts, partner, evidence, isDemo } = loaderData;
  const { locale } = useTexts();
  const day = (date: string) => formatDate(localeTags[locale], 'day', date, 'UTC');
  const year = partner.establishedYear;
  const isProved = evidence.some(({ isValid }) => isValid);
  return (
    <div className="wrap section">
      <div className="mx-auto grid max-w-3xl grid-cols-1 gap-4">
        <header className="grid gap-2">
          <h1 className="h1 wrap-anywhere">{partner.name}</h1>
          <SupplierFacts
            location={partner.location}
            established={year === null ? null : fillText(texts.established, { year: String(year) })}
            className=""
          />
          {partner.isVerified ? (
            <p>
              <span className="badge">
                <Icon name="shield" className="size-4" />
                {texts.verified}
              </span>{' '}
              {partner.verifiedAt ? (
                <span className="text-sm">
                  {fillText(texts.lastChecked, { day: day(partner.verifiedAt) })}
                </span>
              ) : null}
            </p>
          ) : (
            <p>{texts.notVerified}</p>
          )}
          {isDemo ? <p className="notice">{texts.demo}</p> : null}
          <p className="lead">{texts.intro}</p>
        </header>
        <Titled className="grid gap-3" id="evidence" title={texts.title} look="h2">
          {evidence.length === 0 ? <p>{texts.none}</p> : isProved ? null : <p>{texts.noneValid}</p>}
          {evidence.map((piece) => (
            <EvidenceCard key={piece.id} piece={piece} texts={texts} />
          ))}
        </Titled>
        <Titled className="card p-4" id="how" title={texts.howTitle}>
          <p className="mt-1">{texts.how}</p>
        </Titled>
        <p>
          <Link to="/products" className="btn btn-outline">
            {texts.back}
          </Link>
        </p>
      </div>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <div className="wrap section">{codeOf(error) ? <ErrorPage error={error} /> : null}</div>;
}
