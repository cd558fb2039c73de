import type { StaffQuote } from '#shared/deals/quote.ts';
import { callApi } from '../../../lib/api.ts';
import { ta } from '../../../lib/admin-text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';

type Props = { quote: StaffQuote; floor: number; isOff: boolean; version: number };

/** Shows whether a colleague must approve the draft, with the button for the colleague. */
export function ApprovalNotice({
  quote: { id, reference, needsApproval, approvedBy },
  floor,
  isOff,
  version,
}: Props) {
  const { isBusy, run } = useCall();
  if (!needsApproval) return null;
  if (approvedBy) return <p className="notice">{ta('quote.offer.approvedNote')}</p>;
  const approve = () =>
    run(() => callApi('POST /api/quotes/:id/approve', { params: { id }, body: { version } }), {
      title: ta('quote.offer.approved'),
      about: ['quote', reference],
      failed: ta('quote.offer.approveFailed'),
    });
  return (
    <div className="notice flex flex-wrap items-center gap-2">
      <p className="min-w-0 flex-1">{ta('quote.offer.approval', { floor })}</p>
      <Button className="btn btn-outline btn-sm" isOff={isOff || isBusy} onClick={() => void approve()}>
        {ta('quote.offer.approve')}
      </Button>
    </div>
  );
}
