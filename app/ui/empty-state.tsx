import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

/** Shown when a list is empty: what happened, and where to go. */
export function EmptyState(props: {
  icon: IconName;
  title: string;
  text: string;
  /** The page consists only of this message, so its title is the page's heading. */
  isPage?: boolean;
  children?: ReactNode;
}) {
  const Heading = props.isPage ? 'h1' : 'h2';
  return (
    <div className="card flex flex-col items-center gap-3 px-4 py-10 text-center">
      <span className="text-leaf">
        <Icon name={props.icon} className="size-10" />
      </span>
      <Heading className="h2">{props.title}</Heading>
      <p className="lead">{props.text}</p>
      <div className="flex flex-wrap justify-center gap-3 pt-2">{props.children}</div>
    </div>
  );
}
