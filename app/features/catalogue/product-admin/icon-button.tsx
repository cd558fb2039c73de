import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';

type Props = {
  label: string;
  isOn?: boolean;
  isDisabled?: boolean;
  onClick: () => void;
  children: ReactNode;
};

/** A small button that only shows an icon. */
export const IconButton = ({ label, isOn, isDisabled, onClick, children }: Props) => (
  <Button
    className={`icon-btn ${isOn ? 'bg-amber-soft text-amber-ink' : ''}`}
    aria-label={label}
    aria-pressed={isOn}
    isOff={isDisabled}
    onClick={onClick}
  >
    {children}
  </Button>
);
