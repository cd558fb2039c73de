import type { ConversationChange } from '#shared/chat-inbox.ts';
import type { Person } from '#shared/contact-inbox.ts';
import { callApi } from '../../lib/api.ts';
import { ta } from '../../lib/admin-text.ts';
import { useCall } from '../../lib/use-call.ts';
import { Button } from '../../ui/button.tsx';

type Props = { ids: readonly string[]; staff: readonly Person[]; onDone: () => void };

/** What can be done with all selected conversations at once. */
export function ConversationBulkBar({ ids, staff, onDone }: Props) {
  const { isBusy, run } = useCall();
  async function change(body: ConversationChange): Promise<void> {
    const isDone = await run(
      async () => {
        for (const id of ids) await callApi('PUT /api/conversations/:id', { params: { id }, body });
      },
      { title: ta('chat.bulkDone', { count: ids.length }), failed: ta('chat.failed') },
    );
    if (isDone) onDone();
  }
  return (
    <div
      role="group"
      aria-label={ta('chat.selected', { count: ids.length })}
      className="card sticky bottom-0 z-20 flex flex-wrap items-center gap-1 border-leaf p-2"
    >
      <strong className="px-2">{ta('chat.selected', { count: ids.length })}</strong>
      <Button
        className="btn btn-outline btn-sm"
        isOff={isBusy}
        onClick={() => void change({ status: 'resolved' })}
      >
        {ta('chat.resolve')}
      </Button>
      <select
        className="field field-sm w-auto"
        aria-label={ta('chat.bulkAssign')}
        value="choose"
        aria-disabled={isBusy}
        onChange={({ target }) => void change({ assignedToUserId: target.value || null })}
      >
        <option value="choose" disabled>
          {ta('chat.bulkAssign')}
        </option>
        <option value="">{ta('chat.nobody')}</option>
        {staff.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <button type="button" className="btn btn-ghost btn-sm ml-auto" onClick={onDone}>
        {ta('chat.clear')}
      </button>
    </div>
  );
}
