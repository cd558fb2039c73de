import type { Category } from '#shared/category.ts';
import { currencies } from '#shared/money.ts';
import { incoterms, saleUnits } from '#shared/product-rules.ts';
import type { StaffProduct } from '#shared/product-form.ts';
import { compareNames, ta } from '../../lib/admin-text.ts';
import { CheckField, SelectField, TextAreaField, TextField } from '../../ui/form-field.tsx';

/** What the fields offer for choice. */
export type Choices = { categories: readonly Category[]; partners: readonly { id: string; name: string }[] };

type Props = { product: Partial<StaffProduct>; choices: Choices; errors: Record<string, string> };

/** Name, category, texts, price and stock: the fields that quick add and the edit dialog share. */
export function BasicFields({ product, choices, errors }: Props) {
  return (
    <>
      <TextField
        label={ta('productForm.fields.name')}
        name="name"
        defaultValue={product.name}
        required
        error={errors['name']}
      />
      <SelectField
        label={ta('productForm.fields.categoryId')}
        name="categoryId"
        defaultValue={product.categoryId ?? ''}
        error={errors['categoryId']}
      >
        <option value="">{ta('productForm.none')}</option>
        {choices.categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={ta('productForm.fields.shortDescription')}
        name="shortDescription"
        rows={2}
        defaultValue={product.shortDescription ?? ''}
        error={errors['shortDescription']}
      />
      <TextAreaField
        label={ta('productForm.fields.description')}
        name="description"
        rows={5}
        defaultValue={product.description ?? ''}
        error={errors['description']}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label={ta('productForm.fields.price')}
          name="price"
          type="number"
          inputMode="decimal"
          min={0}
          step={0.01}
          defaultValue={product.price ?? ''}
          error={errors['price']}
        />
        <SelectField
          label={ta('productForm.fields.priceUnit')}
          name="priceUnit"
          defaultValue={product.priceUnit ?? 'USD'}
          error={errors['priceUnit']}
        >
          {currencies.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </SelectField>
      </div>
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField
          label={ta('productForm.fields.stockStatus')}
          name="stockStatus"
          defaultValue={product.stockStatus ?? 'in_stock'}
          error={errors['stockStatus']}
        >
          <option value="in_stock">{ta('products.inStock')}</option>
          <option value="low_stock">{ta('products.lowStock')}</option>
          <option value="out_of_stock">{ta('products.outOfStock')}</option>
        </SelectField>
        <TextField
          label={ta('productForm.fields.stockQuantity')}
          name="stockQuantity"
          type="number"
          min={0}
          step={1}
          defaultValue={product.stockQuantity ?? 0}
          error={errors['stockQuantity']}
        />
        <TextField
          label={ta('productForm.fields.lowStockThreshold')}
          name="lowStockThreshold"
          type="number"
          min={0}
          step={1}
          defaultValue={product.lowStockThreshold ?? 10}
          error={errors['lowStockThreshold']}
        />
      </div>
    </>
  );
}

/** The fields that only the edit dialog has. */
export function MoreFields({ product, choices, errors }: Props) {
  return (
    <>
      <SelectField
        label={ta('productForm.fields.partnerId')}
        name="partnerId"
        defaultValue={product.partnerId ?? ''}
        error={errors['partnerId']}
      >
        <option value="">{ta('productForm.none')}</option>
        {choices.partners
          .toSorted((a, b) => compareNames(a.name, b.name))
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </SelectField>
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField
          label={ta('productForm.fields.sku')}
          name="sku"
          defaultValue={product.sku ?? ''}
          error={errors['sku']}
        />
        <TextField
          label={ta('productForm.fields.minimumOrderQuantity')}
          name="minimumOrderQuantity"
          type="number"
          min={1}
          step={1}
          defaultValue={product.minimumOrderQuantity ?? 1}
          error={errors['minimumOrderQuantity']}
        />
        <SelectField
          label={ta('productForm.fields.saleUnit')}
          name="saleUnit"
          defaultValue={product.saleUnit ?? 'piece'}
          error={errors['saleUnit']}
        >
          {saleUnits.map((unit) => (
            <option key={unit} value={unit}>
              {ta(`productForm.saleUnits.${unit}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={ta('productForm.fields.incoterm')}
          name="incoterm"
          defaultValue={product.incoterm ?? ''}
          error={errors['incoterm']}
        >
          <option value="">{ta('productForm.none')}</option>
          {incoterms.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </SelectField>
        <TextField
          label={ta('productForm.fields.leadTime')}
          name="leadTime"
          defaultValue={product.leadTime ?? ''}
          error={errors['leadTime']}
          hint={ta('productForm.leadTimeHint')}
        />
      </div>
      <TextAreaField
        label={ta('productForm.fields.specifications')}
        name="specifications"
        rows={4}
        defaultValue={product.specifications ?? ''}
        error={errors['specifications']}
        hint={ta('productForm.specificationsHint')}
      />
      <TextAreaField
        label={ta('productForm.fields.features')}
        name="features"
        rows={3}
        defaultValue={product.features?.join('\n')}
        error={errors['features']}
        hint={ta('productForm.featuresHint')}
      />
      <TextField
        label={ta('productForm.fields.colors')}
        name="colors"
        defaultValue={product.colors?.join(', ')}
        error={errors['colors']}
        hint={ta('productForm.colorsHint')}
      />
      <div className="flex flex-wrap gap-4">
        <CheckField
          name="isActive"
          label={ta('productForm.fields.isActive')}
          isOn={product.isActive ?? true}
        />
        <CheckField
          name="isFeatured"
          label={ta('productForm.fields.isFeatured')}
          isOn={product.isFeatured ?? false}
        />
      </div>
    </>
  );
}

/** What the fields say, as the API takes it. Lists are typed one a line, or separated by commas. */
export function readFields(form: FormData): Record<string, unknown> {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const list = (name: string, separator: RegExp) =>
    text(name)
      .split(separator)
      .map((item) => item.trim())
      .filter(Boolean);
  const plain = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'));
  return {
    ...plain,
    features: list('features', /\n/),
    colors: list('colors', /\s*[,\n]\s*|\s+(?=#)/),
    isActive: form.has('isActive'),
    isFeatured: form.has('isFeatured'),
  };
}
