import { Form, Link } from 'react-router';
import { maxSearchLength } from '#shared/limits.ts';
import type { TextKey } from '#shared/i18n/dictionary.ts';
import type { ProductQuery } from '#shared/product.ts';
import { defaultSort, type ProductSort, productSorts } from '#shared/product-rules.ts';
import { useTexts } from '../../lib/i18n.tsx';
import { Icon } from '../../ui/icon.tsx';

const sortTexts: Record<ProductSort, TextKey> = {
  relevance: 'products.sortRelevance',
  newest: 'products.sortNewest',
  price_asc: 'products.sortPriceAsc',
  price_desc: 'products.sortPriceDesc',
};

type Props = {
  query: ProductQuery;
  categories: readonly { id: string; name: string; count: number }[];
};

/** Search, category and order as one GET form: the choice stands in the address, and it works without script. */
export function ProductFilter({ query, categories }: Props) {
  const { t } = useTexts();
  const sorts = productSorts.filter((sort) => sort !== 'relevance' || query.search !== '');
  return (
    <Form
      key={`${query.search}|${query.categoryId}|${query.sort}`}
      action="/products"
      role="search"
      // After Back the fields show the address's values, not the last choice.
      autoComplete="off"
      className="card filters relative mt-4 mb-6 p-3"
    >
      <label>
        <span className="sr-only">{t('products.searchLabel')}</span>
        <input
          type="search"
          name="search"
          className="field"
          defaultValue={query.search}
          placeholder={t('products.searchPlaceholder')}
          maxLength={maxSearchLength}
          enterKeyHint="search"
          data-plain=""
        />
      </label>
      <label>
        <span className="sr-only">{t('products.categoryLabel')}</span>
        <select name="categoryId" className="field" defaultValue={query.categoryId ?? 'all'} data-plain="">
          <option value="all">{t('products.allCategories')}</option>
          {categories.map(({ id, name, count }) => (
            <option key={id} value={id}>
              {`${name} (${count})`}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className="sr-only">{t('products.sortLabel')}</span>
        <select
          name="sort"
          className="field"
          defaultValue={query.sort === defaultSort(query.search) ? '' : query.sort}
          data-plain=""
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort === defaultSort(query.search) ? '' : sort}>
              {t(sortTexts[sort])}
            </option>
          ))}
        </select>
      </label>
      <div className="filters-actions flex gap-2">
        <button type="submit" className="btn btn-primary grow" data-plain="">
          <Icon name="search" />
          {t('products.searchButton')}
        </button>
        {query.search || query.categoryId ? (
          <Link to="/products" className="btn btn-outline">
            {t('products.clearSearch')}
          </Link>
        ) : null}
      </div>
    </Form>
  );
}
