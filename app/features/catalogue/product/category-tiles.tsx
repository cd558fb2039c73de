import { Link } from 'react-router';
import type { Picture as PictureData } from '#shared/content/image.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../lib/picture.tsx';
import { SwipeRow } from '../../../ui/swipe-row.tsx';

export type CategoryTile = { id: string; name: string; picture: PictureData | null };

/**
 * The panel of categories, initially open. A native element, so that it can be closed without script
 * (docs/specification/site.md#home).
 */
export function CategoryTiles({ categories }: { categories: readonly CategoryTile[] }) {
  const { t } = useTexts();
  if (categories.length === 0) return null;
  return (
    <details open>
      <summary
        className="flex min-h-11 list-none items-center justify-between gap-3 font-semibold"
        data-plain=""
      >
        {t('home.categories')}
        <Icon name="chevron" />
      </summary>
      <SwipeRow label={t('home.categories')} className="swipe-narrow">
        <ul>
          {categories.map(({ id, name, picture }) => (
            <li key={id}>
              <Link to={`/products?category=${id}`} className="category-card">
                {picture ? (
                  <Picture
                    url={picture.url}
                    picture={picture}
                    alt=""
                    sizes="6.75rem"
                    maxWidth={160}
                    failedText=""
                  />
                ) : null}
                <span>{name}</span>
              </Link>
            </li>
          ))}
          <li>
            <Link to="/products" className="category-card">
              <span className="pic grid place-items-center text-leaf">
                <Icon name="right" className="size-8" />
              </span>
              <span>{t('home.viewAllCategories')}</span>
            </Link>
          </li>
        </ul>
      </SwipeRow>
    </details>
  );
}
