import { formatDate } from '#shared/base/formatting.ts';
import { localeTags } from '#shared/base/locale.ts';
import { type PublicReport, showDocumentCode } from '#shared/deals/issued-document.ts';
import type { DocumentCheckTexts } from '#shared/i18n/en/document-check.ts';
import type { OrderTexts } from '#shared/i18n/en/order.ts';
import { fillText } from '#shared/i18n/translate.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { Titled } from '../../../ui/titled.tsx';
import { ReportCounts } from '../order/report-counts.tsx';

type Props = { report: PublicReport; texts: DocumentCheckTexts; orderTexts: OrderTexts };

/** What anyone with the code of a final report may read of it: the order, the day, and counts against limits. */
export function ReportFacts({ report, texts, orderTexts }: Props) {
  const { code, number, counts, hash, replacedOn } = report;
  const { locale, t } = useTexts(orderTexts);
  const words = texts.report;
  const dayText = (day: string) => formatDate(localeTags[locale], 'day', day, 'UTC');
  const facts = [
    [texts.code, showDocumentCode(code)],
    [words.order, number],
    [words.day, dayText(report.day)],
  ] as const;
  return (
    <Titled className="card grid gap-4 p-4 sm:p-6" id="found" title={words.title} look="h2">
      <p>{words.known}</p>
      {replacedOn ? (
        <p className="notice notice-bad">{fillText(words.newer, { day: dayText(replacedOn) })}</p>
      ) : null}
      <FactList of={facts}>
        <div className="min-w-0 sm:col-span-2">
          <dt className="text-sm text-muted">{words.result}</dt>
          <dd>
            <ReportCounts counts={counts} texts={orderTexts} t={t} />
          </dd>
        </div>
        <div className="min-w-0 sm:col-span-2">
          <dt className="text-sm text-muted">{words.hash}</dt>
          <dd className="text-sm break-all">{hash}</dd>
        </div>
      </FactList>
      <p className="text-sm text-muted">{words.decide}</p>
    </Titled>
  );
}
