import { Link } from 'react-router';
import type { ContactTexts } from '#shared/i18n/en/contact.ts';
import { formatPrice } from '#shared/money.ts';
import type { ProductCard } from '#shared/product.ts';
import { useI18n } from '../../lib/i18n.tsx';
import { useShell } from '../../lib/shell.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useContactText } from './contact-text.ts';

/** The product that the message is about, with the way to write about something else. */
export function ProductSummary({ product, texts }: { product: ProductCard; texts: ContactTexts }) {
  const t = useContactText(texts);
  const { t: common } = useI18n();
  const { savesData } = useShell();
  const price = formatPrice(product.price, product.priceUnit);
  return (
    <div className="card flex items-center gap-3 p-3">
      <input type="hidden" name="product" value={product.id} />
      {product.imageUrl ? (
        <div className="w-20 shrink-0">
          <Picture
            url={product.imageUrl}
            picture={product.picture}
            alt=""
            sizes="80px"
            maxWidth={160}
            savesData={savesData}
            priority="eager"
            failedText={common('gallery.failedOne')}
          />
        </div>
      ) : null}
      <div className="min-w-0 flex-1">
        <p className="text-sm text-muted">{t('aboutProduct')}</p>
        <p className="font-semibold">{product.name}</p>
        <p className="text-sm">
          {price
            ? `${price} ${common(`product.perUnit.${product.saleUnit}`)}`
            : common('product.contactForPrice')}
        </p>
      </div>
      <Link
        to="/contact"
        className="icon-btn shrink-0"
        aria-label={t('removeProduct')}
        title={t('removeProduct')}
      >
        <Icon name="close" />
      </Link>
    </div>
  );
}
