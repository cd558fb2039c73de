import { loadCatalogTexts } from '#shared/i18n/dictionary.ts';
import { fillText } from '#shared/i18n/translate.ts';
import { formatBytes } from '#shared/base/bytes.ts';
import { shareImage } from '../../lib/head.ts';
import { onServer } from '../../lib/page-loader.ts';
import type { Route } from './+types/catalogs.ts';

/** /catalogs: PDF files for download. */
export const loader = onServer(async ({ services, locale, settings, origin, head, tag, cacheTags }) => {
  const [texts, catalogs, { companyName }] = await Promise.all([
    loadCatalogTexts(locale),
    services.catalogs.listPublic(),
    settings(),
  ]);
  tag(cacheTags.catalogs);
  head.canonical = '/catalogs';
  head.image = shareImage(origin);
  return {
    meta: { title: `${texts.title} – ${companyName}`, description: texts.metaDescription },
    texts,
    catalogs,
  };
});

export default function Catalogs({ loaderData: { texts, catalogs } }: Route.ComponentProps) {
  return (
    <div className="wrap section">
      <div className="mx-auto grid max-w-3xl grid-cols-1 gap-4">
        <header>
          <h1 className="h1">{texts.title}</h1>
          <p className="lead mt-1">{texts.intro}</p>
        </header>
        {catalogs.length === 0 ? <p>{texts.none}</p> : null}
        {catalogs.map(({ id, title, description, fileUrl, fileSize }) => (
          <article key={id} className="card grid gap-2 p-4 wrap-anywhere">
            <h2 className="h3">{title}</h2>
            {description ? <p className="whitespace-pre-line">{description}</p> : null}
            <p>
              <a href={fileUrl} className="btn btn-outline" target="_blank" rel="noreferrer">
                {fillText(texts.open, { size: formatBytes(fileSize ?? 0) })}
              </a>
            </p>
          </article>
        ))}
      </div>
    </div>
  );
}
