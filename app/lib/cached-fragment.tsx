import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { type Shell, useShell } from './shell.ts';

/** What a fragment is made of, if nobody has asked for its key before. */
export type FragmentSource = { key: string; path: string; render: () => ReactElement };

/** Answers what stands for some fragments in a row until the document is whole. */
export type PlaceFragments = (sources: readonly FragmentSource[], shell: Shell) => ReactElement;

/** Given on the server only: the browser has elements, no markup. */
export const FragmentContext = createContext<PlaceFragments | null>(null);

type Props = {
  as: 'div' | 'nav';
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
 * An element that the server makes once and uses in every page that shows the same (decision 016). For the same `of` and
 * `path` the content must be the same: no state, no `useId`, of the router only links.
 */
export function CachedFragment({ as: Element, name, of, path = '/', children, ...attributes }: Props) {
  const place = useContext(FragmentContext);
  const shell = useShell();
  const render = () => <Element {...attributes}>{children}</Element>;
  if (!place) return render();
  const key = JSON.stringify([name, attributes.className, shell.isLite, path, of]);
  return place([{ key, path, render }], shell);
}

type ItemsProps<T extends { id: string }> = {
  name: string;
  items: readonly T[];
  /** Everything that an item depends on, but for the language and the data saver. */
  of: (item: T, place: number) => unknown;
  className?: string;
  children: (item: T, place: number) => ReactNode;
};

/** The items of a list, each of them a fragment; to React they are one element. */
export function CachedItems<T extends { id: string }>(props: ItemsProps<T>) {
  const { name, items, of, className, children } = props;
  const place = useContext(FragmentContext);
  const shell = useShell();
  const element = (item: T, i: number) => (
    <li key={item.id} className={className}>
      {children(item, i)}
    </li>
  );
  if (!place) return items.map(element);
  const sources = items.map((item, i) => ({
    key: JSON.stringify([name, className, shell.isLite, of(item, i)]),
    path: '/',
    render: () => element(item, i),
  }));
  return place(sources, shell);
}
