import { useEffect } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../lib/i18n.tsx';
import { showListCount } from '../../../lib/list-count.ts';
import { Icon } from '../../../ui/icon.tsx';

/** Link to the quote list with the number of its lines. Also holds the texts of product/list-adds.ts. */
export function ListLink() {
  const { t } = useTexts();
  useEffect(showListCount, []);
  return (
    <Link
      to="/quote-list"
      className="icon-btn relative"
      data-list-link=""
      data-added={t('listAdd.added')}
      data-waits={t('listAdd.waits')}
      data-see={t('listAdd.see')}
      data-refused={t('listAdd.refused')}
    >
      <Icon name="list" />
      <span className="sr-only">{t('nav.quoteList')}</span>{' '}
      <span data-list-count="" className="list-count" hidden suppressHydrationWarning>
        0
      </span>
    </Link>
  );
}
