import { useRevalidator } from 'react-router';
import { callApi } from '../../../lib/api.ts';
import { failureOf } from '../../../lib/failure.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { toast } from '../../../ui/toast.ts';

/** The actions of signed-in staff on a product card (docs/specification/catalogue.md#list). */
export function StaffActions({ product: { id, name } }: { product: { id: string; name: string } }) {
  const { t } = useTexts();
  const { revalidate } = useRevalidator();

  async function run(call: () => Promise<unknown>, done?: () => void): Promise<void> {
    try {
      await call();
      done?.();
      await revalidate();
    } catch (error) {
      toast({ title: t('products.staffFailed'), text: failureOf(error).text ?? '', isError: true });
    }
  }
  const params = { id };
  const restore = () => void run(() => callApi('POST /api/products/:id/restore', { params }));
  const remove = () =>
    void run(
      () => callApi('DELETE /api/products/:id', { params }),
      () =>
        toast({
          title: t('products.deleted', { product: name }),
          action: { label: t('products.undo'), run: restore },
        }),
    );
  return (
    <form action="/admin/products" className="relative z-1 flex flex-wrap gap-2 p-3 pt-0">
      <button type="submit" name="edit" value={id} className="btn btn-outline btn-sm" data-plain="">
        {t('products.edit')}
        <span className="sr-only">: {name}</span>
      </button>
      <button
        type="button"
        className="btn btn-outline btn-sm text-laterite"
        data-needs-react=""
        onClick={remove}
      >
        {t('products.delete')}
        <span className="sr-only">: {name}</span>
      </button>
    </form>
  );
}
