import type { PostQuery } from '#shared/content/blog.ts';
import type { BlogTexts } from '#shared/i18n/en/blog.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { SearchFilter } from '../../../lib/search-filter.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { categoryName } from './post-props.ts';
import { Options } from '../../../ui/options.tsx';

type Props = { query: PostQuery; categories: readonly string[]; texts: BlogTexts };

/** Search and category as one GET form: the choice is in the address, and it works without script. */
export function PostFilter({ query, categories, texts }: Props) {
  const { t } = useTexts(texts);
  return (
    <SearchFilter
      path="/blog"
      search={query.search}
      others={[query.category]}
      texts={{
        label: t('searchLabel'),
        placeholder: t('searchPlaceholder'),
        button: t('searchButton'),
        clear: t('clear'),
      }}
      icon={<Icon name="search" />}
      isSet={[query.search, query.category, query.tag].some(Boolean)}
      isLive
      className="post-filters"
    >
      <label>
        <span className="sr-only">{t('categoryLabel')}</span>
        <select name="category" className="field" defaultValue={query.category || 'all'} data-plain="">
          <option value="all">{t('allCategories')}</option>
          <Options of={categories} text={(category) => categoryName(texts, category)} />
        </select>
      </label>
    </SearchFilter>
  );
}
