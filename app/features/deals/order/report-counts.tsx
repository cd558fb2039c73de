import type { countsOf } from '#shared/deals/inspection-rules.ts';
import type { OrderTexts } from '#shared/i18n/en/order.ts';
import type { Translator } from '#shared/i18n/translate.ts';

type Props = { counts: ReturnType<typeof countsOf>; texts: OrderTexts; t: Translator<OrderTexts> };

const looks = { under: '', at: 'font-semibold', over: 'font-semibold text-laterite' };

/** How many defects of each class were found, against how many are allowed. */
export const ReportCounts = ({ counts, texts, t }: Props) => (
  <ul>
    {counts.map(({ class: name, found, allowed, result }) => (
      <li key={name} className={looks[result]}>
        {t(`inspection.result.${result}`, { name: texts.inspection.classes[name], found, allowed })}
      </li>
    ))}
  </ul>
);
