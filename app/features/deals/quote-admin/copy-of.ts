import type { StaffQuote } from '#shared/deals/quote.ts';
import { aboutRecord } from '../../../lib/about-record.ts';
import { ta } from '../../../lib/admin-text.ts';
import { copyText } from '../../../lib/copy-text.ts';
import { toast } from '../../../ui/toast.ts';

/** Copies a text about a request, and says whether that worked. */
export async function copyOf({ reference }: Pick<StaffQuote, 'reference'>, text: string): Promise<void> {
  const isCopied = await copyText(text);
  const title = ta(isCopied ? 'quote.side.copied' : 'quote.side.notCopied');
  toast({ title, about: aboutRecord('quote', reference), isError: !isCopied });
}
