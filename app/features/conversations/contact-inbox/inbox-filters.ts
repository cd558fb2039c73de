import type { InboxQuery } from '#shared/conversations/contact-inbox.ts';
import { ta } from '../../../lib/admin-text.ts';
import type { ListFilter } from '../../../staff/list/filter-form.tsx';

/** Filters of the inbox. */
export const inboxFilters = ({ status, assigned }: InboxQuery): readonly ListFilter[] => [
  {
    name: 'status',
    value: status,
    label: ta('inbox.status'),
    none: ta('inbox.statusAll'),
    choices: [
      ['new', ta('inbox.new')],
      ['replied', ta('inbox.replied')],
      ['resolved', ta('inbox.resolved')],
      ['urgent', ta('inbox.urgent')],
      ['unread', ta('inbox.unread')],
      ['trash', ta('inbox.statusTrash')],
    ],
  },
  {
    name: 'assigned',
    value: assigned,
    label: ta('inbox.assigned'),
    none: ta('inbox.assignedAll'),
    choices: [
      ['me', ta('inbox.assignedMe')],
      ['nobody', ta('inbox.assignedNobody')],
    ],
  },
];
