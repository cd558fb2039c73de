import type { ComponentProps } from 'react';

type Props = ComponentProps<'button'> & {
  /** It can do nothing now: something is under way, or nothing is chosen. */
  isOff?: boolean;
};

/**
 * A button that keeps the focus while it is off, unlike with `disabled`. Off, it neither acts nor submits.
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
