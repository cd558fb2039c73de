import { useState } from 'react';
import { maxShortText, maxTitleLength } from '#shared/base/limits.ts';
import { maxListedPriceDays } from '#shared/catalogue/supplier-price-rules.ts';
import type { SupplierPrice } from '#shared/catalogue/supplier-price.ts';
import { labelText, ta } from '../../../lib/admin-text.ts';
import { CurrencyOptions } from '../../../staff/form/choices.tsx';
import { EditorFoot, EditorForm } from '../../../staff/form/editor-form.tsx';
import { fieldsOf } from '../../../staff/form/fields-of.ts';
import { useFormEditor } from '../../../staff/form/use-form-editor.ts';
import { useRecordSave } from '../../../staff/record/use-record-save.ts';
import { PackingFields } from '../../../staff/price/packing-fields.tsx';
import { dayText } from '../../../staff/price/price-words.tsx';
import { Dialog } from '../../../staff/form/dialog.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/form-field.tsx';
import { PriceBreaks } from './price-breaks.tsx';
import { emptyPrice, priceValues, type PriceValues, toPrice } from './price-values.ts';
import { NamedOptions } from '../../../ui/options.tsx';

export type Named = { id: string; name: string };

type Props = {
  /** Null for a new price. */
  price: SupplierPrice | null;
  suppliers: readonly Named[];
  /** The initial supplier of a new price; empty for none. */
  supplierId: string;
  /** Names of products to choose from. */
  products: readonly string[];
  today: string;
  onClose: () => void;
};

/** Adds or changes a supplier price. */
export const PriceDialog = (props: Props) => (
  <Dialog
    title={props.price ? ta('supplierPrice.editTitle', { name: props.price.name }) : ta('supplierPrice.add')}

    onClose={props.onClose}
  >
    <PriceForm {...props} />
  </Dialog>
);

function PriceForm({ price: given, suppliers, supplierId, products, today, onClose }: Props) {
  // Keeps the opened record while the list is reloaded.
  const [price] = useState(given);
  const save = useRecordSave('/api/supplier-prices', price?.id, { toForm: toPrice, toValues: priceValues });
  const editor = useFormEditor<PriceValues>({
    draft: `supplier-price ${price?.id ?? `new ${supplierId}`}`,
    saved: price
      ? { values: priceValues(price), version: price.version }
      : { values: emptyPrice(supplierId, today), version: 0 },
    ...save,
    about: ({ name }) => ['supplier_price', name],
    words: () => ({ saved: ta('supplierPrice.saved'), failed: ta('supplierPrice.saveFailed') }),
    onSaved: onClose,
  });
  const { values, errors, change } = editor;
  const field = fieldsOf(values, change, errors);
  return (
    <EditorForm
      editor={editor}
      compared={comparedPrice(suppliers)}
      foot={<EditorFoot editor={editor} label={ta('common.save')} onCancel={onClose} />}
    >
      <SelectField {...field('partnerId', ta('supplierPrice.supplier'))}>
        <option value="">{ta('supplierPrice.noSupplier')}</option>
        <NamedOptions of={suppliers} />
      </SelectField>
      <TextField
        {...field('name', ta('supplierPrice.name'))}
        hint={ta('supplierPrice.nameHint')}
        maxLength={maxTitleLength}
        list="price-products"
      />
      <datalist id="price-products">
        {products.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField {...field('currency', ta('supplierPrice.currency'))}>
          <CurrencyOptions />
        </SelectField>
        <TextField
          {...field('leadTime', ta('supplierPrice.leadTime'))}
          maxLength={60}
          placeholder={ta('quote.offer.leadTimeHint')}
        />
      </div>
      <PriceBreaks
        breaks={values.breaks}
        currency={values.currency}
        errors={errors}
        onChange={(breaks) => change({ breaks })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('validFrom', ta('supplierPrice.validFrom'))} type="date" />
        <TextField
          {...field('validUntil', ta('supplierPrice.validUntil'))}
          hint={ta('supplierPrice.validUntilHint', { count: maxListedPriceDays })}
          type="date"
        />
      </div>
      <fieldset>
        <legend className="field-label">{ta('supplierPrice.packing')}</legend>
        <PackingFields
          values={values.packing}
          errors={errors}
          place="packing"
          onChange={(part) => change({ packing: { ...values.packing, ...part } })}
        />
      </fieldset>
      <TextAreaField {...field('note', ta('supplierPrice.note'))} rows={2} maxLength={maxShortText} />
    </EditorForm>
  );
}

/** The values of a field in words, to compare those of two editors. */
const comparedPrice = (suppliers: readonly Named[]) => ({
  label: (field: keyof PriceValues): string =>
    field === 'partnerId' ? ta('supplierPrice.supplier') : ta(`supplierPrice.${field}`),
  show: (field: keyof PriceValues, { partnerId, breaks, packing, ...values }: PriceValues): string => {
    switch (field) {
      case 'partnerId':
        return suppliers.find(({ id }) => id === partnerId)?.name ?? '';
      case 'breaks':
        return breaks.map(({ quantity, price }) => labelText(quantity, price)).join('\n');
      case 'packing':
        return Object.values(packing).filter(Boolean).join(' × ');
      case 'validFrom':
      case 'validUntil':
        return values[field] && dayText(values[field]);
      default:
        return values[field];
    }
  },
});
