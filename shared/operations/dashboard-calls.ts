import { call } from '../base/contract.ts';
import { findQuery, found, unreadCounts } from './dashboard.ts';

/** Unread counts that every admin page polls, and the search of the command palette. */
export const dashboardCalls = {
  unreadCounts: call({
    method: 'GET',
    path: '/api/admin/unread-counts',
    permission: 'staff',
    answer: unreadCounts,
    summary: 'Counts of unanswered messages and conversations',
  }),
  find: call({
    method: 'GET',
    path: '/api/admin/find',
    permission: 'staff',
    query: findQuery,
    answer: found,
    summary: 'Records by name',
  }),
};
