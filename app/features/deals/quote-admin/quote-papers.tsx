import type { Acceptance, StaffQuote } from '#shared/deals/quote.ts';
import { ta } from '../../../lib/admin-text.ts';
import { callApi } from '../../../lib/api.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useQuestion } from '../../../staff/form/use-question.tsx';
import { Button } from '../../../ui/button.tsx';
import { sumText } from './quote-words.ts';

/** The documents of a request as PDF, and a button that issues a proforma invoice for the accepted offer. */
export function QuotePapers({ quote }: { quote: StaffQuote }) {
  const { id, reference, revisions, accepted, sampleAccepted, proformas } = quote;
  const { isBusy, run } = useCall();
  const { ask, dialog } = useQuestion();
  const [newest] = revisions;
  if (!newest) return null;
  const missing = [accepted, sampleAccepted].filter((one) => one && !proformas.includes(one.revision));
  const make = (revision: number) =>
    void run(() => callApi('POST /api/quotes/:id/proforma', { params: { id }, body: { revision } }), {
      title: ta('quote.side.proformaMade'),
      about: ['quote', reference],
      failed: ta('quote.failed'),
    });
  const question = ({ revision, totals }: Acceptance) => {
    const currency = revisions.find((one) => one.revision === revision)?.offer.currency ?? quote.currency;
    const account = quote.accountCurrency;
    const total = ta('quote.side.proformaQuestion', { total: sumText(totals.totalMinor, currency) });
    if (account === currency) return total;
    const warning =
      account === null
        ? ta('quote.side.proformaNoAccount')
        : ta('quote.side.proformaOther', { account, currency });
    return `${total} ${warning}`;
  };
  const link = (kind: 'offer' | 'proforma', revision: number) => (
    <a
      key={`${kind} ${revision}`}
      href={`/api/quotes/${id}/paper?kind=${kind}&revision=${revision}`}
      target="_blank"
      rel="noreferrer"
      className="link inline-flex min-h-11 items-center"
    >
      {ta(kind === 'offer' ? 'quote.side.offerPdf' : 'quote.side.proformaPdf', { revision })}
    </a>
  );
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {link('offer', newest.revision)}
      {proformas.map((revision) => link('proforma', revision))}
      {missing.map((one) =>
        one ? (
          <Button
            key={one.revision}
            className="btn btn-primary btn-sm"
            isOff={isBusy}
            onClick={() =>
              ask({
                text: question(one),
                confirmLabel: ta('quote.side.makeProforma'),
                run: () => make(one.revision),
              })
            }
          >
            {ta('quote.side.makeProforma')}
          </Button>
        ) : null,
      )}
      {dialog}
    </div>
  );
}
