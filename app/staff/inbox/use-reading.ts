import { useEffect, useRef, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { neighbour } from '#shared/base/reading-order.ts';
import { threadTitleId } from './thread-head.tsx';

type Options = {
  /** The rows as they are listed now. */
  rows: readonly { id: string }[];
  openId: string | null;
  /** The query parameter with the id of the open row. */
  param: string;
  path: (id?: string) => string;
  /** Id of the row's link in the list, for the focus. */
  linkId: (id: string) => string;
};

/**
 * Tracks which row of an inbox is open or about to be, opens the next one with the focus in the list, and requests
 * the focus for its reply box.
 */
export function useReading({ rows, openId, param, path, linkId }: Options) {
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  // While a row is being fetched, it counts as open: keys may come faster than answers.
  const current = next ? new URLSearchParams(next.search).get(param) : openId;
  const ids = rows.map(({ id }) => id);
  const found = useRef(ids);
  useEffect(() => {
    found.current = ids;
    // oxlint-disable-next-line react/exhaustive-deps -- keeps the order of rows at the time of opening
  }, [current]);

  const open = (id: string | undefined) => void navigate(path(id), { preventScrollReset: true });
  // If the row is no longer listed, the focus must still leave the field.
  const focusRow = (id: string) =>
    (document.getElementById(linkId(id)) ?? document.getElementById(threadTitleId))?.focus();
  const [replyTo, setReplyTo] = useState<string | null>(null);
  return {
    current,
    open,
    focusRow,
    replyTo,
    /** Opens the row and focuses its reply box once: the next opened row must not take the focus into a field. */
    reply: (id: string) => {
      setReplyTo(id);
      if (id !== openId) open(id);
    },
    onReplyFocused: () => setReplyTo(null),
    step: (direction: 1 | -1): void => {
      const id = neighbour(found.current, ids, current, direction);
      if (!id) return;
      open(id);
      focusRow(id);
    },
  };
}
