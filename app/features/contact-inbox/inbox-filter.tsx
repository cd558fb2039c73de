import type { InboxQuery } from '#shared/contact-inbox.ts';
import { ta } from '../../lib/admin-text.ts';
import { FilterChoice, FilterForm } from '../../lib/filter-form.tsx';
import { filterWords } from '../../lib/filter-words.ts';
import { Fold } from '../../ui/admin/fold.tsx';

/** Search and filters of the inbox. */
export function InboxFilter({ query }: { query: InboxQuery }) {
  return (
    <FilterForm
      query={query}
      search={query.search}
      searchLabel={ta('inbox.searchLabel')}
      submitLabel={ta('products.apply')}
      className="grow"
      searchClassName="inbox-search"
    >
      <Fold {...filterWords([query.status, query.assigned])}>
        <FilterChoice name="status" label={ta('inbox.status')} value={query.status}>
          <option value="">{ta('inbox.statusAll')}</option>
          <option value="new">{ta('inbox.new')}</option>
          <option value="replied">{ta('inbox.replied')}</option>
          <option value="resolved">{ta('inbox.resolved')}</option>
          <option value="urgent">{ta('inbox.urgent')}</option>
          <option value="unread">{ta('inbox.unread')}</option>
          <option value="trash">{ta('inbox.statusTrash')}</option>
        </FilterChoice>
        <FilterChoice name="assigned" label={ta('inbox.assigned')} value={query.assigned}>
          <option value="">{ta('inbox.assignedAll')}</option>
          <option value="me">{ta('inbox.assignedMe')}</option>
          <option value="nobody">{ta('inbox.assignedNobody')}</option>
        </FilterChoice>
      </Fold>
    </FilterForm>
  );
}
