import { photosOf, worstPhotos } from '#shared/deals/inspection-rules.ts';
import { evidenceWords } from '#shared/deals/order-words.ts';
import type { InspectionReport } from '#shared/deals/inspection.ts';
import type { BuyerOrder } from '#shared/deals/order.ts';
import type { OrderTexts } from '#shared/i18n/en/order.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { OrderPhoto, type PhotoAddress } from './order-photo.tsx';

type Props = {
  report: InspectionReport;
  evidence: BuyerOrder['evidence'];
  photoOf: PhotoAddress;
  texts: OrderTexts;
  t: Translator<OrderTexts>;
  dayText: (day: string) => string;
};

/** The photos of a report, the worst three first; the others open with one step, also without script. */
export function ReportPhotos({ report, evidence, photoOf, texts, t, dayText }: Props) {
  const photos = photosOf(report, evidence);
  const list = (some: typeof photos) => (
    <ul className="report-photos">
      {some.map(({ class: name, shown }) => (
        <li key={shown.id} className="text-sm">
          <OrderPhoto evidence={shown} photoOf={photoOf} t={t} />
          {name ? <p className="font-semibold">{texts.inspection.classes[name]}</p> : null}
          <p>{evidenceWords(shown, t, dayText)}</p>
          {shown.limits ? <p className="text-muted">{t('limits', { text: shown.limits })}</p> : null}
        </li>
      ))}
    </ul>
  );
  const more = photos.slice(worstPhotos);
  if (photos.length === 0) return null;
  return (
    <>
      {list(photos.slice(0, worstPhotos))}
      {more.length > 0 ? (
        <details>
          <summary className="min-h-11">{t('inspection.morePhotos', { count: more.length })}</summary>
          {list(more)}
        </details>
      ) : null}
    </>
  );
}
