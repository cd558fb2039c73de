import type { TextKey } from '#shared/i18n/dictionary.ts';
import { shownStockStatus, type StockStatus } from '#shared/catalogue/product-rules.ts';
import { useTexts } from '../../../lib/i18n.tsx';

const looks: Record<StockStatus, { text: TextKey; className: string }> = {
  in_stock: { text: 'product.inStock', className: 'badge' },
  low_stock: { text: 'product.lowStock', className: 'badge badge-amber' },
  out_of_stock: { text: 'product.outOfStock', className: 'badge badge-red' },
};

export function StockBadge({ status }: { status: string | null }) {
  const { t } = useTexts();
  const { text, className } = looks[shownStockStatus(status)];
  return <span className={className}>{t(text)}</span>;
}
