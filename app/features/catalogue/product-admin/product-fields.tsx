import type { Category } from '#shared/catalogue/category.ts';
import { currencies } from '#shared/base/money.ts';
import { incoterms, saleUnits, stockStatuses } from '#shared/catalogue/product-rules.ts';
import { type MeasureField, measures } from '#shared/catalogue/packing.ts';
import { compareNames, ta } from '../../../lib/admin-text.ts';
import { CheckField, SelectField, TextAreaField, TextField } from '../../../ui/form-field.tsx';
import { ColorsField } from './colors-field.tsx';
import { stockText } from './product-badges.tsx';
import type { ProductValues } from './product-values.ts';
import { NamedOptions, Options } from '../../../ui/options.tsx';

/** The choices that the fields offer. */
export type Choices = { categories: readonly Category[]; partners: readonly { id: string; name: string }[] };

type Props = { values: ProductValues; choices: Choices; errors: Record<string, string> };

/** Props of the fields by name. The error is that of the value, or of one item if it is a list. */
const fieldsOf =
  ({ values, errors }: Pick<Props, 'values' | 'errors'>) =>
  (name: Exclude<keyof ProductValues, 'media' | 'isActive' | 'isFeatured'>) => ({
    label: ta(`productForm.fields.${name}`),
    name,
    defaultValue: values[name],
    error: errors[name] ?? Object.entries(errors).find(([key]) => key.startsWith(`${name}.`))?.[1],
  });

/** Name, category, texts, price and stock: the fields that quick add and the edit dialog share. */
export function BasicFields({ choices, ...state }: Props) {
  const field = fieldsOf(state);
  return (
    <>
      <TextField {...field('name')} required />
      <SelectField {...field('categoryId')}>
        <option value="">{ta('productForm.none')}</option>
        <NamedOptions of={choices.categories} />
      </SelectField>
      <TextAreaField {...field('shortDescription')} rows={2} />
      <TextAreaField {...field('description')} rows={5} />
      <div className="grid grid-cols-2 gap-4">
        <TextField {...field('price')} type="number" inputMode="decimal" min={0} step={0.01} />
        <SelectField {...field('priceUnit')}>
          <Options of={currencies} text={(code) => code} />
        </SelectField>
      </div>
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField {...field('stockStatus')}>
          <Options of={stockStatuses} text={(status) => ta(stockText(status))} />
        </SelectField>
        <TextField {...field('stockQuantity')} type="number" min={0} step={1} />
        <TextField {...field('lowStockThreshold')} type="number" min={0} step={1} />
      </div>
    </>
  );
}

/** Supplier, article number and terms. @param skuHint hint shown for an empty article number */
export function TradeFields({ choices, skuHint, ...state }: Props & { skuHint?: string }) {
  const field = fieldsOf(state);
  return (
    <>
      <SelectField {...field('partnerId')}>
        <option value="">{ta('productForm.none')}</option>
        <NamedOptions of={choices.partners.toSorted((a, b) => compareNames(a.name, b.name))} />
      </SelectField>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('sku')} hint={skuHint} />
        <TextField {...field('minimumOrderQuantity')} type="number" min={1} step={1} />
        <SelectField {...field('saleUnit')}>
          <Options of={saleUnits} text={(unit) => ta(`productForm.saleUnits.${unit}`)} />
        </SelectField>
        <SelectField {...field('incoterm')}>
          <option value="">{ta('productForm.none')}</option>
          <Options of={incoterms} text={(code) => code} />
        </SelectField>
        <TextField {...field('leadTime')} hint={ta('productForm.leadTimeHint')} />
        <TextField {...field('hsCode')} inputMode="numeric" hint={ta('productForm.hsCodeHint')} />
      </div>
    </>
  );
}

type MeasureProps = Omit<Props, 'choices'> & { name: MeasureField | 'piecesPerCarton'; hint?: string };

function PackingField({ name, hint, ...state }: MeasureProps) {
  const step = name === 'piecesPerCarton' ? 1 : 1 / measures[name];
  return (
    <TextField
      {...fieldsOf(state)(name)}
      type="number"
      inputMode="decimal"
      min={step}
      step={step}

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
  const field = fieldsOf({ values, errors });
  return (
    <>
      <TradeFields values={values} choices={choices} errors={errors} />
      <TextAreaField {...field('priceTiers')} rows={3} hint={ta('productForm.priceTiersHint')} />
      <PackingFields values={values} errors={errors} />
      <TextAreaField {...field('specifications')} rows={4} hint={ta('productForm.specificationsHint')} />
      <TextAreaField {...field('features')} rows={3} hint={ta('productForm.featuresHint')} />
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
