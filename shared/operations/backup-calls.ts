import { backupState } from './backup.ts';
import { call } from '../base/contract.ts';

const path = '/api/backups';

/** Backups and restore drills (docs/operations.md). */
export const backupCalls = {
  state: call('GET', path, 'users', {
    answer: backupState,
    summary: 'When the last backup and restore drill were made, and how the last ones ended',
  }),
  backUp: call('POST', path, 'users', {
    summary: 'Makes a backup now, in the background',
  }),
  drill: call('POST', `${path}/drill`, 'users', {
    summary: 'Restores the newest backup into a temporary place and compares it, in the background',
  }),
};
