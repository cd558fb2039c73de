import { ta } from '../../lib/admin-text.ts';
import type { Selection } from './use-selection.ts';

type Props = { id: string; name: string; selection: Selection; className?: string };

/** Selects one row; with the shift key, all rows from the last selected one to this one. */
export const SelectBox = ({ id, name, selection, className = '' }: Props) => (
  <input
    type="checkbox"
    className={`size-5 shrink-0 ${className}`}
    checked={selection.ids.has(id)}
    onChange={({ target, nativeEvent }) =>
      selection.select(id, target.checked, (nativeEvent as MouseEvent).shiftKey)
    }
    aria-label={ta('list.select', { name })}
  />
);
