import type { QuoteListTexts } from '#shared/i18n/en/quote-list.ts';
import { readListForm } from '#shared/deals/quote-list-form.ts';
import { newKey } from '../../../lib/new-key.ts';
import { readOutbox, renew, type Waiting } from '../../../lib/outbox.ts';
import type { ListValues } from './list-faults.ts';

// Changes of the quote list in the format of the outbox.

export const requestCall = 'POST /api/quote-list/request';
export const findCall = 'POST /api/quote-list/lines';

/** Storage key of the form's draft. */
export const draftKey = 'quote-list-draft';

const toList = (texts: QuoteListTexts) => ({ text: texts.openList, to: '/quote-list' });

export const removal = (id: string, texts: QuoteListTexts): Waiting => ({
  key: newKey(),
  call: 'DELETE /api/quote-list/lines/:id',
  params: { id },
  body: {},
  said: texts.saved,
  link: toList(texts),
});

/** Adds the described product. */
export const description = (values: ListValues, texts: QuoteListTexts): Waiting => ({
  key: values['findKey']!,
  call: findCall,
  body: {
    title: values['findTitle'],
    quantity: values['findQuantity'],
    saleUnit: values['findUnit'],
    link: values['findLink'],
    note: values['findNote'],
  },
  said: texts.saved,
  link: toList(texts),
});

/** Sends the list. */
export function request(values: ListValues, texts: QuoteListTexts): Waiting {
  const last = readOutbox().find(({ call }) => call === requestCall);
  return renew(last, {
    key: newKey(),
    call: requestCall,
    body: readListForm(values),
    said: texts.sentLater,
    link: { text: texts.openRequest, to: '/quotes/{code}' },
    refused: { said: texts.refusedLater, link: toList(texts) },
    draft: draftKey,
  });
}
