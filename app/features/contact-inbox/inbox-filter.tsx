import { Form } from 'react-router';
import type { InboxQuery } from '../../../shared/contact-inbox.ts';
import { ta } from '../../lib/admin-text.ts';

/** Search and filters of the inbox; they are in the address, so that a list can be kept as a bookmark. */
export function InboxFilter({ query }: { query: InboxQuery }) {
  return (
    // The address may change without this form: a new key shows what it says now.
    <Form
      key={`${query.search} ${query.status} ${query.assigned}`}
      method="get"
      role="search"
      className="flex grow flex-wrap gap-2"
    >
      <input
        type="search"
        name="search"
        defaultValue={query.search}
        placeholder={ta('inbox.searchLabel')}
        aria-label={ta('inbox.searchLabel')}
        className="field inbox-search"
      />
      <select
        name="status"
        defaultValue={query.status}
        aria-label={ta('inbox.status')}
        className="field w-auto"
      >
        <option value="">{ta('inbox.statusAll')}</option>
        <option value="new">{ta('inbox.new')}</option>
        <option value="replied">{ta('inbox.replied')}</option>
        <option value="resolved">{ta('inbox.resolved')}</option>
        <option value="urgent">{ta('inbox.urgent')}</option>
        <option value="unread">{ta('inbox.unread')}</option>
        <option value="trash">{ta('inbox.statusTrash')}</option>
      </select>
      <select
        name="assigned"
        defaultValue={query.assigned}
        aria-label={ta('inbox.assigned')}
        className="field w-auto"
      >
        <option value="">{ta('inbox.assignedAll')}</option>
        <option value="me">{ta('inbox.assignedMe')}</option>
        <option value="nobody">{ta('inbox.assignedNobody')}</option>
      </select>
      <button type="submit" className="btn btn-outline">
        {ta('products.apply')}
      </button>
    </Form>
  );
}
