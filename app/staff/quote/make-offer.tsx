import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { maxQuoteMessage } from '#shared/deals/quote-limits.ts';
import type { Locale } from '#shared/base/locale.ts';
import { callApi } from '../../lib/api.ts';
import { ta } from '../../lib/admin-text.ts';
import { newKey } from '../../lib/new-key.ts';
import { useCall } from '../../lib/use-call.ts';
import { Button } from '../../ui/button.tsx';

/** Who wants an offer, taken from the message or conversation that they wrote. */
export type Asking = {
  contactName: string;
  companyName?: string | null;
  email: string | null;
  phone: string | null;
  country: string | null;
  locale: Locale;
  timeZone?: string | null;
  /** The message that they wrote. */
  message: string | null;
} & ({ conversationId: string } | { contactMessageId: string } | object);

type Props = { asking: Asking; className?: string };

/** Creates a quote request from a customer, contact message or conversation, and opens it. */
export function MakeOffer({ asking, className = 'btn btn-outline btn-sm' }: Props) {
  const navigate = useNavigate();
  const { isBusy, run } = useCall();
  // After a lost answer, the same click finds the request that was created.
  const key = useRef('');

  async function make() {
    key.current ||= newKey();
    const { timeZone, message, ...rest } = asking;
    let id = '';
    const send = async () => {
      const made = await callApi('POST /api/quotes', {
        headers: { 'Idempotency-Key': key.current },
        form: {
          ...rest,
          message: message?.slice(0, maxQuoteMessage) ?? null,
          ...(timeZone ? { timeZone } : {}),
        },
      });
      id = made.id;
    };
    if (!(await run(send, { failed: ta('customer.offerFailed') }))) return;
    key.current = '';
    await navigate(`/admin/quotes/${id}`);
  }

  return (
    <Button className={className} isOff={isBusy} onClick={() => void make()}>
      {ta('customer.makeOffer')}
    </Button>
  );
}
