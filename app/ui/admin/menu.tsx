import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';

type MenuProps = {
  label: string;
  /** The main action of its place, not a rare one. */
  isMain?: boolean;
  children: ReactNode;
};

/** Several actions behind one button. app/start/menus.ts closes it. */
export function Menu({ label, isMain = false, children }: MenuProps) {
  return (
    <details className="menu">
      <summary className={isMain ? 'btn btn-primary' : 'btn btn-outline btn-sm'}>
        {label}
        {isMain ? <Icon name="chevron" className="size-4" /> : null}
      </summary>
      <div className="menu-panel">{children}</div>
    </details>
  );
}

type ItemProps = { text: string; hint?: string; isBusy?: boolean; onClick: () => void };

/** One action of a menu. */
export const MenuItem = ({ text, hint, isBusy = false, onClick }: ItemProps) => (
  <Button className="menu-item" isOff={isBusy} onClick={onClick}>
    <span>
      {text}
      {hint ? <span className="block text-xs text-muted">{hint}</span> : null}
    </span>
  </Button>
);
