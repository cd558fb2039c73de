import { useState } from 'react';
import type { StaffOrder } from '#shared/deals/order.ts';
import { missingOf } from '#shared/deals/inspection-rules.ts';
import type { Inspection } from '#shared/deals/inspection.ts';
import type { OrderTexts } from '#shared/i18n/en/order.ts';
import { createTranslator } from '#shared/i18n/translate.ts';
import { spokenLanguage, ta } from '../../../lib/admin-text.ts';
import { callApi, pathOf } from '../../../lib/api.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useQuestion } from '../../../staff/form/use-question.tsx';
import { Button } from '../../../ui/button.tsx';
import { Titled } from '../../../ui/titled.tsx';
import { InspectionResult } from '../order/inspection-result.tsx';
import { dayText } from '../quote-admin/quote-words.ts';
import { photoPath } from './order-dialogs.tsx';
import { PlanDialog, ReportDialog } from './inspection-dialogs.tsx';

type Props = { order: StaffOrder; texts: OrderTexts; today: string };

/** Inspections of an order: drafts are written in the factory, final reports wait for the buyer's answer. */
export function Inspections({ order, texts, today }: Props) {
  const [opened, setOpened] = useState<Inspection | 'new' | null>(null);
  const { isBusy, run } = useCall();
  const { ask, dialog } = useQuestion();
  const t = createTranslator(spokenLanguage(), texts);
  const finish = ({ id: inspection, version }: Inspection) =>
    void run(
      () =>
        callApi('POST /api/orders/:id/inspections/:inspection/final', {
          params: { id: order.id, inspection },
          body: { version },
        }),
      { title: ta('order.inspection.finished'), about: ['order', order.number], failed: ta('order.failed') },
    );
  return (
    <Titled id="inspections" title={texts.inspection.title} className="card quote-box">
      {order.inspections.map((inspection) => {
        const { id, finalAt, verdict, verdictText, answerUntil } = inspection;
        const missing = missingOf(inspection.report);
        const missingText = ta('order.inspection.missing', {
          fields: missing.map((name) => ta(`order.inspection.${name}`)).join(', '),
        });
        return (
          <article key={id} className="line-t grid gap-2 pt-2" aria-label={texts.inspection.title}>
            <InspectionResult
              inspection={inspection}
              evidence={order.evidence}
              photoOf={(photo, size) => photoPath(order, photo, size)}
              paper={pathOf('GET /api/orders/:id/inspections/:inspection/paper', {
                params: { id: order.id, inspection: id },
              })}
              texts={texts}
              t={t}
              dayText={dayText}
            />
            {finalAt ? (
              <p className="font-semibold">
                {verdict
                  ? `${texts.inspection.verdicts[verdict]}${verdictText ? `: ${verdictText}` : ''}`
                  : ta('order.inspection.waits', { day: dayText(answerUntil ?? '') })}
              </p>
            ) : (
              <p className="flex flex-wrap items-center gap-1">
                <span className="badge badge-amber">{ta('order.inspection.draft')}</span>
                {order.closedAs ? null : (
                  <>
                    <Button className="btn btn-outline btn-sm" onClick={() => setOpened(inspection)}>
                      {ta('order.inspection.report')}
                    </Button>
                    {missing.length > 0 ? (
                      <span className="text-sm text-muted">{missingText}</span>
                    ) : (
                      <Button
                        className="btn btn-outline btn-sm"
                        isOff={isBusy}
                        onClick={() =>
                          ask({
                            text: ta('order.inspection.finishQuestion'),
                            confirmLabel: ta('order.inspection.finish'),
                            run: () => finish(inspection),
                          })
                        }
                      >
                        {ta('order.inspection.finish')}
                      </Button>
                    )}
                  </>
                )}
              </p>
            )}
          </article>
        );
      })}
      {order.closedAs ? null : (
        <Button className="btn btn-outline btn-sm justify-self-start" onClick={() => setOpened('new')}>
          {ta('order.inspection.plan')}
        </Button>
      )}
      {opened === 'new' ? <PlanDialog order={order} onClose={() => setOpened(null)} /> : null}
      {opened && opened !== 'new' ? (
        <ReportDialog
          order={order}
          texts={texts}
          today={today}
          inspection={opened}
          onClose={() => setOpened(null)}
        />
      ) : null}
      {dialog}
    </Titled>
  );
}
