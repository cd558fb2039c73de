import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { ta } from '../../lib/admin-text.ts';

type Props<Action extends string> = {
  count: number;
  actions: readonly (readonly [action: Action, text: string])[];
  isBusy: boolean;
  onAction: (action: Action) => void;
  onClear: () => void;
  /** Changes that need a value. */
  children?: ReactNode;
};

/** The actions for all selected rows; renders nothing if none is selected. */
export function BulkBar<Action extends string>(props: Props<Action>) {
  const { count, actions, isBusy, onAction, onClear, children } = props;
  if (count === 0) return null;
  return (
    <div
      role="group"
      aria-label={ta('list.selected', { count })}
      className="bulk-bar card sticky bottom-0 z-20 flex items-center gap-1 border-leaf p-2"
    >
      <strong className="px-2">{ta('list.selected', { count })}</strong>
      {actions.map(([action, text]) => (
        <Button
          key={action}
          className="btn btn-outline btn-sm"
          isOff={isBusy}
          onClick={() => onAction(action)}
        >
          {text}
        </Button>
      ))}
      {children}
      <button type="button" className="btn btn-ghost btn-sm ml-auto" onClick={onClear}>
        {ta('list.clear')}
      </button>
    </div>
  );
}

type AssignProps = {
  label: string;
  nobody: string;
  staff: readonly { id: string; name: string }[];
  isBusy: boolean;
  onAssign: (userId: string | null) => void;
};

/** Assigns all selected rows to a staff member, or to nobody. */
export const BulkAssign = ({ label, nobody, staff, isBusy, onAssign }: AssignProps) => (
  <select
    className="field field-sm w-auto"
    aria-label={label}
    value="choose"
    aria-disabled={isBusy}
    onChange={({ target }) => onAssign(target.value || null)}
  >
    <option value="choose" disabled>
      {label}
    </option>
    <option value="">{nobody}</option>
    {staff.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </select>
);
