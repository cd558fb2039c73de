import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { ContactThread } from '#shared/conversations/contact-inbox.ts';
import { openPlaceholders } from '#shared/conversations/placeholders.ts';
import { canManageUsers } from '#shared/base/policy.ts';
import { aboutRecord } from '../../../lib/about-record.ts';
import { listText, ta } from '../../../lib/admin-text.ts';
import { callApi } from '../../../lib/api.ts';
import { hasCode } from '../../../lib/failure.ts';
import { reportFailure } from '../../../lib/report-failure.ts';
import { useShell } from '../../../lib/shell.ts';
import type { TextDraft } from '../../../lib/draft.ts';
import { toast, type ToastMessage } from '../../../ui/toast.ts';

const failure = (text: string) => toast({ title: ta('common.error'), text, isError: true });

/**
 * Sends the reply. If a colleague has answered since the draft began, that is shown beside the text box first, and
 * the reply is sent only when the writer confirms it.
 */
export function useReply({ message, replies, isMailConfigured }: ContactThread, draft: TextDraft) {
  const { user } = useShell();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const others = replies.filter(({ isOwn }) => !isOwn);
  /** Reply count at the start of the draft that was refused. Sending that draft again confirms it. */
  const [askedAt, setAskedAt] = useState<number | null>(null);

  const sent = (): ToastMessage =>
    isMailConfigured
      ? { title: ta('inbox.sentTitle'), text: ta('inbox.sentText') }
      : {
          title: ta('inbox.keptTitle'),
          text: ta('inbox.keptText'),
          ...(canManageUsers(user)
            ? {
                action: {
                  label: ta('inbox.toOutbox'),
                  run: () => void navigate('/admin/mail?status=queued'),
                },
              }
            : {}),
        };

  /**
   * @param isConfirmed the writer confirms sending despite another answer. Sending again after a refusal confirms too
   * @returns whether it was sent, and nothing else was typed meanwhile
   */
  async function send(andResolve: boolean, isConfirmed: boolean): Promise<boolean> {
    const replyMessage = draft.text.trim();
    if (isBusy) return false;
    if (!replyMessage) {
      failure(ta('inbox.empty'));
      return false;
    }
    // Placeholders such as {product} must never reach a customer.
    const open = openPlaceholders(replyMessage);
    if (open.length > 0) {
      failure(ta('inbox.open', { names: listText(open.map((name) => `{${name}}`)) }));
      return false;
    }
    setIsBusy(true);
    try {
      await callApi('POST /api/contact/:id/reply', {
        params: { id: message.id },
        body: {
          replyMessage,
          requestKey: draft.requestKey(),
          seenReplies: isConfirmed || askedAt === draft.seen() ? others.length : draft.seen(),
          andResolve,
        },
      });
      toast({ ...sent(), about: aboutRecord('contact', message.fullName) });
      const isDone = draft.clearSent(draft.text);
      await revalidate();
      return isDone;
    } catch (error) {
      if (hasCode(error, 'answered_meanwhile')) {
        await revalidate();
        setAskedAt(draft.seen());
      } else reportFailure(ta('common.error'), error, ta('inbox.sendFailed'));
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, send, answeredMeanwhile: draft.text ? others.slice(draft.seen()) : [] };
}

export type Reply = ReturnType<typeof useReply>;
