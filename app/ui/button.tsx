import type { ComponentProps } from 'react';

type Props = ComponentProps<'button'> & {
  /** It can do nothing now: something is under way, or nothing is chosen. */
  isOff?: boolean;
};

/** A button that can be off and keeps the focus all the same, which `disabled` would give to nobody. Off, it neither acts nor submits. */
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
