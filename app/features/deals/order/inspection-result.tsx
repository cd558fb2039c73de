import { countsOf, inspectionChecks } from '#shared/deals/inspection-rules.ts';
import type { Inspection } from '#shared/deals/inspection.ts';
import type { BuyerOrder } from '#shared/deals/order.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { ReportCounts } from './report-counts.tsx';
import type { PhotoAddress } from './order-photo.tsx';
import { ReportPhotos } from './report-photos.tsx';
import type { OrderTexts } from '#shared/i18n/en/order.ts';
import type { Translator } from '#shared/i18n/translate.ts';

type Props = {
  inspection: Inspection;
  /** The order's photos, of which those of the report stand beside it. */
  evidence: BuyerOrder['evidence'];
  /** Address of a photo. */
  photoOf: PhotoAddress;
  /** Address of the report as PDF. */
  paper: string;
  texts: OrderTexts;
  t: Translator<OrderTexts>;
  dayText: (day: string) => string;
};

/** What an inspection has found, in words that nobody can take for an approval, and what was not looked at. */
export function InspectionResult({ inspection, evidence, photoOf, paper, texts, t, dayText }: Props) {
  const { plan, report, hash } = inspection;
  const { t: shared } = useTexts();
  const words = texts.inspection;
  const { day, place, inspector, found, packedPercent, notChecked, factorySigned } = report;
  return (
    <>
      {day ? (
        <p>
          {t('inspection.of', { day: dayText(day), place: place ?? '–', inspector: inspector ?? '–' })}.{' '}
          {found === null
            ? null
            : t('inspection.amount', { found, lot: plan.lot, percent: packedPercent ?? 0 })}{' '}
          {t('inspection.sample', { sample: plan.classes.critical.sample })}
        </p>
      ) : null}
      <ReportCounts counts={countsOf(plan, report.defects)} texts={texts} t={t} />
      <ReportPhotos
        report={report}
        evidence={evidence}
        photoOf={photoOf}
        texts={texts}
        t={t}
        dayText={dayText}
      />
      {report.defects.length > 0 ? (
        <ul className="list-disc pl-5 text-sm">
          {report.defects.map((defect, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two defects may be the same
            <li key={index}>
              {shared('common.labelled', {
                label: words.classes[defect.class],
                value: `${defect.text} (${defect.count})`,
              })}
            </li>
          ))}
        </ul>
      ) : null}
      <ul className="text-sm">
        {inspectionChecks.flatMap((name) => {
          const check = report.checks[name];
          return check ? (
            <li key={name}>
              {words.checks[name]}: {words.results[check.result]}
              {check.text ? ` – ${check.text}` : null}
            </li>
          ) : (
            []
          );
        })}
      </ul>
      {notChecked ? <p className="text-sm">{t('inspection.notChecked', { text: notChecked })}</p> : null}
      {factorySigned ? <p className="text-sm">{t('inspection.factory', { name: factorySigned })}</p> : null}
      {hash ? <p className="text-sm text-muted break-all">{t('inspection.hash', { hash })}</p> : null}
      <p className="print-hidden">
        <a href={paper} className="link inline-flex min-h-11 items-center" target="_blank" rel="noreferrer">
          {t(hash ? 'inspection.pdf' : 'inspection.draftPdf')}
        </a>
      </p>
    </>
  );
}
