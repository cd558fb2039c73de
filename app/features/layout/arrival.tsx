import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * A page that comes without the browser loading it is silent: what its title is gets announced, and the focus, which was
 * on a link that may be gone, moves to the new heading. The first page is the browser's own business.
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
