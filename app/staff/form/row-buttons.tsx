import type { ReactNode } from 'react';
import { ta } from '../../lib/admin-text.ts';
import { Button } from '../../ui/button.tsx';
import { AdminIcon } from '../../ui/admin/admin-icon.tsx';
import { Icon } from '../../ui/icon.tsx';

type Props = {
  /** Name of the row in the accessible names of the buttons. */
  name: string;
  /** Moves the row up (-1) or down (1). */
  onMove?: (by: -1 | 1) => void;
  isFirst?: boolean;
  isLast?: boolean;
  onRemove: () => void;
  canRemove?: boolean;
  /** The buttons are beside a heading, not beside fields with labels above them. */
  isBesideHeading?: boolean;
  children?: ReactNode;
};

/** The buttons at the end of a row: up, down, remove, and any others that the row has. */
export function RowButtons({
  name,
  onMove,
  isFirst,
  isLast,
  onRemove,
  canRemove = true,
  isBesideHeading = false,
  children,
}: Props) {
  return (
    <div className={`flex shrink-0 ${onMove && !isBesideHeading ? 'sm:mt-6' : ''}`}>
      {onMove ? (
        <>
          <RowButton
            label={ta('setting.moveUp', { name })}
            isDisabled={isFirst ?? false}
            onClick={() => onMove(-1)}
          >
            <Icon name="chevron" className="flip size-5" />
          </RowButton>
          <RowButton
            label={ta('setting.moveDown', { name })}
            isDisabled={isLast ?? false}
            onClick={() => onMove(1)}
          >
            <Icon name="chevron" />
          </RowButton>
        </>
      ) : null}
      {children}
      <RowButton label={ta('setting.remove', { name })} isDisabled={!canRemove} onClick={onRemove}>
        <AdminIcon name="trash" />
      </RowButton>
    </div>
  );
}

/** A button that shows only an icon. It keeps the focus while it is off, because it may be on again in a moment. */
export function RowButton(props: {
  label: string;
  /** Whether what it switches is on; undefined if it switches nothing. */
  isOn?: boolean;
  isDisabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  const { label, isOn, isDisabled = false, onClick, children } = props;
  return (
    <Button
      className={`icon-btn ${isOn ? 'bg-amber-soft text-amber-ink' : ''}`}
      aria-label={label}
      aria-pressed={isOn}
      title={label}
      isOff={isDisabled}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}

/** Returns a copy of the list with the item at `from` moved by `by` places. */
export function moved<T>(list: readonly T[], from: number, by: -1 | 1): T[] {
  const result = [...list];
  result.splice(from + by, 0, ...result.splice(from, 1));
  return result;
}

/** A button that adds a row to a list. */
export function AddButton({ text, onClick }: { text: string; onClick: () => void }) {
  return (
    <div>
      <button type="button" className="btn btn-outline btn-sm" data-add="" onClick={onClick}>
        <AdminIcon name="plus" className="size-4" />
        {text}
      </button>
    </div>
  );
}
