import { z } from 'zod';
import { call } from '../base/contract.ts';
import { linkCard, linkCardQuery } from './link-card.ts';

export const linkCardCalls = {
  list: call('GET', '/api/link-cards', 'anyone', {
    query: linkCardQuery,
    answer: z.array(linkCard),
    summary: 'Names, pictures and prices of public pages that messages link to; unknown ones are left out',
  }),
};
