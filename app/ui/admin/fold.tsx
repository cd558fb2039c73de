import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';

type Props = {
  label: string;
  /** Number of hidden fields that are set, with its text for screen readers; undefined if none is set. */
  count?: { shown: string; heard: string } | undefined;
  children: ReactNode;
};

/**
 * Content that is always visible on a wide screen, and behind a button on a narrow one. It follows its `<details>`
 * instead of being inside it, so that a wide screen shows it whether or not that is open. Works without script.
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
