import type { FocusEvent } from 'react';

/** Props of a list that report whether it is in use: the pointer is over it, or the focus is in it. */
export const inUseProps = (report: (isInUse: boolean) => void) => ({
  onPointerEnter: () => report(true),
  onFocus: () => report(true),
  onPointerLeave: ({ currentTarget }: { currentTarget: Element }) =>
    report(currentTarget.contains(document.activeElement)),
  onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
    report(currentTarget.contains(relatedTarget) || currentTarget.matches(':hover')),
});
