import type { PublicEvidence } from '#shared/catalogue/evidence.ts';
import { formatDate } from '#shared/base/formatting.ts';
import type { SupplierTexts } from '#shared/i18n/en/supplier.ts';
import { fillText } from '#shared/i18n/translate.ts';
import type { Picture as PictureData } from '#shared/content/image.ts';
import { localeTags } from '#shared/base/locale.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { Picture } from '../../../lib/picture.tsx';

type ShownEvidence = PublicEvidence & {
  isValid: boolean;
  photos: readonly { url: string; picture: PictureData | null }[];
};

type Props = { piece: ShownEvidence; texts: SupplierTexts };

/**
 * One piece of evidence: type, date, issuer, expiry, what it shows and what not. Expired evidence is grey and marked.
 */
export function EvidenceCard({ piece, texts }: Props) {
  const { locale } = useTexts();
  const day = (date: string) => formatDate(localeTags[locale], 'day', date, 'UTC');
  const { title, kind, doneOn, doneBy, validUntil, note, limits, isValid, photos } = piece;
  const validity =
    validUntil === null
      ? texts.noEnd
      : fillText(isValid ? texts.validUntil : texts.expired, { day: day(validUntil) });
  return (
    <article className={`card grid gap-2 p-4 wrap-anywhere ${isValid ? '' : 'bg-paper text-muted'}`}>
      <div>
        <h3 className="h3">{texts.kinds[kind]}</h3>
        {title === texts.kinds[kind] ? null : <p lang="en">{title}</p>}
      </div>
      <p className="flex flex-wrap items-center gap-2">
        {fillText(texts.done, { day: day(doneOn), by: doneBy })}
        <span className={`badge ${isValid ? '' : 'badge-plain'}`}>{validity}</span>
      </p>
      {note ? (
        <p lang="en" className="whitespace-pre-line">
          <strong lang={localeTags[locale]} className="block">
            {texts.shows}
          </strong>
          {note}
        </p>
      ) : null}
      <p>
        <strong className="block">{texts.notProved}</strong>
        {texts.never[kind]}
        {limits ? (
          <span lang="en" className="whitespace-pre-line">
            {' '}
            {limits}
          </span>
        ) : null}
      </p>
      {photos.length > 0 ? (
        <ul className="grid grid-cols-3 gap-2">
          {photos.map(({ url, picture }, i) => {
            const alt = fillText(texts.photo, { number: i + 1, title: texts.kinds[kind] });
            return (
              <li key={url}>
                <a href={url} className={`block ${isValid ? '' : 'opacity-60'}`}>
                  <Picture
                    url={url}
                    picture={picture}
                    alt={alt}
                    sizes="(min-width: 48rem) 14rem, 30vw"
                    maxWidth={480}
                    priority="lazy"
                    className="aspect-square"
                  />
                </a>
              </li>
            );
          })}
        </ul>
      ) : null}
    </article>
  );
}
