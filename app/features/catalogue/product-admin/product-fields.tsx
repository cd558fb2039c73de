import type { Category } from '#shared/catalogue/category.ts';
import { currencies } from '#shared/base/money.ts';
import { incoterms, saleUnits } from '#shared/catalogue/product-rules.ts';
import { type MeasureField, measures } from '#shared/catalogue/packing.ts';
import { compareNames, ta } from '../../../lib/admin-text.ts';
import { CheckField, SelectField, TextAreaField, TextField } from '../../../ui/form-field.tsx';
import { ColorsField } from './colors-field.tsx';
import type { ProductValues } from './product-values.ts';

/** The choices that the fields offer. */
export type Choices = { categories: readonly Category[]; partners: readonly { id: string; name: string }[] };

type Props = { values: ProductValues; choices: Choices; errors: Record<string, string> };

/** The error of a list, or of one of its items. */
const faultOf = (errors: Record<string, string>, name: string): string | undefined =>
  errors[name] ?? Object.entries(errors).find(([key]) => key.startsWith(`${name}.`))?.[1];

/** Name, category, texts, price and stock: the fields that quick add and the edit dialog share. */
export function BasicFields({ values, choices, errors }: Props) {
  return (
    <>
      <TextField
        label={ta('productForm.fields.name')}
        name="name"
        defaultValue={values.name}
        required
        error={errors['name']}
      />
      <SelectField
        label={ta('productForm.fields.categoryId')}
        name="categoryId"
        defaultValue={values.categoryId}
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
        defaultValue={values.shortDescription}
        error={errors['shortDescription']}
      />
      <TextAreaField
        label={ta('productForm.fields.description')}
        name="description"
        rows={5}
        defaultValue={values.description}
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
          defaultValue={values.price}
          error={errors['price']}
        />
        <SelectField
          label={ta('productForm.fields.priceUnit')}
          name="priceUnit"
          defaultValue={values.priceUnit}
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
          defaultValue={values.stockStatus}
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
          defaultValue={values.stockQuantity}
          error={errors['stockQuantity']}
        />
        <TextField
          label={ta('productForm.fields.lowStockThreshold')}
          name="lowStockThreshold"
          type="number"
          min={0}
          step={1}
          defaultValue={values.lowStockThreshold}
          error={errors['lowStockThreshold']}
        />
      </div>
    </>
  );
}

/** Supplier, article number and terms. @param skuHint hint shown for an empty article number */
export function TradeFields({ values, choices, errors, skuHint }: Props & { skuHint?: string }) {
  return (
    <>
      <SelectField
        label={ta('productForm.fields.partnerId')}
        name="partnerId"
        defaultValue={values.partnerId}
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
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={ta('productForm.fields.sku')}
          name="sku"
          defaultValue={values.sku}
          error={errors['sku']}
          hint={skuHint}
        />
        <TextField
          label={ta('productForm.fields.minimumOrderQuantity')}
          name="minimumOrderQuantity"
          type="number"
          min={1}
          step={1}
          defaultValue={values.minimumOrderQuantity}
          error={errors['minimumOrderQuantity']}
        />
        <SelectField
          label={ta('productForm.fields.saleUnit')}
          name="saleUnit"
          defaultValue={values.saleUnit}
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
          defaultValue={values.incoterm}
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
          defaultValue={values.leadTime}
          error={errors['leadTime']}
          hint={ta('productForm.leadTimeHint')}
        />
        <TextField
          label={ta('productForm.fields.hsCode')}
          name="hsCode"
          inputMode="numeric"
          defaultValue={values.hsCode}
          error={errors['hsCode']}
          hint={ta('productForm.hsCodeHint')}
        />
      </div>
    </>
  );
}

type MeasureProps = Omit<Props, 'choices'> & { name: MeasureField | 'piecesPerCarton'; hint?: string };

function PackingField({ name, values, errors, hint }: MeasureProps) {
  const step = name === 'piecesPerCarton' ? 1 : 1 / measures[name];
  return (
    <TextField
      label={ta(`productForm.fields.${name}`)}
      name={name}
      type="number"
      inputMode="decimal"
      min={step}
      step={step}
      defaultValue={values[name]}
      error={errors[name]}
      hint={hint}
    />
  );
}

function PackingFields(props: Omit<Props, 'choices'>) {
  return (
    <fieldset className="grid gap-4 sm:grid-cols-3">
      <legend className="field-label">{ta('productForm.packing')}</legend>
      <PackingField {...props} name="cartonLengthMm" />
      <PackingField {...props} name="cartonWidthMm" />
      <PackingField {...props} name="cartonHeightMm" />
      <PackingField {...props} name="cartonGrams" />
      <PackingField {...props} name="piecesPerCarton" hint={ta('productForm.piecesPerCartonHint')} />
    </fieldset>
  );
}

/** The fields that only the edit dialog has. */
export function MoreFields({ values, choices, errors, onColors }: Props & { onColors: () => void }) {
  return (
    <>
      <TradeFields values={values} choices={choices} errors={errors} />
      <TextAreaField
        label={ta('productForm.fields.priceTiers')}
        name="priceTiers"
        rows={3}
        defaultValue={values.priceTiers}
        error={faultOf(errors, 'priceTiers')}
        hint={ta('productForm.priceTiersHint')}
      />
      <PackingFields values={values} errors={errors} />
      <TextAreaField
        label={ta('productForm.fields.specifications')}
        name="specifications"
        rows={4}
        defaultValue={values.specifications}
        error={errors['specifications']}
        hint={ta('productForm.specificationsHint')}
      />
      <TextAreaField
        label={ta('productForm.fields.features')}
        name="features"
        rows={3}
        defaultValue={values.features}
        error={faultOf(errors, 'features')}
        hint={ta('productForm.featuresHint')}
      />
      <ColorsField
        label={ta('productForm.fields.colors')}
        name="colors"
        initial={values.colors}
        errors={errors}
        onChange={onColors}
      />
      <div className="flex flex-wrap gap-4">
        <CheckField
          name="isActive"
          label={ta('productForm.fields.isActive')}
          defaultChecked={values.isActive}
        />
        <CheckField
          name="isFeatured"
          label={ta('productForm.fields.isFeatured')}
          defaultChecked={values.isFeatured}
        />
      </div>
    </>
  );
}
