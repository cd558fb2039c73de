import type { ReactNode } from 'react';
import { Link } from 'react-router';

type Props = {
  label: string;
  links: readonly { to: string; text: ReactNode; isCurrent: boolean }[];
};

/** Links beside each other that choose which records a page shows, or how. */
export const ChoiceLinks = ({ label, links }: Props) => (
  <nav aria-label={label} className="flex flex-wrap gap-x-1 gap-y-2">
    {links.map(({ to, text, isCurrent }) => (
      <Link
        key={to}
        to={to}
        preventScrollReset
        className={`btn btn-sm ${isCurrent ? 'btn-primary' : 'btn-outline'}`}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {text}
      </Link>
    ))}
  </nav>
);
