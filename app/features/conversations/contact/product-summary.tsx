import { Link } from 'react-router';
import type { ContactTexts } from '#shared/i18n/en/contact.ts';
import type { ProductCard } from '#shared/catalogue/product.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { Price } from '../../../lib/price.tsx';
import { Picture } from '../../../lib/picture.tsx';

/** The product that the message is about, with a link to write about something else. */
export function ProductSummary({ product, texts }: { product: ProductCard; texts: ContactTexts }) {
  const { t } = useTexts(texts);
  return (
    <div className="card flex flex-wrap items-start gap-3 p-3">
      <input type="hidden" name="product" value={product.id} />
      {product.imageUrl ? (
        <div className="w-16 shrink-0">
          <Picture
            url={product.imageUrl}
            picture={product.picture}
            alt=""
            sizes="64px"
            maxWidth={160}
            priority="eager"
          />
        </div>
      ) : null}
      <div className="grow basis-[9rem]">
        <p className="text-sm text-muted">{t('aboutProduct')}</p>
        <p className="font-semibold">{product.name}</p>
        <p className="text-sm">
          <Price product={product} className="" unitStyle="inline-block" />
        </p>
        <Link to="/contact" className="link inline-flex min-h-11 items-center text-sm">
          {t('removeProduct')}
        </Link>
      </div>
    </div>
  );
}
