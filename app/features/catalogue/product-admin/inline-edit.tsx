import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { formatPrice } from '#shared/base/money.ts';
import type { StaffProduct } from '#shared/catalogue/product-form.ts';
import { stockStatuses } from '#shared/catalogue/product-rules.ts';
import { ta } from '../../../lib/admin-text.ts';
import { callApi } from '../../../lib/api.ts';
import { Price } from '../../../lib/price.tsx';
import { EditorFailure, EditorForm } from '../../../staff/form/editor-form.tsx';
import { useFormEditor } from '../../../staff/form/use-form-editor.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { stockText } from './product-badges.tsx';
import { Options } from '../../../ui/options.tsx';

/** The values that are edited in place, as texts. */
type Values = Readonly<Record<string, string>>;

type InlineProps = {
  product: StaffProduct;
  /** Shown while nothing is edited, and the name of the button. */
  shown: ReactNode;
  label: string;
  valuesOf: (product: Pick<StaffProduct, 'price' | 'stockQuantity' | 'stockStatus'>) => Values;
  /** Renders the fields with these initial values. */
  children: (values: Values) => ReactNode;
};

/** A value of a card that is edited in place: Enter opens and saves, Escape cancels. */
function Inline({ shown, label, ...props }: InlineProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <InlineForm {...props} onClose={() => setIsOpen(false)} />;
  return (
    <button
      type="button"
      className="-ml-1.5 rounded-md border-b border-dashed border-transparent px-1.5 text-left hover:bg-leaf-soft focus-visible:bg-leaf-soft pointer-coarse:min-h-8 pointer-fine:min-h-6"
      aria-label={label}
      onClick={() => setIsOpen(true)}
    >
      {shown}
    </button>
  );
}

type FormProps = Pick<InlineProps, 'product' | 'valuesOf' | 'children'> & { onClose: () => void };

function InlineForm({ product, valuesOf, children, onClose }: FormProps) {
  const params = { id: product.id };
  const editor = useFormEditor<Values>({
    draft: null,
    saved: { values: valuesOf(product), version: product.version },
    read: (form, before) =>
      Object.fromEntries(Object.keys(before).map((name) => [name, textOf(new FormData(form), name)])),
    put: async (values, version) => {
      const form = { ...values, version };
      const saved = await callApi('PUT /api/products/:id', { params, form });
      return { values, version: saved.version };
    },
    reopen: async () => {
      const { product: now } = await callApi('GET /api/products/:id/edit', { params });
      return { values: valuesOf(now), version: now.version };
    },
    about: () => ['product', product.name],
    words: () => ({
      saved: ta('products.updated'),
      undone: ta('products.updated'),
      failed: ta('products.updateFailed'),
    }),
    onSaved: onClose,
  });
  const { form, drawn } = editor;
  useEffect(() => {
    const field = form.current?.querySelector('input');
    field?.focus();
    field?.select();
  }, [form]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && event.target instanceof HTMLSelectElement) void editor.save();
    else return;
    event.preventDefault();
  }
  return (
    <EditorForm
      editor={editor}
      onKeyDown={onKeyDown}
      className="flex w-full flex-wrap items-center gap-1"
      compared={{
        label: (field) => ta(`productForm.fields.${field as 'price' | 'stockQuantity' | 'stockStatus'}`),
        show: (field, values) => values[field],
      }}
      foot={<EditorFailure editor={editor} />}
    >
      <Fragment key={drawn.revision}>{children(drawn.values)}</Fragment>
      <Button
        type="submit"
        className="btn btn-primary btn-sm px-2"
        isOff={editor.isBusy}
        aria-label={ta('common.save')}
      >
        <Icon name="check" className="size-4" />
      </Button>
      <button
        type="button"
        className="btn btn-outline btn-sm px-2"
        aria-label={ta('products.cancelEdit')}
        onClick={onClose}
      >
        <Icon name="close" className="size-4" />
      </button>
    </EditorForm>
  );
}

/** The price in its currency. An empty price means "Contact for price". */
export function InlinePrice({ product }: { product: StaffProduct }) {
  const { name, price, priceUnit } = product;
  const value = formatPrice(price, priceUnit) ?? ta('products.contactForPrice');
  return (
    <Inline
      product={product}
      shown={<Price product={{ price, priceUnit }} />}
      label={ta('products.changePrice', { name, price: value })}
      valuesOf={(now) => ({ price: now.price ?? '' })}
    >
      {(values) => (
        <>
          <input
            name="price"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={values['price']}
            aria-label={ta('products.newPrice', { name, currency: priceUnit })}
            className="field field-sm w-24"
          />
          <span className="text-muted">{priceUnit}</span>
        </>
      )}
    </Inline>
  );
}

/** Units in stock, and the stock status, which staff set by hand (docs/specification/catalogue.md#stock-badge). */
export function InlineStock({ product }: { product: StaffProduct }) {
  const { name, stockQuantity, saleUnit } = product;
  const value = ta(`quote.units.${saleUnit}`, { count: stockQuantity });
  return (
    <Inline
      product={product}
      shown={<span className="text-muted">{value}</span>}
      label={ta('products.changeStock', { name, stock: value })}
      valuesOf={(now) => ({ stockQuantity: String(now.stockQuantity), stockStatus: now.stockStatus })}
    >
      {(values) => (
        <>
          <input
            name="stockQuantity"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={values['stockQuantity']}
            aria-label={ta('products.newStock', { name })}
            className="field field-sm w-16"
          />
          <select
            name="stockStatus"
            defaultValue={values['stockStatus']}
            aria-label={ta('products.newStockStatus', { name })}
            className="field field-sm w-auto"
          >
            <Options of={stockStatuses} text={(status) => ta(stockText(status))} />
          </select>
        </>
      )}
    </Inline>
  );
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
