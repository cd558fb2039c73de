import type { ReactNode } from 'react';

type Props = {
  label: string;
  isOn?: boolean;
  /** It keeps the focus: what was moved to the end can be moved back by the key next to it. */
  isDisabled?: boolean;
  onClick: () => void;
  children: ReactNode;
};

/** A small button that only shows an icon. */
export function IconButton({ label, isOn, isDisabled, onClick, children }: Props) {
  return (
    <button
      type="button"
      className={`icon-btn ${isOn ? 'bg-amber-soft text-amber-ink' : ''}`}
      aria-label={label}
      aria-pressed={isOn}
      aria-disabled={isDisabled}
      onClick={() => {
        if (!isDisabled) onClick();
      }}
    >
      {children}
    </button>
  );
}
