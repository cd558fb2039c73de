import { type Picture as PictureData, renditionUrl, renditionWidths } from '#shared/image.ts';

type Props = {
  /** The picture's address; shown as it is when it is not one of ours. */
  url: string;
  picture: PictureData | null;
  alt: string;
  /** Of the alternative text, where it is not the page's. */
  lang?: string | undefined;
  /** How wide it is shown, as for `<img sizes>`. */
  sizes: string;
  /** Widest rendition offered, in pixels. */
  maxWidth?: number;
  /** Data saver: only the smallest rendition that still shows the goods. */
  savesData?: boolean;
  /** The main picture of the page loads first; others wait until they come near. */
  priority?: 'high' | 'eager' | 'lazy';
  /** Replaces a picture that cannot be loaded. */
  failedText: string;
  className?: string;
};

/** Widest rendition sent with the data saver on, in pixels. */
const saverWidth = 320;

/** A picture in the width and format that suits the screen, whose place is kept from the start. */
export function Picture(props: Props) {
  const {
    url,
    picture,
    alt,
    sizes,
    maxWidth = 960,
    savesData = false,
    priority = 'lazy',
    failedText,
  } = props;
  const loading = {
    loading: priority === 'lazy' ? ('lazy' as const) : undefined,
    fetchPriority: priority === 'high' ? ('high' as const) : undefined,
    // Decoding the main picture asynchronously would show it a frame later.
    decoding: priority === 'high' ? undefined : ('async' as const),
    'data-failed': failedText,
    lang: props.lang,
  };
  if (!picture) {
    return (
      <span className={`pic ${props.className ?? ''}`}>
        <img src={url} alt={alt} {...loading} />
      </span>
    );
  }
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
        // A colour that is data: no style attribute is allowed, and this one SVG understands.
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
