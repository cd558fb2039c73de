import type { OrderTexts } from '../i18n/en/order.ts';
import type { Translator } from '../i18n/translate.ts';
import type { PrivateFileType } from './quote-photo.ts';
import { isPaid } from './order-rules.ts';
import type { OrderState } from './order-state.ts';

/** What evidence is, of which day, and what it shows. */
export const evidenceWords = (
  { mimeType, takenOn, text }: { mimeType: PrivateFileType; takenOn: string; text: string },
  t: Translator<OrderTexts>,
  dayText: (day: string) => string,
): string => t(`evidence.${kindOfFile(mimeType)}`, { day: dayText(takenOn), text });

/** What a private file is. */
export const kindOfFile = (mimeType: PrivateFileType) =>
  mimeType === 'image/webp' ? 'photo' : mimeType === 'application/pdf' ? 'paper' : 'video';

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
