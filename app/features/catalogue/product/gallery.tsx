import { localeTags } from '#shared/base/locale.ts';
import { renditionUrl, renditionWidths } from '#shared/content/image.ts';
import type { GalleryItem } from '#shared/catalogue/product.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../lib/picture.tsx';

const itemId = (index: number) => `media-${index + 1}`;

/** The index of a neighbour item. Both ends wrap around (docs/specification/catalogue.md#gallery). */
const wrap = (index: number, count: number) => (index + count) % count;

/**
 * Pictures first, then videos, in a strip with scroll snapping. Arrows and thumbnails are links into it, so that
 * everything works without script. The start script scrolls it without touching the history, and marks the current
 * thumbnail (`app/start/gallery.ts`).
 */
export function Gallery({ items, name }: { items: readonly GalleryItem[]; name: string }) {
  const { t } = useTexts();
  if (items.length === 0) return <EmptyGallery />;

  return (
    <section aria-label={t('gallery.label')} className="gallery">
      <div className="gallery-strip card" tabIndex={0} role="group" aria-label={t('gallery.label')}>
        {items.map((item, i) => (
          <div key={itemId(i)} id={itemId(i)} className="gallery-item aspect-square">
            <Item item={item} name={name} number={i + 1} isFirst={i === 0} poster={posterOf(items)} />
            <span className="badge absolute top-3 left-3">
              {t(item.type === 'video' ? 'gallery.video' : 'gallery.photo')}
            </span>
            {items.length > 1 ? (
              <>
                <a
                  href={`#${itemId(wrap(i - 1, items.length))}`}
                  className="icon-btn gallery-arrow left-2"
                  aria-label={t('common.previous')}
                >
                  <Icon name="left" />
                </a>
                <a
                  href={`#${itemId(wrap(i + 1, items.length))}`}
                  className="icon-btn gallery-arrow right-2"
                  aria-label={t('common.next')}
                >
                  <Icon name="right" />
                </a>
              </>
            ) : null}
          </div>
        ))}
      </div>
      {items.length > 1 ? (
        <ul className="mt-3 grid grid-cols-5 gap-2">
          {items.map((item, i) => (
            <li key={itemId(i)}>
              <a
                href={`#${itemId(i)}`}
                aria-current={i === 0 ? 'true' : undefined}
                suppressHydrationWarning
                aria-label={t(item.type === 'video' ? 'gallery.itemVideo' : 'gallery.item', {
                  number: i + 1,
                  total: items.length,
                })}
                className="thumb card block overflow-hidden"
              >
                <Thumbnail item={item} />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {items.some(({ isIllustration }) => isIllustration) ? (
        <p className="mt-1 text-sm text-muted">{t('gallery.illustration')}</p>
      ) : null}
    </section>
  );
}

/** A phone of 360 px at 2× shows 652 px and should load 640. With its true 94vw it would load 960, twice the bytes. */
const sizes = '(min-width: 64rem) 34rem, 88vw';

/** Width of a video's poster in pixels. */
const posterWidth = 320;

/** The poster of a video: the product's first picture, small, because it is loaded with the page. */
function posterOf(items: readonly GalleryItem[]): string | undefined {
  const still = items.find(({ type }) => type === 'image');
  if (!still?.picture) return still?.url;
  const widths = renditionWidths(still.picture.width);
  return renditionUrl(still.url, widths.find((width) => width >= posterWidth) ?? widths.at(-1)!, 'webp');
}

type ItemProps = {
  item: GalleryItem;
  name: string;
  number: number;
  isFirst: boolean;
  poster: string | undefined;
};

function Item(props: ItemProps) {
  const { item, name, number, isFirst } = props;
  const { locale, t } = useTexts();
  const lang = item.altText && item.altLanguage !== locale ? localeTags[item.altLanguage] : undefined;
  if (item.type === 'video') {
    return (
      <div className="gallery-player">
        <video
          controls
          preload="none"
          playsInline
          poster={props.poster}
          className="size-full bg-studio object-contain"
          aria-label={item.altText ?? name}
          lang={lang}
        >
          <source src={item.url} />
          {t('gallery.videoUnsupported')}
        </video>
      </div>
    );
  }
  return (
    <Picture
      url={item.url}
      picture={item.picture}
      alt={item.altText || t('gallery.altText', { name, number })}
      lang={lang}
      sizes={sizes}
      priority={isFirst ? 'high' : 'lazy'}
      className="size-full"
    />
  );
}

function Thumbnail({ item }: { item: GalleryItem }) {
  if (item.type === 'video') {
    return (
      <span className="pic grid aspect-square place-items-center text-leaf">
        <Icon name="play" className="size-7" />
      </span>
    );
  }
  return (
    <Picture
      url={item.url}
      picture={item.picture}
      alt=""
      sizes="18vw"
      maxWidth={160}
      className="aspect-square"
    />
  );
}

function EmptyGallery() {
  const { t } = useTexts();
  return (
    <section
      aria-label={t('gallery.label')}
      className="card grid aspect-square place-items-center p-6 text-center text-muted"
    >
      <div className="flex flex-col items-center gap-2">
        <Icon name="image" className="size-12" />
        <p className="font-semibold">{t('gallery.emptyTitle')}</p>
        <p className="text-sm">{t('gallery.emptyText')}</p>
      </div>
    </section>
  );
}
