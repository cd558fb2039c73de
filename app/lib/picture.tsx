import { type Picture as PictureData, renditionUrl, renditionWidths } from '#shared/content/image.ts';
import { useTexts } from './i18n.tsx';
import { useShell } from './shell.ts';

type Props = {
  /** The picture's address. An address outside our media store is shown as it is. */
  url: string;
  picture: PictureData | null;
  alt: string;
  /** Language of the alternative text, if it differs from the page's. */
  lang?: string | undefined;
  /** The displayed width, as for `<img sizes>`. */
  sizes: string;
  /** Widest rendition offered, in pixels. */
  maxWidth?: number;
  /** `high`: the main picture of the page, loaded first. `lazy`: loaded when it comes near the screen. */
  priority?: 'high' | 'eager' | 'lazy';
  /** Text shown if the picture cannot be loaded, if another than the usual one. */
  failedText?: string;
  className?: string;
};

/** Widest rendition sent with the data saver on, in pixels. */
const saverWidth = 320;

/** A picture in the width and format that suits the screen. Its space is reserved from the start. */
export function Picture(props: Props) {
  const { t } = useTexts();
  const { savesData } = useShell();
  const { url, picture, alt, sizes, maxWidth = 960, priority = 'lazy' } = props;
  const loading = {
    loading: priority === 'lazy' ? ('lazy' as const) : undefined,
    fetchPriority: priority === 'high' ? ('high' as const) : undefined,
    // With asynchronous decoding the main picture would appear a frame later.
    decoding: priority === 'high' ? undefined : ('async' as const),
    'data-failed': props.failedText ?? t('gallery.failedOne'),
    lang: props.lang,
  };
  if (!picture) {
    return (
      <span className={`pic ${props.className ?? ''}`}>
        <img src={url} alt={alt} {...loading} />
      </span>
    );
  }
  // Data saver: only the smallest rendition that still shows the goods.
  const limit = savesData ? Math.min(saverWidth, maxWidth) : maxWidth;
  const all = renditionWidths(picture.width);
  const widths = all.filter((width) => width <= limit);
  const offered = widths.length > 0 ? widths : all.slice(0, 1);
  const sources = (format: 'avif' | 'webp') =>
    offered.map((width) => `${renditionUrl(url, width, format)} ${width}w`).join(', ');
  return (
    <span className={`pic ${props.className ?? ''}`}>
      {priority === 'high' && picture.placeholder ? (
        <img className="miniature" src={picture.placeholder} alt="" />
      ) : (
        // The colour is data, and the content policy allows no style attribute. SVG has an attribute for it.
        <svg aria-hidden="true" color={picture.color} />
      )}
      <picture>
        <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
        <img
          src={renditionUrl(url, offered.at(-1)!, 'webp')}
          {...(offered.length > 1 ? { srcSet: sources('webp'), sizes } : null)}
          width={picture.width}
          height={picture.height}
          alt={alt}
          {...loading}
        />
      </picture>
    </span>
  );
}
