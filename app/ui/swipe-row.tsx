import type { ReactNode } from 'react';

/**
 * Cards side by side. On narrow screens the row is swiped, or moved by the arrow keys once it has the focus; the edge of the
 * next card shows that there is more. No script takes part.
 */
export function SwipeRow({
  label,
  className = '',
  children,
}: {
  label: string;
  className?: string;
  /** A list. */
  children: ReactNode;
}) {
  return (
    <div className={`swipe ${className}`} tabIndex={0} role="group" aria-label={label}>
      {children}
    </div>
  );
}
