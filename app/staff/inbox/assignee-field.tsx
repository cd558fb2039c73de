import type { Person } from '#shared/conversations/contact-inbox.ts';
import { useCall } from '../../lib/use-call.ts';
import { SelectField } from '../../ui/form-field.tsx';
import { NamedOptions } from '../../ui/options.tsx';

type Props = {
  label: string;
  nobody: string;
  /** May be a former staff member, who is offered until someone else is chosen. */
  assignedTo: Person | null;
  staff: readonly Person[];
  failed: string;
  onAssign: (userId: string | null) => Promise<unknown>;
};

/** Assigns a message or conversation to a staff member, or to nobody. */
export function AssigneeField({ label, nobody, assignedTo, staff, failed, onAssign }: Props) {
  const { isBusy, run } = useCall();
  const isKnown = assignedTo === null || staff.some(({ id }) => id === assignedTo.id);
  return (
    <SelectField
      label={label}
      value={assignedTo?.id ?? ''}
      aria-disabled={isBusy}
      onChange={({ target }) => void run(() => onAssign(target.value || null), { failed })}
    >
      <option value="">{nobody}</option>
      <NamedOptions of={isKnown ? staff : [...staff, assignedTo]} />
    </SelectField>
  );
}
