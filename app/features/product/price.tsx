import { formatPrice } from '../../../shared/money.ts';
import { useI18n } from '../../lib/i18n.tsx';

/** The price as currency and code, or "Contact for price". */
export function Price({ price, unit }: { price: string | null; unit: string }) {
  const { t } = useI18n();
  const text = formatPrice(price, unit);
  return (
    <p className="text-2xl font-semibold text-leaf">
      {text ?? t('product.contactForPrice')}
      {text ? <span className="text-sm font-normal text-muted"> {t('product.perUnit')}</span> : null}
    </p>
  );
}
