import { useEffect, useRef, useState } from 'react';
import { followStaffNews, sayToServer } from '../../../lib/staff-live.ts';
import { useShell } from '../../../lib/shell.ts';

/** Milliseconds between two `answering` events, and until a received one expires. */
const everyMs = 3000;
const believedMs = 8000;

/**
 * Tracks who else is answering this message at the moment, and reports that the user is answering it.
 * @param replyCount a new reply ends the answering
 */
export function useAnswering(messageId: string, replyCount: number) {
  const { user } = useShell();
  const ownId = user!.id;
  const [writer, setWriter] = useState<{ name: string; replyCount: number } | null>(null);
  const saidAt = useRef(0);
  useEffect(() => {
    let end = 0;
    const stop = followStaffNews({
      onEvent: (event) => {
        if (event.type !== 'answering' || event.messageId !== messageId || event.userId === ownId) return;
        setWriter({ name: event.userName, replyCount });
        clearTimeout(end);
        end = window.setTimeout(() => setWriter(null), believedMs);
      },
    });
    return () => {
      clearTimeout(end);
      stop();
    };
  }, [messageId, ownId, replyCount]);

  return {
    name: writer?.replyCount === replyCount ? writer.name : null,
    announce: () => {
      if (Date.now() - saidAt.current < everyMs) return;
      if (sayToServer({ type: 'answering', messageId })) saidAt.current = Date.now();
    },
  };
}
