import type { ReactNode } from 'react';

/**
 * Cards side by side. On narrow screens the row is swiped, or moved by the arrow keys while it has the focus. The
 * visible edge of the next card shows that there is more. Works without script.
 */
export function SwipeRow({
  label,
  className = '',
  children,
}: {
  label: string;
  className?: string;
  /** A list element. */
  children: ReactNode;
}) {
  return (
    <div className={`swipe ${className}`} tabIndex={0} role="group" aria-label={label}>
      {children}
    </div>
  );
}
