import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';

type Props = {
  name: string;
  backPath: string;
  backLabel: string;
  /** Shown beside the name: the state of the connection, and actions. */
  before?: ReactNode;
  children: ReactNode;
  /** There are many actions, so they go below the name. */
  wraps?: boolean;
};

/** Id of the heading of an open thread. */
export const threadTitleId = 'thread-title';

/** The head of an open thread. On a phone the thread replaces the list: the focus follows, and a link leads back. */
export function ThreadHead({ name, backPath, backLabel, before, children, wraps = false }: Props) {
  const back = useRef<HTMLAnchorElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (back.current?.checkVisibility()) heading.current?.focus();
  }, []);
  return (
    <header className={`flex items-center gap-2 px-3 py-2 xl:col-span-full ${wraps ? 'flex-wrap' : ''}`}>
      <Link ref={back} to={backPath} className="icon-btn -my-2 -ml-2 lg:hidden" aria-label={backLabel}>
        <Icon name="left" />
      </Link>
      {before}
      <h2
        id={threadTitleId}
        ref={heading}
        tabIndex={-1}
        className={`flex-1 truncate text-[1.0625rem] ${wraps ? 'min-w-48' : ''}`}
      >
        {name}
      </h2>
      {children}
    </header>
  );
}
