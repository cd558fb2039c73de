import sanitizeHtml, { type IOptions } from 'sanitize-html';
import { type Picture, renditionUrl, renditionWidths } from '#shared/image.ts';
import { fileOf } from '../db/file-address.ts';

/** Elements that a post may hold: what the editor writes, and what survives of a paste. */
const allowedTags = (
  'p br hr h2 h3 h4 blockquote pre code strong b em i u s sub sup a span ' +
  'ul ol li table caption thead tbody tfoot tr th td figure figcaption img video'
).split(' ');

/** Our own files, or another site's over TLS; nothing else may be loaded or played. */
const isFileAddress = (address: string | undefined) =>
  /^(\/media\/[\w.-]+|https:\/\/\S+)$/.test(address ?? '');

const alignment = ['is-left', 'is-center', 'is-right', 'is-wide'];

const options: IOptions = {
  allowedTags,
  allowedAttributes: {
    a: ['href', 'rel', 'target'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    video: ['src', 'poster', 'controls', 'preload', 'width', 'height', 'aria-label'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
    '*': ['lang'],
  },
  allowedClasses: { p: alignment, h2: alignment, h3: alignment, figure: alignment, img: alignment },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: ['style', 'script', 'textarea', 'option', 'noscript', 'title', 'xml'],
  transformTags: {
    // The page has one h1 already, its title.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    div: 'p',
    a: (tagName, { href = '', lang }) => ({
      tagName,
      attribs: {
        href,
        ...(lang ? { lang } : {}),
        ...(/^https?:/.test(href) ? { rel: 'noopener nofollow', target: '_blank' } : {}),
      },
    }),
    video: (tagName, { src = '', poster, width, height, ...rest }) => ({
      tagName,
      attribs: {
        src,
        controls: '',
        preload: 'metadata',
        ...(poster && isFileAddress(poster) ? { poster } : {}),
        ...(width && height ? { width, height } : {}),
        ...(rest['aria-label'] ? { 'aria-label': rest['aria-label'] } : {}),
      },
    }),
    // The editor aligns by style; the policy allows no style attributes, so a class stands for it.
    p: aligned,
    h2: aligned,
    h3: aligned,
  },
  exclusiveFilter: ({ tag, attribs }) => (tag === 'img' || tag === 'video') && !isFileAddress(attribs['src']),
};

function aligned(tagName: string, attribs: Record<string, string>) {
  const found = /text-align:\s*(left|center|right)/.exec(attribs['style'] ?? '')?.[1];
  const name = found && found !== 'left' ? `is-${found}` : attribs['class'];
  const { lang } = attribs;
  return { tagName, attribs: { ...(name ? { class: name } : {}), ...(lang ? { lang } : {}) } };
}

/** What a person wrote or pasted, without anything that could run, load from elsewhere or change the page around it. */
export const sanitizePost = (html: string): string =>
  sanitizeHtml(html, options)
    .replaceAll(/<p>(\s|&nbsp;|<br \/>)*<\/p>/g, '')
    .trim();

/** Addresses of our own pictures and videos in a sanitised text. */
export const filesIn = (html: string): string[] =>
  [...html.matchAll(/(?:src|poster)="(\/media\/[\w.-]+)"/g)].map(([, url]) => url!);

/** A sanitised text in which every element that names one file names another one. */
export const withFile = (html: string, from: string, to: string): string =>
  html.replaceAll(/<[a-z][^>]*>/g, (element) =>
    element.replaceAll(/ (src|poster|href)="([^"]*)"/g, (whole, name: string, value: string) =>
      fileOf(value.replaceAll('&amp;', '&')) === from
        ? ` ${name}="${to.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
        : whole,
    ),
  );

/** Ids of the products that a sanitised text links to, each once, in their order. */
export const productsIn = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/href="[^"]*\/product\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"/g)].map(
      ([, id]) => id!,
    ),
  ),
];

/** A heading of a post, and where it stands. */
type PostHeading = { id: string; text: string; level: 2 | 3 };

/**
 * A sanitised text as a page shows it: headings get an id, our pictures their sizes and widths, so that nothing moves when
 * they come, and tables a box in which they can be moved on a phone.
 */
export function showPost(html: string, pictures: ReadonlyMap<string, Picture>) {
  const headings: PostHeading[] = [];
  const shown = html
    .replaceAll(
      /<h([23])( class="[\w -]+")?>(.*?)<\/h\1>/gs,
      (_, level: string, attributes = '', inner: string) => {
        const text = inner.replaceAll(/<[^>]*>/g, '');
        const id = `section-${headings.length + 1}`;
        headings.push({ id, text: unescape(text), level: Number(level) as 2 | 3 });
        return `<h${level} id="${id}"${attributes}>${inner}</h${level}>`;
      },
    )
    .replaceAll(/<img ([^>]*)\/>/g, (_, attributes: string) => sizedImage(attributes, pictures))
    .replaceAll('<table>', '<div class="post-table" tabindex="0" role="group"><table>')
    .replaceAll('</table>', '</table></div>');
  return { html: shown, headings };
}

const unescape = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');

/** How wide a picture of a post is shown, as for `<img sizes>`. */
const sizes = '(min-width: 48rem) 44rem, 100vw';
const maxWidth = 1280;

function sizedImage(attributes: string, pictures: ReadonlyMap<string, Picture>): string {
  const url = /src="([^"]*)"/.exec(attributes)?.[1] ?? '';
  const picture = pictures.get(url);
  if (!picture) return `<img ${attributes.trim()} loading="lazy" decoding="async" />`;
  const kept = attributes.replaceAll(/(src|width|height)="[^"]*"/g, '').trim();
  const widths = renditionWidths(picture.width).filter((width) => width <= maxWidth);
  const sources = (format: 'avif' | 'webp') =>
    widths.map((width) => `${renditionUrl(url, width, format)} ${width}w`).join(', ');
  return (
    `<picture><source type="image/avif" srcset="${sources('avif')}" sizes="${sizes}">` +
    `<img src="${renditionUrl(url, widths.at(-1)!, 'webp')}" srcset="${sources('webp')}" sizes="${sizes}" ` +
    `width="${picture.width}" height="${picture.height}" ${kept} loading="lazy" decoding="async"></picture>`
  );
}
