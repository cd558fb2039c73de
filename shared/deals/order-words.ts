import type { OrderTexts } from '../i18n/en/order.ts';
import type { Translator } from '../i18n/translate.ts';
import { isPaid } from './order-rules.ts';
import type { OrderState } from './order-state.ts';

/** What an order waits for now, in the words of its page and mails. */
export function nextWords(
  { next, turn }: Pick<OrderState, 'next' | 'turn'>,
  texts: OrderTexts,
  t: Translator<OrderTexts>,
): string {
  if (turn === 'buyer') return texts.ask[next as keyof OrderTexts['ask']];
  if (next && isPaid(next)) return texts.checking;
  return t(`turn.${turn}`, { step: next ? texts.steps[next] : '' });
}
