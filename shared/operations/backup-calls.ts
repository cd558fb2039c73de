import { backupState, firstRestore } from './backup.ts';
import { call, done } from '../base/contract.ts';

const path = '/api/backups';

/** Backups and restore drills (docs/operations.md). */
export const backupCalls = {
  state: call('GET', path, 'users', {
    answer: backupState,
    summary: 'When the last backup and restore drill were made, and how the last ones ended',
  }),
  backUp: call('POST', path, 'users', {
    answer: done,
    summary: 'Makes a backup now, in the background',
  }),
  drill: call('POST', `${path}/drill`, 'users', {
    answer: done,
    summary: 'Restores the newest backup into a temporary place and compares it, in the background',
  }),
  // For the holder of the first account's link, while no account exists; the service checks it.
  firstRestore: call('POST', `${path}/first-restore`, 'anyone', {
    body: firstRestore,
    answer: done,
    errors: ['forbidden', 'not_found', 'conflict'],
    summary: 'Restores a backup on a site that has no account yet; the program then starts again',
  }),
};
