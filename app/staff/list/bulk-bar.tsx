import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ta } from '../../lib/admin-text.ts';
import { NamedOptions } from '../../ui/options.tsx';

type Props<Action> = {
  count: number;
  actions: readonly (readonly [action: Action, text: string])[];
  isBusy: boolean;
  onAction: (action: Action) => void;
  onClear: () => void;
  /** Changes that need a value. */
  children?: ReactNode;
};

/** Number of actions that a wide bar shows beside "More"; a narrow one shows the first. */
const shownCount = 3;

/**
 * The actions for all selected rows; renders nothing if none is selected. One line: what does not fit, and every
 * change that needs a value, is below "More".
 */
export const BulkBar = <Action,>(props: Props<Action>) => (props.count === 0 ? null : <Bar {...props} />);

function Bar<Action>({ count, actions, isBusy, onAction, onClear, children }: Props<Action>) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const button = ([action, text]: (typeof actions)[number], style: string) => (
    <Button
      key={text}
      className={`btn btn-outline btn-sm ${style}`}
      isOff={isBusy}
      onClick={() => onAction(action)}
    >
      {text}
    </Button>
  );
  const needsMore = children || actions.length > shownCount;
  return (
    <div role="group" aria-label={ta('list.selected', { count })} className="bulk-bar card border-leaf">
      <div className="bulk-line">
        <strong className="truncate px-2">{ta('list.selected', { count })}</strong>
        {actions.slice(0, shownCount).map((action, i) => button(action, i === 0 ? '' : 'bulk-wide'))}
        {needsMore || actions.length > 1 ? (
          <button
            type="button"
            className={`btn btn-outline btn-sm ${needsMore ? '' : 'bulk-narrow'}`}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            {ta('common.more')}
            <Icon name="chevron" className={`size-3.5 ${isOpen ? 'flip' : ''}`} />
          </button>
        ) : null}
        <button type="button" className="btn btn-ghost btn-sm ml-auto" onClick={onClear}>
          {ta('list.clear')}
        </button>
      </div>
      <div id={id} hidden={!isOpen} className="bulk-more">
        {actions.slice(1).map((action, i) => button(action, i + 1 < shownCount ? 'bulk-narrow' : ''))}
        {children}
      </div>
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
    className="field field-sm"
    aria-label={label}
    value="choose"
    aria-disabled={isBusy}
    onChange={({ target }) => onAssign(target.value || null)}
  >
    <option value="choose" disabled>
      {label}
    </option>
    <option value="">{nobody}</option>
    <NamedOptions of={staff} />
  </select>
);
