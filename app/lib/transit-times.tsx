import type { LandedCostTexts } from '#shared/i18n/en/landed-cost.ts';
import type { ShownTransits } from '#shared/deals/landed-text.ts';
import { useTexts } from './i18n.tsx';
import { RowSource } from './row-source.tsx';

type Props = { transits: ShownTransits; texts: Pick<LandedCostTexts, 'due' | 'old'> };

/** Transit times to a country, each with its source. Without a sourced time, a note to ask us. */
export function TransitTimes({ transits: { title, rows }, texts }: Props) {
  const { t } = useTexts();
  return (
    <div className="text-sm" suppressHydrationWarning>
      <p className={rows.length > 0 ? 'font-semibold' : undefined}>{title}</p>
      {rows.length > 0 ? (
        <ul>
          {rows.map(({ id, name, days, detail, ...source }) => (
            <li key={id} className="py-1">
              {t('common.labelled', { label: name, value: days })}
              {detail ? <span className="block">{detail}</span> : null}{' '}
              <RowSource {...source} texts={texts} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
