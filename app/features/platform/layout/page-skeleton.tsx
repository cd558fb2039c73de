import { useLocation, useNavigation } from 'react-router';
import { useTexts } from '../../../lib/i18n.tsx';
import { useIsSlow } from './use-is-slow.ts';

/** A placeholder for a page that is loading. It covers the old page, whose scroll position stays. */
export function PageSkeleton() {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const next = useNavigation().location;
  const isSlow = useIsSlow(next !== undefined && next.pathname !== pathname);
  if (!isSlow) return null;
  return (
    <div className="page-skeleton" role="status" aria-label={t('common.loading')}>
      <div className="wrap grid gap-4 py-6 lg:grid-cols-2">
        <div className="skeleton h-8 w-2/3 lg:col-span-2" />
        <div className="skeleton aspect-square" />
        <div className="grid content-start gap-3">
          <div className="skeleton h-6 w-1/2" />
          <div className="skeleton h-4" />
          <div className="skeleton h-4 w-2/3" />
        </div>
      </div>
    </div>
  );
}
