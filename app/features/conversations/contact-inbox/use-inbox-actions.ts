import type { InboxAction, InboxMessage } from '#shared/conversations/contact-inbox.ts';
import { callApi } from '../../../lib/api.ts';
import { ta } from '../../../lib/admin-text.ts';
import { changeMany, changeRecords, idsOf } from '../../../staff/list/change-many.ts';
import { useCall } from '../../../lib/use-call.ts';

const which = ({ id }: InboxMessage) => ({ params: { id } });

/**
 * The actions of the staff on messages, with their notices (docs/specification/inbox.md#contact-replies), and Undo
 * for those that remove something.
 */
export function useInboxActions() {
  const { isBusy, run, runBeside } = useCall();
  const failed = ta('inbox.failed');
  const statusFailed = { failed: ta('common.error'), failedText: ta('inbox.statusFailed') };

  const restoring = (message: InboxMessage) => ({
    call: () => callApi('POST /api/contact/:id/restore', which(message)),
    title: ta('inbox.restored'),
    about: ['contact', message.fullName] as const,
    failed,
  });
  const reopening = (message: InboxMessage) => ({
    call: () => callApi('POST /api/contact/:id/reopen', which(message)),
    ...statusFailed,
  });

  /** The same for many messages. */
  const bulk = (
    messages: readonly InboxMessage[],
    action: InboxAction,
    userId: string | null = null,
  ): Promise<boolean> => {
    const body = { ids: idsOf(messages), action, userId };
    return changeMany(run, () => changeRecords('/api/contact', { body }), {
      done: (count) => ta('inbox.bulkDone', { count }),
      ...(action === 'resolve' || action === 'reopen' ? statusFailed : { failed }),
    });
  };

  return {
    isBusy,
    restore: (message: InboxMessage) => run(restoring(message).call, restoring(message)),
    bulk,
    reopen: (message: InboxMessage) => run(reopening(message).call, reopening(message)),
    assign: (message: InboxMessage, userId: string | null) =>
      run(() => callApi('PUT /api/contact/:id/assignment', { ...which(message), body: { userId } }), {
        failed,
      }),
    resolve: (message: InboxMessage) =>
      runBeside(() => callApi('POST /api/contact/:id/resolve', which(message)), {
        title: ta('inbox.resolvedTitle'),
        text: ta('inbox.resolvedText', { name: message.fullName }),
        undo: reopening(message),
        ...statusFailed,
      }),
    setRead: (message: InboxMessage, isRead: boolean) =>
      runBeside(
        () => callApi(`POST /api/contact/:id/${isRead ? 'read' : 'unread'}`, which(message)),
        statusFailed,
      ),
    remove: (message: InboxMessage) =>
      run(() => callApi('DELETE /api/contact/:id', which(message)), {
        title: ta('inbox.deleted', { name: message.fullName }),
        undo: restoring(message),
        failed,
      }),
    emptyTrash: (count: number) =>
      run(() => callApi('DELETE /api/contact/trash'), {
        title: ta('inbox.trashEmptied', { count }),
        failed,
      }),
  };
}
