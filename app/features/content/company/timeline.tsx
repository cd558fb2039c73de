import { processStages } from '#shared/deals/company.ts';
import type { ProcessTexts } from '#shared/i18n/en/company.ts';
import { type DeliveryTimes, rangeText } from '#shared/content/setting-rules.ts';
import { useTexts } from '../../../lib/i18n.tsx';

/** The four stages of an order as bars drawn to scale, each with its days in words. */
export function Timeline({ texts, times }: { texts: ProcessTexts; times: DeliveryTimes }) {
  const { t } = useTexts(texts);
  const total = processStages.reduce((days, stage) => days + times[stage].to, 0);
  /** The latest start of each stage, in days from the first conversation. */
  const rows = processStages.map((stage, i) => ({
    stage,
    ...times[stage],
    start: processStages.slice(0, i).reduce((days, before) => days + times[before].to, 0),
  }));
  return (
    <>
      <ol>
        {rows.map(({ stage, from, to, start }) => (
          <li
            key={stage}
            className="line-t flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 lg:grid lg:grid-cols-4"
          >
            <h3 className="font-sans font-semibold">{t(`timeline.${stage}`)}</h3>
            <p className="shrink-0 font-display text-lg text-leaf">{t('days', { from, to })}</p>
            <svg
              className="timeline-bar text-leaf lg:col-span-2"
              viewBox={`0 0 ${total} 1`}
              preserveAspectRatio="none"
              fill="currentColor"
              aria-hidden="true"
            >
              <path d={`M0 0h${total}v1H0z`} opacity=".08" />
              <path d={`M${start} 0h${to}v1h-${to}z`} opacity=".4" />
              <path d={`M${start} 0h${from}v1h-${from}z`} />
            </svg>
          </li>
        ))}
      </ol>
      <p className="line-t pt-3 text-sm text-muted">{t('timelineScale')}</p>
      <p className="mt-2 max-w-2xl">
        {t('timelineSea', { sea: rangeText(times.sea), west: rangeText(times.seaWest) })}
      </p>
    </>
  );
}
