import { z } from 'zod';
import { call } from '../base/contract.ts';
import { retentionPreview } from '../operations/retention.ts';
import { typedRetention, settingChanges, settingSection, settingSections } from './setting-form.ts';

const path = '/api/settings';

/** Site settings: facts about the company, and rules for its staff. */
export const settingCalls = {
  read: call('GET', path, 'users', {
    answer: settingSections,
    summary: 'Every section with its version',
  }),
  retentionPreview: call('POST', `${path}/retention/preview`, 'users', {
    body: z.object({ retention: typedRetention }),
    answer: retentionPreview,
    summary: 'How many rows these retention periods would delete now',
  }),
  update: call('PUT', `${path}/:section`, 'users', {
    params: z.object({ section: settingSection }),
    body: { by: 'section', of: settingChanges },
    answer: settingSections,
    errors: ['conflict'],
    summary: 'Saves a section, if it still has the given version',
  }),
};
