import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { useI18n } from '../../lib/i18n.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** A product that is not there; Back goes where the visitor came from, else to the list. */
export function ProductNotFound() {
  const { t } = useI18n();
  const navigate = useNavigate();
  const back = (event: MouseEvent) => {
    if (history.length <= 1) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <EmptyState icon="search" title={t('product.notFoundTitle')} text={t('product.notFoundText')} isPage>
      <title>{t('product.notFoundTitle')}</title>
      <a href="/products" onClick={back} className="btn btn-primary">
        {t('common.back')}
      </a>
    </EmptyState>
  );
}
