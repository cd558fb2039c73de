import type { FormValues } from '#shared/base/merge-values.ts';
import { ta } from '../../lib/admin-text.ts';
import { toast } from '../../ui/toast.ts';
import type { FormEditor } from './use-form-editor.ts';

type Item = string | { id: string };

const idOf = (item: Item): string => (typeof item === 'string' ? item : item.id);

/**
 * Removes an item from a list in a form. The notice offers to put it back where it was; what was typed since stays.
 * @param write the form's values with another list
 */
export function removeItem<V extends FormValues, T extends Item>(
  editor: Pick<FormEditor<V>, 'current' | 'change'>,
  { name, at }: { name: string; at: number },
  listOf: (values: V) => readonly T[],
  write: (values: V, list: readonly T[]) => Partial<V>,
): void {
  const before = editor.current();
  const item = listOf(before)[at]!;
  const putBack = () => {
    const now = editor.current();
    const list = listOf(now);
    if (list.every((one) => idOf(one) !== idOf(item))) editor.change(write(now, list.toSpliced(at, 0, item)));
  };
  editor.change(write(before, listOf(before).toSpliced(at, 1)));
  toast({
    title: ta('form.removed'),
    about: name,
    action: { label: ta('common.undo'), run: putBack },
  });
}
