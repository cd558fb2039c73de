import { useEffect, useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { neighbour } from '#shared/reading-order.ts';

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

/** Which row of an inbox is open or about to be, and the way to the next one; the focus goes along in the list. */
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
  const focusRow = (id: string) => document.getElementById(linkId(id))?.focus();
  return {
    current,
    open,
    focusRow,
    /** @returns whether there was one */
    step: (direction: 1 | -1): boolean => {
      const id = neighbour(found.current, ids, current, direction);
      if (!id) return false;
      open(id);
      focusRow(id);
      return true;
    },
  };
}
