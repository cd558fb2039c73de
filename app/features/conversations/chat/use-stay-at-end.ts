import { type UIEvent, useEffect, useRef } from 'react';

/** Pixels from the lower end within which new messages scroll the list. Further up, the position stays. */
const nearEnd = 100;

const toEnd = (list: HTMLElement) => {
  list.scrollTop = list.scrollHeight;
};

/**
 * Keeps a list of messages scrolled to its end while the reader is there, even if a picture gets its height late.
 * @param isEmpty an empty list has a text that is read from its beginning, so it is not scrolled
 * @returns props of the scrolling element
 */
export function useStayAtEnd<E extends HTMLElement>(isEmpty: boolean) {
  const list = useRef<E>(null);
  const isAtEnd = useRef(true);
  const lastTop = useRef(0);
  const stay = () => {
    // A form in the list that the user is filling in must not move away.
    if (isAtEnd.current && list.current && !isEmpty && !list.current.querySelector('form :focus'))
      toEnd(list.current);
  };
  useEffect(stay);
  return {
    ref: list,
    onLoadCapture: stay,
    onScroll: ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: UIEvent) => {
      const isNear = scrollHeight - scrollTop - clientHeight < nearEnd;
      // Only the reader scrolls up: content that grows below does not change the position.
      if (isNear || scrollTop < lastTop.current) isAtEnd.current = isNear;
      lastTop.current = scrollTop;
    },
  };
}
