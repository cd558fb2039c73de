import { Link } from 'react-router';
import { callSupplierUrl, contactUrl } from '#shared/catalogue/call-supplier.ts';
import type { Partner } from '#shared/catalogue/partner.ts';
import { dialledDigits } from '#shared/base/phone.ts';
import type { Product } from '#shared/catalogue/product.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { supplierMessage } from './supplier-message.ts';

/** The data that the actions need. Among others, the loader of a product page returns it. */
export type ShownProduct = { product: Product; partner: Pick<Partner, 'contactPhone'> | null };

/** The actions in a phone's bar on a product page. */
export function ProductActions({ product, partner }: ShownProduct) {
  const { t } = useTexts();
  return (
    <>
      <Link to={contactUrl(product)} className="btn btn-primary">
        {t('product.requestQuote')}
      </Link>
      <CallSupplier product={product} partner={partner} />
    </>
  );
}

/**
 * Opens a chat with the supplier, or the contact form if the supplier has no number
 * (docs/specification/catalogue.md#call-supplier).
 */
export function CallSupplier({ product, partner, className = '' }: ShownProduct & { className?: string }) {
  const { t } = useTexts();
  const opensChat = dialledDigits(partner?.contactPhone) !== null;
  const chat = opensChat ? { target: '_blank', rel: 'noopener', title: t('product.callSupplierHint') } : {};
  const href = callSupplierUrl(product, partner?.contactPhone, supplierMessage(product, t));
  return (
    <a href={href} className={`btn btn-outline ${className}`} {...chat}>
      <Icon name={opensChat ? 'chat' : 'phone'} />
      {t('product.callSupplier')}
    </a>
  );
}
