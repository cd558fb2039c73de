import { Form, Link } from 'react-router';
import type { PostQuery } from '#shared/blog.ts';
import type { BlogTexts } from '#shared/i18n/en/blog.ts';
import { maxSearchLength } from '#shared/limits.ts';
import { useTexts } from '../../lib/i18n.tsx';
import { Icon } from '../../ui/icon.tsx';
import { categoryName } from './post-props.ts';

type Props = { query: PostQuery; categories: readonly string[]; texts: BlogTexts };

/** Search and category as one GET form: the choice stands in the address, and it works without script. */
export function PostFilter({ query, categories, texts }: Props) {
  const { t } = useTexts(texts);
  return (
    <Form
      key={`${query.search}|${query.category}`}
      action="/blog"
      role="search"
      // After Back the fields show the address's values, not the last choice.
      autoComplete="off"
      className="card filters post-filters relative mt-4 mb-6 p-3"
    >
      <label>
        <span className="sr-only">{t('searchLabel')}</span>
        <input
          type="search"
          name="search"
          className="field"
          defaultValue={query.search}
          placeholder={t('searchPlaceholder')}
          maxLength={maxSearchLength}
          enterKeyHint="search"
          data-plain=""
        />
      </label>
      <label>
        <span className="sr-only">{t('categoryLabel')}</span>
        <select name="category" className="field" defaultValue={query.category || 'all'} data-plain="">
          <option value="all">{t('allCategories')}</option>
          {categories.map((category) => (
            <option key={category} value={category}>
              {categoryName(texts, category)}
            </option>
          ))}
        </select>
      </label>
      <div className="filters-actions flex gap-2">
        <button type="submit" className="btn btn-primary grow" data-plain="">
          <Icon name="search" />
          {t('searchButton')}
        </button>
        {query.search || query.category || query.tag ? (
          <Link to="/blog" className="btn btn-outline">
            {t('clear')}
          </Link>
        ) : null}
      </div>
    </Form>
  );
}
