import type { ComponentProps } from 'react';

type Props = ComponentProps<'button'> & {
  /** The button has no effect now: an action is running, or nothing is chosen. */
  isOff?: boolean;
};

/**
 * A button that keeps the focus while it is off, unlike one with `disabled`. While off, it neither acts nor submits.
 */
export function Button({ isOff = false, type = 'button', onClick, ...props }: Props) {
  return (
    <button
      {...props}
      // oxlint-disable-next-line react/button-has-type
      type={type}
      aria-disabled={isOff || undefined}
      onClick={isOff ? (event) => event.preventDefault() : onClick}
    />
  );
}
