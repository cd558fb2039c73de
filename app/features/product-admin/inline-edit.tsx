import { type KeyboardEvent, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { formatPrice } from '#shared/money.ts';
import type { StaffProduct } from '#shared/product-form.ts';
import { stockStatuses } from '#shared/product-rules.ts';
import { ta } from '../../lib/admin-text.ts';
import { ApiError, callApi } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast.ts';
import { stockText } from './product-badges.tsx';

type Values = Partial<Pick<StaffProduct, 'price' | 'stockStatus'>> & { stockQuantity?: number | string };

/**
 * Saves some fields of a product over the version that the page shows, with Undo. A failure is told and changes nothing;
 * after a conflict the list is read again.
 */
function useInlineSave() {
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);

  async function save(id: string, version: number, values: Values, former: Values | null): Promise<boolean> {
    if (isBusy) return false;
    setIsBusy(true);
    try {
      const saved = await callApi('PUT /api/products/:id', { params: { id }, body: { ...values, version } });
      const undo = () => void save(id, saved.version, former!, null);
      toast({
        title: ta('products.successTitle'),
        text: ta('products.updated'),
        ...(former ? { action: { label: ta('common.undo'), run: undo } } : {}),
      });
      await revalidate();
      return true;
    } catch (error) {
      const body = error instanceof ApiError ? error.body : null;
      if (body?.code === 'unauthorized') location.assign('/admin/login');
      const text = Object.values(body?.fields ?? {})[0] ?? body?.message ?? ta('common.networkFailed');
      toast({ title: ta('products.updateFailed'), text, isError: true });
      if (body?.code === 'conflict') await revalidate();
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, save };
}

type InlineProps = {
  product: StaffProduct;
  /** What stands there while nothing is edited, and what its button is called. */
  shown: ReactNode;
  label: string;
  /** The saved value in words, for who is told that it has changed under her hands. */
  value: string;
  read: (form: FormData) => Values;
  former: Values;
  children: ReactNode;
};

/** A value of a card that opens in place: Enter opens and saves, Escape cancels, a failed save keeps what was typed. */
function Inline({ product, shown, label, value, read, former, children }: InlineProps) {
  const { isBusy, save } = useInlineSave();
  /** The version that was opened; null while nothing is edited. */
  const [opened, setOpened] = useState<number | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isOpen = opened !== null;
  useEffect(() => {
    if (isOpen) {
      const field = form.current?.querySelector('input');
      field?.focus();
      field?.select();
    } else if (wasOpen.current) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (opened === null) {
    return (
      <button
        type="button"
        ref={button}
        className="inline-value"
        aria-label={label}
        onClick={() => setOpened(product.version)}
      >
        {shown}
      </button>
    );
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // A conflict has been told, and what is saved now stands below: who saves again means it.
    if (await save(product.id, product.version, read(new FormData(event.currentTarget)), former))
      setOpened(null);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') setOpened(null);
    else if (event.key === 'Enter' && event.target instanceof HTMLSelectElement)
      form.current?.requestSubmit();
    else return;
    event.preventDefault();
  }
  return (
    <form
      ref={form}
      onSubmit={(event) => void submit(event)}
      onKeyDown={onKeyDown}
      noValidate
      className="flex w-full flex-wrap items-center gap-1"
    >
      {children}
      <Button
        type="submit"
        className="btn btn-primary btn-sm px-2"
        isOff={isBusy}
        aria-label={ta('common.save')}
      >
        <Icon name="check" className="size-4" />
      </Button>
      <button
        type="button"
        className="btn btn-outline btn-sm px-2"
        aria-label={ta('products.cancelEdit')}
        onClick={() => setOpened(null)}
      >
        <Icon name="close" className="size-4" />
      </button>
      {product.version === opened || isBusy ? null : (
        <p role="status" className="w-full text-xs text-laterite">
          {ta('products.savedMeanwhile', { value })}
        </p>
      )}
    </form>
  );
}

/** The price in its currency; empty is "Contact for price". */
export function InlinePrice({ product }: { product: StaffProduct }) {
  const { name, price, priceUnit } = product;
  const value = formatPrice(price, priceUnit) ?? ta('products.contactForPrice');
  return (
    <Inline
      product={product}
      shown={<span className="font-semibold text-leaf">{value}</span>}
      label={ta('products.changePrice', { name, price: value })}
      value={value}
      read={(form) => ({ price: textOf(form, 'price') })}
      former={{ price }}
    >
      <input
        name="price"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={price ?? ''}
        aria-label={ta('products.newPrice', { name, currency: priceUnit })}
        className="field field-sm w-24"
      />
      <span className="text-muted">{priceUnit}</span>
    </Inline>
  );
}

/** Units in stock, and the stock status, which the staff set by hand (back-office section 4). */
export function InlineStock({ product }: { product: StaffProduct }) {
  const { name, stockQuantity, stockStatus } = product;
  const value = ta('products.stockUnits', { count: stockQuantity });
  return (
    <Inline
      product={product}
      shown={<span className="text-muted">{value}</span>}
      label={ta('products.changeStock', { name, stock: value })}
      value={`${value}, ${ta(stockText(stockStatus))}`}
      read={(form) => ({
        stockQuantity: textOf(form, 'stockQuantity'),
        stockStatus: stockStatuses.find((status) => status === textOf(form, 'stockStatus')) ?? stockStatus,
      })}
      former={{ stockQuantity, stockStatus }}
    >
      <input
        name="stockQuantity"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={stockQuantity}
        aria-label={ta('products.newStock', { name })}
        className="field field-sm w-16"
      />
      <select
        name="stockStatus"
        defaultValue={stockStatus}
        aria-label={ta('products.newStockStatus', { name })}
        className="field field-sm w-auto"
      >
        {stockStatuses.map((status) => (
          <option key={status} value={status}>
            {ta(stockText(status))}
          </option>
        ))}
      </select>
    </Inline>
  );
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
