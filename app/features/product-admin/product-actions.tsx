import { Link } from 'react-router';
import type { StaffProduct } from '#shared/product-form.ts';
import { ta } from '../../lib/admin-text.ts';
import { Button } from '../../ui/button.tsx';
import { AdminIcon, type AdminIconName } from '../../ui/admin/admin-icon.tsx';

export type ProductActionProps = {
  isTrash: boolean;
  isBusy: boolean;
  onEdit: (product: StaffProduct) => void;
  onDelete: (product: StaffProduct) => void;
  onRestore: (product: StaffProduct) => void;
  onDuplicate: (product: StaffProduct) => void;
};

type Props = ProductActionProps & { product: StaffProduct; isDense?: boolean };

/** What can be done with one product; in the table by icons, whose names say what they do. */
export function ProductActions({ product, isTrash, isBusy, isDense = false, ...on }: Props) {
  const label = (icon: AdminIconName, text: string) =>
    isDense ? (
      <>
        <AdminIcon name={icon} className="size-4" />
        <span className="sr-only">{text}</span>
      </>
    ) : (
      <>
        {icon === 'edit' || icon === 'trash' ? <AdminIcon name={icon} className="size-4" /> : null}
        {text}
      </>
    );
  const nameId = `name-${product.id}`;
  const style = (look: string) => `btn btn-sm ${look} ${isDense ? 'btn-icon' : ''}`;
  const title = (text: string) => (isDense ? text : undefined);
  if (isTrash)
    return (
      <Button
        aria-describedby={nameId}
        className="btn btn-outline btn-sm"
        isOff={isBusy}
        onClick={() => on.onRestore(product)}
      >
        {ta('products.restore')}
      </Button>
    );
  return (
    <div className={isDense ? 'row-actions' : 'flex flex-wrap gap-1'}>
      <button
        type="button"
        aria-describedby={nameId}
        className={style('btn-outline')}
        title={title(ta('products.edit'))}
        onClick={() => on.onEdit(product)}
      >
        {label('edit', ta('products.edit'))}
      </button>
      <Button
        aria-describedby={nameId}
        className={style('btn-danger')}
        title={title(ta('products.delete'))}
        isOff={isBusy}
        onClick={() => on.onDelete(product)}
      >
        {label('trash', ta('products.delete'))}
      </Button>
      <Button
        aria-describedby={nameId}
        className={style('btn-ghost')}
        title={title(ta('products.duplicate'))}
        isOff={isBusy}
        onClick={() => on.onDuplicate(product)}
      >
        {label('copy', ta('products.duplicate'))}
      </Button>
      {product.isActive ? (
        <Link
          to={`/product/${product.id}`}
          aria-describedby={nameId}
          title={title(ta('products.view'))}
          className={style('btn-ghost')}
        >
          {label('site', ta('products.view'))}
        </Link>
      ) : null}
    </div>
  );
}
