import { useState } from 'react';
import { maxShortText, maxTitleLength } from '#shared/base/limits.ts';
import { maxListedPriceDays } from '#shared/catalogue/supplier-price-rules.ts';
import type { SupplierPrice } from '#shared/catalogue/supplier-price.ts';
import { labelText, ta } from '../../../lib/admin-text.ts';
import { CurrencyOptions } from '../../../staff/form/choices.tsx';
import { EditorFoot, EditorForm } from '../../../staff/form/editor-form.tsx';
import { useFormEditor } from '../../../staff/form/use-form-editor.ts';
import { useRecordSave } from '../../../staff/record/use-record-save.ts';
import { PackingFields } from '../../../staff/price/packing-fields.tsx';
import { dayText } from '../../../staff/price/price-words.tsx';
import { Dialog } from '../../../ui/admin/dialog.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/form-field.tsx';
import { PriceBreaks } from './price-breaks.tsx';
import { emptyPrice, priceValues, type PriceValues, toPrice } from './price-values.ts';

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
    closeLabel={ta('common.close')}
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
  return (
    <EditorForm
      editor={editor}
      compared={comparedPrice(suppliers)}
      foot={<EditorFoot editor={editor} label={ta('common.save')} onCancel={onClose} />}
    >
      <SelectField
        label={ta('supplierPrice.supplier')}
        value={values.partnerId}
        onChange={({ target }) => change({ partnerId: target.value })}
        error={errors['partnerId']}
      >
        <option value="">{ta('supplierPrice.noSupplier')}</option>
        {suppliers.map((supplier) => (
          <option key={supplier.id} value={supplier.id}>
            {supplier.name}
          </option>
        ))}
      </SelectField>
      <TextField
        label={ta('supplierPrice.name')}
        hint={ta('supplierPrice.nameHint')}
        value={values.name}
        maxLength={maxTitleLength}
        list="price-products"
        autoComplete="off"
        onChange={({ target }) => change({ name: target.value })}
        error={errors['name']}
      />
      <datalist id="price-products">
        {products.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={ta('supplierPrice.currency')}
          value={values.currency}
          onChange={({ target }) => change({ currency: target.value })}
          error={errors['currency']}
        >
          <CurrencyOptions />
        </SelectField>
        <TextField
          label={ta('supplierPrice.leadTime')}
          value={values.leadTime}
          maxLength={60}
          placeholder={ta('quote.offer.leadTimeHint')}
          autoComplete="off"
          onChange={({ target }) => change({ leadTime: target.value })}
          error={errors['leadTime']}
        />
      </div>
      <PriceBreaks
        breaks={values.breaks}
        currency={values.currency}
        errors={errors}
        onChange={(breaks) => change({ breaks })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={ta('supplierPrice.validFrom')}
          type="date"
          value={values.validFrom}
          onChange={({ target }) => change({ validFrom: target.value })}
          error={errors['validFrom']}
        />
        <TextField
          label={ta('supplierPrice.validUntil')}
          hint={ta('supplierPrice.validUntilHint', { count: maxListedPriceDays })}
          type="date"
          value={values.validUntil}
          onChange={({ target }) => change({ validUntil: target.value })}
          error={errors['validUntil']}
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
      <TextAreaField
        label={ta('supplierPrice.note')}
        rows={2}
        value={values.note}
        maxLength={maxShortText}
        onChange={({ target }) => change({ note: target.value })}
        error={errors['note']}
      />
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
