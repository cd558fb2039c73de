import type { CannedReply } from '../../../shared/canned-reply.ts';
import { localeTags } from '../../../shared/locale.ts';
import { callApi } from '../../lib/api.ts';
import { ta } from '../../lib/admin-text.ts';
import { useCall } from '../../lib/use-call.ts';
import { AdminIcon } from '../../ui/admin/admin-icon.tsx';

type Props = { replies: readonly CannedReply[]; onEdit: (reply: CannedReply) => void };

/** The canned replies of one language: edit, delete with Undo. */
export function CannedTable({ replies, onEdit }: Props) {
  const { isBusy, run } = useCall();
  const failed = ta('records.changeFailed');
  const remove = ({ id, ...reply }: CannedReply) =>
    void run(() => callApi('DELETE', `/api/canned-replies/${id}`), {
      title: ta('inbox.cannedDeleted', { name: reply.title }),
      action: {
        label: ta('common.undo'),
        // There is no trash for these few: Undo writes it again.
        run: () =>
          void run(() => callApi('POST', '/api/canned-replies', reply), {
            title: ta('records.restored'),
            failed,
          }),
      },
      failed,
    });
  return (
    <div className="card overflow-x-auto" tabIndex={0} role="region" aria-label={ta('inbox.cannedTitle')}>
      <table className="table">
        <thead>
          <tr>
            <th>{ta('inbox.cannedName')}</th>
            <th>{ta('inbox.cannedBody')}</th>
            <th>{ta('inbox.cannedOrder')}</th>
            <th>{ta('common.actions')}</th>
          </tr>
        </thead>
        <tbody>
          {replies.map((reply) => (
            <tr key={reply.id}>
              <td className="font-semibold" lang={localeTags[reply.language]}>
                {reply.title}
              </td>
              <td lang={localeTags[reply.language]}>
                <p className="clamp-2 text-sm text-muted">{reply.body}</p>
              </td>
              <td>{reply.displayOrder}</td>
              <td>
                <div className="flex gap-1">
                  <button type="button" className="btn btn-outline btn-sm" onClick={() => onEdit(reply)}>
                    <AdminIcon name="edit" className="size-4" />
                    {ta('products.edit')}
                    <span className="sr-only"> {reply.title}</span>
                  </button>
                  <button
                    type="button"
                    className="btn btn-danger btn-sm"
                    disabled={isBusy}
                    aria-label={ta('records.deleteNamed', { name: reply.title })}
                    onClick={() => remove(reply)}
                  >
                    <AdminIcon name="trash" className="size-4" />
                  </button>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
