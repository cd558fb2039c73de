import type { InboxAction, Person } from '#shared/contact-inbox.ts';
import { type AdminTextKey, ta } from '../../lib/admin-text.ts';
import { Button } from '../../ui/button.tsx';

const usual: [InboxAction, AdminTextKey][] = [
  ['resolve', 'inbox.resolve'],
  ['reopen', 'inbox.reopen'],
  ['read', 'inbox.markRead'],
  ['unread', 'inbox.markUnread'],
  ['delete', 'inbox.delete'],
];

type Props = {
  count: number;
  isTrash: boolean;
  isBusy: boolean;
  onClear: () => void;
  staff: readonly Person[];
  onAction: (action: InboxAction, userId?: string | null) => void;
};

/** What can be done with all selected messages at once. */
export function InboxBulkBar({ count, isTrash, isBusy, staff, onClear, onAction }: Props) {
  const actions = isTrash ? ([['restore', 'inbox.restore']] satisfies typeof usual) : usual;
  return (
    <div
      role="group"
      aria-label={ta('products.selected', { count })}
      className="card sticky bottom-0 z-20 flex flex-wrap items-center gap-1 border-leaf p-2"
    >
      <strong className="px-2">{ta('products.selected', { count })}</strong>
      {actions.map(([action, text]) => (
        <Button
          key={action}
          className="btn btn-outline btn-sm"
          isOff={isBusy}
          onClick={() => onAction(action)}
        >
          {ta(text)}
        </Button>
      ))}
      {isTrash ? null : (
        <select
          className="field field-sm w-auto"
          aria-label={ta('inbox.bulkAssign')}
          value="choose"
          aria-disabled={isBusy}
          onChange={({ target }) => onAction('assign', target.value || null)}
        >
          <option value="choose" disabled>
            {ta('inbox.bulkAssign')}
          </option>
          <option value="">{ta('inbox.assignedNobody')}</option>
          {staff.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
      <button type="button" className="btn btn-ghost btn-sm ml-auto" onClick={onClear}>
        {ta('products.clear')}
      </button>
    </div>
  );
}
