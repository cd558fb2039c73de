import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AdminIcon, type AdminIconName } from '../../ui/admin/admin-icon.tsx';
import { Button } from '../../ui/button.tsx';
import { ta } from '../../lib/admin-text.ts';

/** The actions of a row: side by side on a wide screen, in a menu on a narrow one. */
export const RowActions = ({ name, children }: { name: string; children: ReactNode }) => (
  <details className="menu row-menu">
    <summary className="btn btn-ghost btn-sm btn-icon" aria-label={ta('list.actionsOf', { name })}>
      <AdminIcon name="more" className="size-5" />
    </summary>
    <div className="menu-panel row-actions">{children}</div>
  </details>
);

type Props = {
  text: string;
  /** Replaces the text on a wide screen. */
  icon?: AdminIconName;
  /** Accessible name, if the text does not say what it refers to. */
  label?: string;
  /** Id of the element with the row's name. */
  describedBy?: string;
  isDanger?: boolean;
  isBusy?: boolean;
} & ({ onClick: () => void } | { to: string } | { href: string });

/** One action of a row: a button, a link within the admin area, or a link to the site, which opens in a new tab. */
export function RowAction({
  text,
  icon,
  label,
  describedBy,
  isDanger = false,
  isBusy = false,
  ...way
}: Props) {
  const common = {
    className: `btn btn-sm ${isDanger ? 'btn-danger' : 'btn-outline'} ${icon ? 'btn-icon' : ''}`,
    title: icon ? text : undefined,
    'aria-label': label,
    'aria-describedby': describedBy,
  };
  const content = icon ? (
    <>
      <AdminIcon name={icon} className="size-4" />
      <span className="row-action-text">{text}</span>
    </>
  ) : (
    text
  );
  if ('to' in way)
    return (
      <Link to={way.to} preventScrollReset {...common}>
        {content}
      </Link>
    );
  if ('href' in way)
    return (
      <a href={way.href} target="_blank" rel="noreferrer" {...common}>
        {content}
      </a>
    );
  return (
    <Button {...common} isOff={isBusy} onClick={way.onClick}>
      {content}
    </Button>
  );
}
