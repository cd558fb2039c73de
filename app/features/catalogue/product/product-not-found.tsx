import { useTexts } from '../../../lib/i18n.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** Shown if a product does not exist. Back leads to the previous page, else to the list. */
export function ProductNotFound() {
  const { t } = useTexts();
  return (
    <EmptyState icon="search" title={t('product.notFoundTitle')} text={t('product.notFoundText')} isPage>
      <title>{t('product.notFoundTitle')}</title>
      <BackLink href="/products" text={t('common.back')} />
    </EmptyState>
  );
}
