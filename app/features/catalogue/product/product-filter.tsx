import type { TextKey } from '#shared/i18n/dictionary.ts';
import type { ProductQuery } from '#shared/catalogue/product.ts';
import { defaultSort, type ProductSort, productSorts } from '#shared/catalogue/product-rules.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { SearchFilter } from '../../../lib/search-filter.tsx';
import { Icon } from '../../../ui/icon.tsx';

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

/** Search, category and order as one GET form: the choice is in the address, and it works without script. */
export function ProductFilter({ query, categories }: Props) {
  const { t } = useTexts();
  const sorts = productSorts.filter((sort) => sort !== 'relevance' || query.search !== '');
  return (
    <SearchFilter
      path="/products"
      search={query.search}
      others={[query.categoryId, query.sort]}
      texts={{
        label: t('products.searchLabel'),
        placeholder: t('products.searchPlaceholder'),
        button: t('products.searchButton'),
        clear: t('products.clearSearch'),
      }}
      icon={<Icon name="search" />}
      isSet={[query.search, query.categoryId].some(Boolean)}
    >
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
    </SearchFilter>
  );
}
