import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';

type Props = {
  label: string;
  /** How many of the hidden fields are set, with its text for screen readers; missing where none is. */
  count?: { shown: string; heard: string } | undefined;
  children: ReactNode;
};

/**
 * What stands open on a wide screen and behind a button on a narrow one. It follows its `<details>` instead of lying in it:
 * a wide screen shows it whether that is open or not, and neither needs script.
 */
export function Fold({ label, count, children }: Props) {
  return (
    <>
      <details className="fold">
        <summary className="btn btn-outline">
          {label}
          {count ? (
            <span className="badge">
              <span aria-hidden="true">{count.shown}</span>
              <span className="sr-only">{count.heard}</span>
            </span>
          ) : null}
          <Icon name="chevron" className="size-3.5" />
        </summary>
      </details>
      <div className="fold-body">{children}</div>
    </>
  );
}
