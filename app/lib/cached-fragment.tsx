import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { type Shell, useShell } from './shell.ts';

/** What a fragment is made of: an element and the contexts that it may read. */
export type FragmentSource = { element: ReactNode; shell: Shell; path: string };

/** Answers what stands for a fragment until the document is whole; the source is rendered if nobody has asked for its key. */
export type PlaceFragment = (key: string, source: FragmentSource) => ReactElement;

/** Given on the server only: the browser has elements, no markup. */
export const FragmentContext = createContext<PlaceFragment | null>(null);

type Props = {
  as: 'div' | 'li' | 'nav';
  /** Tells it from other fragments. */
  name: string;
  /** Everything that the content depends on, but for the language and the data saver. */
  of?: unknown;
  /** The page's path, as far as the content tells it apart. */
  path?: string;
  className?: string;
  'aria-label'?: string;
  children: ReactNode;
};

/**
 * An element whose content the server makes once and uses in every page that shows the same (decision 016). For the same
 * `of` and `path` the content must be the same: no state, no `useId`, of the router only links.
 */
export function CachedFragment({ as: Element, name, of, path = '/', children, ...attributes }: Props) {
  const place = useContext(FragmentContext);
  const shell = useShell();
  const content = place
    ? place(JSON.stringify([name, shell.isLite, path, of]), { element: children, shell, path })
    : children;
  return <Element {...attributes}>{content}</Element>;
}
