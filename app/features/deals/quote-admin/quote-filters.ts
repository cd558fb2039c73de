import { quoteStages } from '#shared/deals/quote-rules.ts';
import type { Person } from '#shared/conversations/contact-inbox.ts';
import type { QuoteQuery } from '#shared/deals/quote.ts';
import { ta } from '../../../lib/admin-text.ts';
import type { ListFilter } from '../../../staff/list/filter-form.tsx';

/** The query for the address, without default values. */
export const shownQuery = ({ stage, assigned, sort, order, ...query }: QuoteQuery, view: string) => ({
  ...query,
  stage: stage === 'open' ? '' : stage,
  assigned: assigned === 'all' ? '' : assigned,
  sort: sort === 'waiting' ? '' : sort,
  order: order ?? '',
  view,
});
export type ShownQuery = ReturnType<typeof shownQuery>;

/** Filters of the list; the board has a column for each stage. */
export const quoteFilters = (
  { stage, assigned, from, to, view }: ShownQuery,
  staff: readonly Person[],
): readonly ListFilter[] => [
  ...(view === ''
    ? [
        {
          name: 'stage',
          value: stage,
          label: ta('quote.stage'),
          none: ta('quote.open'),
          choices: [
            ['us', ta('quote.us')] as const,
            ...quoteStages.map((one) => [one, ta(`quote.stages.${one}`)] as const),
            ...(['all', 'trash'] as const).map((one) => [one, ta(`quote.${one}`)] as const),
          ],
        },
      ]
    : []),
  {
    name: 'assigned',
    value: assigned,
    label: ta('quote.assigned'),
    none: ta('quote.assignedAll'),
    choices: [
      ['mine', ta('quote.mine')],
      ['nobody', ta('quote.nobody')],
      ...staff.map(({ id, name }) => [id, name] as const),
    ],
  },
  { name: 'from', value: from, label: ta('quote.from') },
  { name: 'to', value: to, label: ta('quote.to') },
];
