import type { ReactNode } from 'react';
import { aboutRecord } from '../../../lib/about-record.ts';
import { ta } from '../../../lib/admin-text.ts';
import { DialogForm, useStaffForm } from '../../../staff/form/submit-form.tsx';
import { CheckField } from '../../../ui/form-field.tsx';
import { Dialog } from '../../../staff/form/dialog.tsx';
import { toast } from '../../../ui/toast.ts';

type Values = Record<string, string>;

type Props<T> = {
  title: string;
  /** Label of the button. */
  label?: string;
  /** The number of the order, and what is said once it is done; or what is done instead. */
  number?: string;
  done?: string;
  onDone?: (answer: T) => void;
  isDanger?: boolean;
  send: (values: Values) => Promise<T>;
  onClose: () => void;
  children: (
    field: (
      name: string,
      label: string,
      initial?: string | number | null,
    ) => { name: string; label: string; defaultValue: string | number; error: string | undefined },
    errors: Values,
  ) => ReactNode;
};

/** A dialog with one form about an order, or about several. */
export function OrderForm<T>(props: Props<T>) {
  const { title, label = ta('order.save'), number = '', done = ta('order.saved'), isDanger, onClose } = props;
  const form = useStaffForm(
    props.send,
    (answer) => {
      if (props.onDone) props.onDone(answer);
      else toast({ title: done, about: aboutRecord('order', number) });
      onClose();
    },
    ta('order.failed'),
  );
  return (
    <Dialog title={title} onClose={onClose}>
      <DialogForm form={form} label={label} isDanger={isDanger} onCancel={onClose}>
        {props.children(
          (name, text, initial) => ({ ...form.field(name), label: text, defaultValue: initial ?? '' }),
          form.errors,
        )}
      </DialogForm>
    </Dialog>
  );
}

type ChecksProps<V> = {
  of: readonly V[];
  text: (one: V) => string;
  chosen: readonly V[];
  isFixed?: (one: V) => boolean;
  onChange: (chosen: V[]) => void;
};

/** Checkboxes of which several may be ticked. */
export const Checks = <V extends string>({ of, text, chosen, isFixed, onChange }: ChecksProps<V>) =>
  of.map((one) => (
    <CheckField
      key={one}
      label={text(one)}
      checked={chosen.includes(one)}
      disabled={isFixed?.(one)}
      onChange={({ target }) =>
        onChange(target.checked ? [...chosen, one] : chosen.filter((other) => other !== one))
      }
    />
  ));

/** What a form calls a field of a part: its texts without those of parts. */
export const wholeFields = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !name.includes('.')));
