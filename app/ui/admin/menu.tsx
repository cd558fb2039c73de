import type { ReactNode } from 'react';
import { Button } from '../button.tsx';

/** What is done seldom, behind a button; app/start/menus.ts closes it as menus do. */
export function Menu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="menu">
      <summary className="btn btn-outline btn-sm">{label}</summary>
      <div className="menu-panel">{children}</div>
    </details>
  );
}

type ItemProps = { text: string; hint?: string; isBusy?: boolean; onClick: () => void };

/** One thing that can be done. */
export const MenuItem = ({ text, hint, isBusy = false, onClick }: ItemProps) => (
  <Button className="menu-item" isOff={isBusy} onClick={onClick}>
    <span>
      {text}
      {hint ? <span className="block text-xs text-muted">{hint}</span> : null}
    </span>
  </Button>
);
