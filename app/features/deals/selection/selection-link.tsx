import type { SelectionQuery } from '#shared/deals/selection-calls.ts';
import { useTexts } from '../../../lib/i18n.tsx';

/** Link to the products of a page as a PDF catalogue. */
export function SelectionLink({ of, category }: { of: SelectionQuery['of']; category?: string | null }) {
  const { t } = useTexts();
  const query = new URLSearchParams(category ? { of, category } : { of });
  return (
    <a
      href={`/api/selection?${query}`}
      className="btn btn-outline print-hidden"
      target="_blank"
      rel="nofollow noreferrer"
    >
      {t('listAdd.asPdf')}
    </a>
  );
}
