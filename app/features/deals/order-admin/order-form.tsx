import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { aboutRecord } from '../../../lib/about-record.ts';
import { ta } from '../../../lib/admin-text.ts';
import { DialogForm, useStaffForm } from '../../../staff/form/submit-form.tsx';
import { Dialog } from '../../../staff/form/dialog.tsx';
import { toast } from '../../../ui/toast.ts';

type Props = {
  title: string;
  /** Label of the button. */
  label: string;
  /** What is said once it is done, and the number of the order. */
  done: string;
  number: string;
  isDanger?: boolean;
  send: (values: Record<string, string>) => Promise<unknown>;
  onClose: () => void;
  children: (form: Pick<ReturnType<typeof useStaffForm>, 'field' | 'errors'>) => ReactNode;
};

/** A dialog with one form about an order. */
export function OrderForm({ title, label, done, number, isDanger = false, send, onClose, children }: Props) {
  const { revalidate } = useRevalidator();
  const form = useStaffForm(
    send,
    () => {
      toast({ title: done, about: aboutRecord('order', number) });
      onClose();
      void revalidate();
    },
    ta('order.failed'),
  );
  return (
    <Dialog title={title} onClose={onClose}>
      <DialogForm form={form} label={label} isDanger={isDanger} onCancel={onClose}>
        {children(form)}
      </DialogForm>
    </Dialog>
  );
}
