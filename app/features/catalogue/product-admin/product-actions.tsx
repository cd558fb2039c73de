import type { StaffProduct } from '#shared/catalogue/product-form.ts';
import { ta } from '../../../lib/admin-text.ts';
import { RowAction, RowActions } from '../../../staff/list/row-actions.tsx';

export type ProductActionProps = {
  isTrash: boolean;
  isBusy: boolean;
  onEdit: (product: StaffProduct) => void;
  /** Deletes a product, or restores a deleted one. */
  onMove: (product: StaffProduct) => void;
  onDuplicate: (product: StaffProduct) => void;
};

/** The actions for one product. */
export function ProductActions(props: ProductActionProps & { product: StaffProduct }) {
  const { product, isTrash, isBusy, ...on } = props;
  const common = { describedBy: `name-${product.id}`, isBusy };
  return (
    <RowActions name={product.name}>
      {isTrash ? (
        <RowAction {...common} text={ta('products.restore')} onClick={() => on.onMove(product)} />
      ) : (
        <>
          <RowAction
            {...common}
            isBusy={false}
            icon="edit"
            text={ta('products.edit')}
            onClick={() => on.onEdit(product)}
          />
          <RowAction
            {...common}
            icon="trash"
            text={ta('products.delete')}
            isDanger
            onClick={() => on.onMove(product)}
          />
          <RowAction
            {...common}
            icon="copy"
            text={ta('products.duplicate')}
            onClick={() => on.onDuplicate(product)}
          />
          {product.isActive ? (
            <RowAction {...common} icon="site" text={ta('products.view')} to={`/product/${product.id}`} />
          ) : null}
        </>
      )}
    </RowActions>
  );
}
