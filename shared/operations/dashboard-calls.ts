import { call } from '../base/contract.ts';
import { findQuery, found, unreadCounts } from './dashboard.ts';

/** Unread counts that every admin page polls, and the search of the command palette. */
export const dashboardCalls = {
  unreadCounts: call('GET', '/api/admin/unread-counts', 'staff', {
    answer: unreadCounts,
    summary: 'Counts of unanswered messages and conversations',
  }),
  find: call('GET', '/api/admin/find', 'staff', {
    query: findQuery,
    answer: found,
    summary: 'Records by name',
  }),
};
