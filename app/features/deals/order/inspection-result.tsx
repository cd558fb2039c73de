import { countsOf, inspectionChecks } from '#shared/deals/inspection-rules.ts';
import type { Inspection } from '#shared/deals/inspection.ts';
import type { OrderTexts } from '#shared/i18n/en/order.ts';
import type { Translator } from '#shared/i18n/translate.ts';

type Props = {
  inspection: Inspection;
  texts: OrderTexts;
  t: Translator<OrderTexts>;
  dayText: (day: string) => string;
};

/** What an inspection has found, in words that nobody can take for an approval, and what was not looked at. */
export function InspectionResult({ inspection, texts, t, dayText }: Props) {
  const { plan, report, hash } = inspection;
  const words = texts.inspection;
  const { day, place, inspector, found, packedPercent, notChecked, factorySigned } = report;
  const counts = countsOf(plan, report.defects);
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
      <ul>
        {counts.map(({ class: name, found: count, allowed, result }) => (
          <li
            key={name}
            className={
              result === 'over' ? 'font-semibold text-laterite' : result === 'at' ? 'font-semibold' : ''
            }
          >
            {t(`inspection.result.${result}`, { name: words.classes[name], found: count, allowed })}
          </li>
        ))}
      </ul>
      {report.defects.length > 0 ? (
        <ul className="list-disc pl-5 text-sm">
          {report.defects.map((defect, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two defects may be the same
            <li key={index}>
              {words.classes[defect.class]}: {defect.text} ({defect.count})
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
    </>
  );
}
