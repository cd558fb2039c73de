import { useState } from 'react';
import type { OfferSheet } from '#shared/deals/quote-offer.ts';
import type { StaffQuote } from '#shared/deals/quote.ts';
import { callApi } from '../../../lib/api.ts';
import { formatMoment, ta } from '../../../lib/admin-text.ts';
import { hasCode } from '../../../lib/failure.ts';
import { failureText } from '../../../lib/report-failure.ts';
import { useStep } from '../../../lib/use-step.ts';
import { Dialog, DialogPart } from '../../../staff/form/dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form-field.tsx';

type Props = {
  quote: StaffQuote;
  onClose: () => void;
  /** @param isOwn whether it is a revision of this request */
  onCopy: (sheet: OfferSheet, isOwn: boolean) => void;
};

/** Copies a draft from a revision of this or another request. */
export function CopyDialog({ quote, onClose, onCopy }: Props) {
  const [typed, setTyped] = useState('');
  const { busy, error, run } = useStep((failure) =>
    hasCode(failure, 'not_found') ? ta('quote.copying.failed') : failureText(failure),
  );
  const isBusy = busy !== null;
  const copy = async (reference: string, revision?: number) => {
    if (reference.trim() === '') return;
    await run(true, async () => {
      const query = revision === undefined ? { reference } : { reference, revision: String(revision) };
      const found = await callApi('GET /api/quotes/earlier', { query });
      onCopy(found.sheet, found.reference === quote.reference);
    });
  };
  return (
    <Dialog title={ta('quote.copying.title')} onClose={onClose}>
      <div className="grid gap-4">
        <p>{ta('quote.copying.text')}</p>
        {quote.revisions.length > 0 ? (
          <DialogPart id="copy-own" title={ta('quote.copying.own')}>
            <ul className="grid gap-1">
              {quote.revisions.map(({ revision, offer }) => (
                <li key={revision} className="flex flex-wrap items-center justify-between gap-2">
                  <span>
                    {ta('quote.copying.revision', { number: revision, day: formatMoment(offer.sentAt) })}
                  </span>
                  <Button
                    className="btn btn-outline btn-sm"
                    isOff={isBusy}
                    onClick={() => void copy(quote.reference, revision)}
                  >
                    {ta('quote.copying.copy')}
                  </Button>
                </li>
              ))}
            </ul>
          </DialogPart>
        ) : null}
        <div className="grid gap-2">
          <TextField
            label={ta('quote.copying.reference')}
            hint={ta('quote.copying.referenceHint')}
            value={typed}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              void copy(typed);
            }}
            error={error ?? undefined}
          />
          <Button
            className="btn btn-primary justify-self-end"
            isOff={isBusy || typed.trim() === ''}
            onClick={() => void copy(typed)}
          >
            {ta('quote.copying.copy')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
