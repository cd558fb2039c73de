import { z } from 'zod';
import { call } from '../base/contract.ts';
import { translatedNouns } from '../base/nouns.ts';
import { openedTranslation, translationChange, translationList, translationQuery } from './translation.ts';

const path = '/api/translations';
const one = `${path}/:kind/:id` as const;
const params = z.object({ kind: z.enum(translatedNouns) });

/** The board of translations, and the translations of one record (decision 013). */
export const translationCalls = {
  list: call('GET', path, 'staff', {
    query: translationQuery,
    answer: translationList,
    summary: 'One page of the translation board',
  }),
  open: call('GET', one, 'staff', {
    params,
    answer: openedTranslation,
    summary: 'A record’s texts and their translations',
  }),
  save: call('PUT', `${one}/:language`, 'staff', {
    params,
    body: { by: 'kind', of: translationChange },
    answer: openedTranslation,
    errors: ['conflict'],
    summary: 'Saves the translation into a language',
  }),
  remove: call('DELETE', `${one}/:language`, 'staff', {
    params,
    errors: ['invalid'],
    summary: 'Deletes the translation into a language',
  }),
};
