import { z } from 'zod';
import { call } from './contract.ts';
import { settingChanges, settingSection, settingSections } from './setting-form.ts';

const path = '/api/settings';

/** What the company says of itself, and the rules for its staff. */
export const settingCalls = {
  read: call({
    method: 'GET',
    path,
    permission: 'users',
    answer: settingSections,
    summary: 'Every section with its version',
  }),
  update: call({
    method: 'PUT',
    path: `${path}/:section`,
    permission: 'users',
    params: z.object({ section: settingSection }),
    body: { by: 'section', of: settingChanges },
    answer: settingSections,
    errors: ['conflict'],
    summary: 'Saves a section, if it still has the version that was read',
  }),
};
