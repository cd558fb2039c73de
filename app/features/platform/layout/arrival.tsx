import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Announces a page that was opened without a page load, which would be silent otherwise: its title is announced, and
 * the focus moves to the new heading, because the followed link may be gone. The browser itself announces the first
 * page.
 */
export function Arrival() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
