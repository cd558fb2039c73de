import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ta } from '../../lib/admin-text.ts';
import { NamedOptions } from '../../ui/options.tsx';
import { readText } from '../../lib/storage.ts';
import { shortcutsKey, useShortcuts } from '../../lib/use-shortcuts.ts';

type Props<Action> = {
  count: number;
  actions: readonly (readonly [action: Action, text: string])[];
  isBusy: boolean;
  onAction: (action: Action) => void;
  onClear: () => void;
  /** Changes that need a value. */
  children?: ReactNode;
};

/** The key that moves the focus to the bar. */
const barKey = 'b';

/** Number of actions that a wide bar shows beside "More"; a narrow one shows the first. */
const shownCount = 3;

/**
 * The actions for all selected rows; renders nothing if none is selected. One line: what does not fit, and every
 * change that needs a value, is below "More".
 */
export function BulkBar<Action>(props: Props<Action>) {
  const { count } = props;
  const hasKey = count > 0 && readText(shortcutsKey) !== 'off';
  return (
    <>
      {/* Between the last box and the bar there may be hundreds of links and buttons. */}
      <p role="status" className="sr-only">
        {hasKey ? ta('list.selectedKey', { count, key: barKey }) : null}
      </p>
      {count === 0 ? null : <Bar {...props} hasKey={hasKey} />}
    </>
  );
}

function Bar<Action>(props: Props<Action> & { hasKey: boolean }) {
  const { count, actions, isBusy, onAction, onClear, hasKey, children } = props;
  const id = useId();
  const bar = useRef<HTMLDivElement>(null);
  /** Gets the focus back when the bar disappears. */
  const before = useRef<HTMLElement>(null);
  useShortcuts({
    [barKey]: () => {
      before.current = document.activeElement as HTMLElement;
      bar.current?.querySelector('button')?.focus();
    },
  });
  useLayoutEffect(() => {
    const box = bar.current!;
    return () => {
      if (box.contains(document.activeElement)) before.current?.focus();
    };
  }, []);
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
    <div
      ref={bar}
      role="group"
      aria-label={ta('list.selected', { count })}
      aria-keyshortcuts={hasKey ? barKey : undefined}
      className="bulk-bar card border-leaf"
    >
      <div className="flex items-center gap-1 [&>.btn]:flex-none">
        <strong className="truncate px-2">{ta('list.selected', { count })}</strong>
        {hasKey ? <kbd className="bulk-wide badge badge-plain">{barKey}</kbd> : null}
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
      <div
        id={id}
        hidden={!isOpen}
        className={`bulk-more mt-2 flex-wrap items-center gap-1 ${isOpen ? 'flex' : ''}`}
      >
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
