import { useEffect, useRef, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { neighbour } from '#shared/reading-order.ts';
import { threadTitleId } from './thread-head.tsx';

type Options = {
  /** The rows as they are listed now. */
  rows: readonly { id: string }[];
  openId: string | null;
  /** The parameter of the address that names the open one. */
  param: string;
  path: (id?: string) => string;
  /** Id of the link in the list, for the focus. */
  linkId: (id: string) => string;
};

/**
 * Which row of an inbox is open or about to be, the way to the next one, with the focus in the list, and whose reply box is
 * asked for.
 */
export function useReading({ rows, openId, param, path, linkId }: Options) {
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  // While one is being fetched, it counts as open: keys may come faster than answers.
  const current = next ? new URLSearchParams(next.search).get(param) : openId;
  const ids = rows.map(({ id }) => id);
  const found = useRef(ids);
  useEffect(() => {
    found.current = ids;
    // oxlint-disable-next-line react/exhaustive-deps -- the order counts in which the open one was found
  }, [current]);

  const open = (id: string | undefined) => void navigate(path(id), { preventScrollReset: true });
  // Where the row is no longer listed, the focus still leaves the field.
  const focusRow = (id: string) =>
    (document.getElementById(linkId(id)) ?? document.getElementById(threadTitleId))?.focus();
  const [replyTo, setReplyTo] = useState<string | null>(null);
  return {
    current,
    open,
    focusRow,
    replyTo,
    /** Opens the row, and its reply box once: the next row that is opened must not take the focus into a field. */
    reply: (id: string) => {
      setReplyTo(id);
      if (id !== openId) open(id);
    },
    onReplyTaken: () => setReplyTo(null),
    step: (direction: 1 | -1): void => {
      const id = neighbour(found.current, ids, current, direction);
      if (!id) return;
      open(id);
      focusRow(id);
    },
  };
}
