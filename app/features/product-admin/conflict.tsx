import type { StaffProduct } from '../../../shared/product-form.ts';
import { type AdminTextKey, ta } from '../../lib/admin-text.ts';
import type { Choices } from './product-fields.tsx';

const labels: Partial<Record<keyof StaffProduct, AdminTextKey>> = {
  name: 'productForm.name',
  categoryId: 'productForm.category',
  partnerId: 'productForm.supplier',
  sku: 'productForm.sku',
  price: 'productForm.price',
  priceUnit: 'productForm.priceUnit',
  minimumOrderQuantity: 'productForm.minimumOrder',
  leadTime: 'productForm.leadTime',
  shortDescription: 'productForm.shortDescription',
  description: 'productForm.description',
  specifications: 'productForm.specifications',
  features: 'productForm.features',
  colors: 'productForm.colors',
  stockStatus: 'productForm.stockStatus',
  stockQuantity: 'productForm.stockQuantity',
  lowStockThreshold: 'productForm.lowStockThreshold',
  isActive: 'productForm.isActive',
  isFeatured: 'productForm.isFeatured',
};

/** A single value as it is shown; none for null. */
const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

type Props = {
  mine: Record<string, unknown>;
  theirs: StaffProduct;
  choices: Choices;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Two people have edited the same product: shows where they differ, and lets the second decide. */
export function Conflict({ mine, theirs, choices, onKeepMine, onTakeTheirs }: Props) {
  const names = new Map([...choices.categories, ...choices.partners].map(({ id, name }) => [id, name]));
  const show = (value: unknown) => {
    const text = Array.isArray(value) ? value.join(', ') : asText(value);
    return names.get(text) ?? text;
  };
  const rows = Object.entries(labels).filter(
    ([field]) => show(mine[field]).trim() !== show(theirs[field as keyof StaffProduct]).trim(),
  );
  return (
    <section role="alert" className="card border-amber p-4">
      <h3 className="h3">{ta('productForm.conflictTitle')}</h3>
      <p>{ta('productForm.conflictText')}</p>
      <table className="table mt-2">
        <thead>
          <tr>
            <th scope="col">{ta('productForm.field')}</th>
            <th scope="col">{ta('productForm.theirs')}</th>
            <th scope="col">{ta('productForm.yours')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([field, label]) => (
            <tr key={field}>
              <th scope="row">{ta(label)}</th>
              <td>{show(theirs[field as keyof StaffProduct])}</td>
              <td>{show(mine[field])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-3 flex flex-wrap gap-2">
        <button type="button" className="btn btn-outline btn-sm" onClick={onTakeTheirs}>
          {ta('productForm.takeTheirs')}
        </button>
        <button type="button" className="btn btn-primary btn-sm" onClick={onKeepMine}>
          {ta('productForm.keepMine')}
        </button>
      </div>
    </section>
  );
}
