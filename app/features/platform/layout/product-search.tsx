import { maxSearchLength } from '#shared/base/limits.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { Icon } from '../../../ui/icon.tsx';

/**
 * The catalogue's search outside of /products: a plain form, which works without script.
 * @param hasFocus whether the field gets the focus when the element around it is opened
 */
export function ProductSearch({ hasFocus = false }: { hasFocus?: boolean }) {
  const { t } = useTexts();
  return (
    <form action="/products" role="search" className="search-form">
      <label className="flex-1">
        <span className="sr-only">{t('products.searchLabel')}</span>
        <input
          type="search"
          name="search"
          className="field"
          placeholder={t('products.searchPlaceholder')}
          maxLength={maxSearchLength}
          enterKeyHint="search"
          autoComplete="off"
          // The browser moves the focus here only when the popover around the field opens.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={hasFocus}
          data-plain=""
        />
      </label>
      <button type="submit" className="btn btn-primary" aria-label={t('products.searchButton')} data-plain="">
        <Icon name="search" />
      </button>
    </form>
  );
}
