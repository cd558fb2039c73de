import { useTexts } from '../../../lib/i18n.tsx';
import { Icon } from '../../../ui/icon.tsx';

type Props = { product: { id: string; name: string }; isIcon?: boolean; className?: string };

/** Adds a product to the quote list: a plain form, which `list-adds.ts` sends without leaving the page. */
export function AddToList({ product, isIcon = false, className }: Props) {
  const { t } = useTexts();
  return (
    <form method="post" action="/quote-list" data-list-add="" className={className}>
      {isIcon ? (
        <button
          type="submit"
          name="add"
          value={product.id}
          className="card-heart"
          aria-label={t('listAdd.addNamed', { name: product.name })}
          data-plain=""
        >
          <Icon name="list" />
        </button>
      ) : (
        <button type="submit" name="add" value={product.id} className="btn btn-outline w-full" data-plain="">
          <Icon name="list" />
          {t('listAdd.add')}
        </button>
      )}
    </form>
  );
}
