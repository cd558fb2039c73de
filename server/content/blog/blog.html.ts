import { DomUtils, ElementType, parseDocument } from 'htmlparser2';
import sanitizeHtml, { type IOptions } from 'sanitize-html';
import { AppError } from '#shared/base/errors.ts';
import { type Picture, renditionUrl, renditionWidths } from '#shared/content/image.ts';
import { fileOf } from '../../platform/db/file-address.ts';

/** Elements allowed in a post: those that the editor writes, and those kept from pasted text. */
const allowedTags = (
  'p br hr h2 h3 h4 blockquote pre code strong b em i u s sub sup a span ' +
  'ul ol li table caption thead tbody tfoot tr th td figure figcaption img video'
).split(' ');

/** Whether a file may be loaded or played: our own, or another site's over TLS. */
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
    // The page already has one h1, its title.
    h1: (_, attribs) => aligned('h2', attribs),
    h5: 'h4',
    h6: 'h4',
    div: (_, attribs) => aligned('p', attribs),
    a: (tagName, { href = '', lang }) => ({
      tagName,
      attribs: {
        href,
        ...(lang ? { lang } : {}),
        ...(/^\s*https?:/i.test(href) ? { rel: 'noopener nofollow', target: '_blank' } : {}),
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
    // The editor aligns by a style attribute, which the security policy does not allow, so a class replaces it.
    p: aligned,
    h2: aligned,
    h3: aligned,
  },
};

function aligned(tagName: string, attribs: Record<string, string>) {
  const found = /text-align:\s*(left|center|right)/.exec(attribs['style'] ?? '')?.[1];
  const name = found && found !== 'left' ? `is-${found}` : attribs['class'];
  const { lang } = attribs;
  return { tagName, attribs: { ...(name ? { class: name } : {}), ...(lang ? { lang } : {}) } };
}

/**
 * Maximum depth of nested elements; the editor writes fewer than twenty. Parsing and writing deep trees takes
 * quadratic time.
 */
const maxDepth = 100;

/** Refuses a text with elements nested too deeply, while it is being parsed. */
function depthLimit(): Pick<IOptions, 'onOpenTag' | 'onCloseTag'> {
  let depth = 0;
  return {
    onOpenTag: () => {
      if (++depth > maxDepth) throw new AppError('invalid', 'nested too deeply', { content: 'postTooDeep' });
    },
    onCloseTag: () => void depth--,
  };
}

/**
 * The typed or pasted text, without anything that could run, load from elsewhere or change the page around it.
 * The result is canonical: sanitising it again does not change it.
 * @throws AppError `invalid` if elements are nested too deeply
 */
export function sanitizePost(html: string): string {
  // Parsed once more, because a renamed element can end another one: a paragraph in a paragraph.
  const tree = parseDocument(sanitizeHtml(html, { ...options, ...depthLimit() }));
  // From the last to the first, so that elements that become empty are removed too.
  for (const element of elementsOf(tree).toReversed())
    if (isNothing(element)) DomUtils.removeElement(element);
  return write(tree).trim();
}

type Tree = ReturnType<typeof parseDocument>;
type Node = Tree | Tree['children'][number];
type Element = ReturnType<typeof elementsOf>[number];

const elementsOf = (tree: Tree) => DomUtils.getElementsByTagName('*', tree);

/** Whether an element shows nothing: a picture or video that may not be loaded, or an empty paragraph. */
const isNothing = ({ name, attribs, children }: Element): boolean =>
  name === 'p'
    ? Object.keys(attribs).length === 0 &&
      children.every((child) =>
        child.type === ElementType.Text
          ? child.data.trim() === ''
          : child.type === ElementType.Tag && child.name === 'br',
      )
    : (name === 'img' || name === 'video') && !isFileAddress(attribs['src']);

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string) => text.replaceAll(/[&<>]/g, (character) => entities[character]!);
const escapeValue = (value: string) => value.replaceAll(/[&<>"]/g, (character) => entities[character]!);

const writeAttributes = (attribs: Record<string, string>) =>
  Object.entries(attribs)
    .map(([name, value]) => (value || name === 'alt' ? ` ${name}="${escapeValue(value)}"` : ` ${name}`))
    .join('');

const voidElements = new Set(['br', 'hr', 'img']);

/**
 * Writes a tree in the format of sanitize-html, in which all posts are stored.
 * @param replace returns the replacement of an element, given the element and its written form
 */
function write(node: Node, replace = (_element: Element, written: string) => written): string {
  if (node.type === ElementType.Text) return escapeText(node.data);
  if (!('children' in node)) return '';
  const inner = node.children.map((child) => write(child, replace)).join('');
  if (!('attribs' in node)) return inner;
  const opening = `<${node.name}${writeAttributes(node.attribs)}`;
  return replace(node, voidElements.has(node.name) ? `${opening} />` : `${opening}>${inner}</${node.name}>`);
}

/** Addresses of our own pictures and videos in a sanitised text. */
export const filesIn = (html: string): string[] =>
  elementsOf(parseDocument(html))
    .flatMap(({ attribs: { src, poster } }) => [src, poster])
    .filter((address) => address !== undefined && /^\/media\/[\w.-]+$/.test(address)) as string[];

/** A sanitised text in which the address of one file is replaced by another. */
export function withFile(html: string, from: string, to: string): string {
  const tree = parseDocument(html);
  for (const { attribs } of elementsOf(tree))
    for (const name of ['src', 'poster', 'href'])
      if (attribs[name] !== undefined && fileOf(attribs[name]) === from) attribs[name] = to;
  return write(tree);
}

/** Ids of the products that a sanitised text links to, without duplicates, in their order. */
export const productsIn = (html: string): string[] => [
  ...new Set(
    DomUtils.getElementsByTagName('a', parseDocument(html)).flatMap(
      ({ attribs }) =>
        /\/product\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(attribs['href'] ?? '')?.[1] ?? [],
    ),
  ),
];

/** A heading of a post, with its id and level. */
type PostHeading = { id: string; text: string; level: 2 | 3 };

/**
 * A sanitised text as a page shows it. Headings get an id; our pictures get sizes and widths, so that nothing
 * moves when they load; tables get a box in which they can be scrolled on a phone.
 */
export function showPost(html: string, pictures: ReadonlyMap<string, Picture>) {
  const tree = parseDocument(html);
  const headings = DomUtils.getElementsByTagName((name) => name === 'h2' || name === 'h3', tree).map(
    (element, i): PostHeading => {
      const id = `section-${i + 1}`;
      element.attribs = { id, ...element.attribs };
      return { id, text: DomUtils.textContent(element), level: element.name === 'h2' ? 2 : 3 };
    },
  );
  const shown = write(tree, (element, written) => {
    if (element.name === 'img') return sizedImage(element.attribs, pictures);
    if (element.name === 'table') return `<div class="post-table" tabindex="0" role="group">${written}</div>`;
    return written;
  });
  return { html: shown, headings };
}

/** The displayed width of a picture in a post, for `<img sizes>`. */
const sizes = '(min-width: 48rem) 44rem, 100vw';
const maxWidth = 1280;

function sizedImage(attribs: Record<string, string>, pictures: ReadonlyMap<string, Picture>): string {
  const { src: url = '', width: _width, height: _height, ...kept } = attribs;
  const late = { loading: 'lazy', decoding: 'async' };
  const picture = pictures.get(url);
  if (!picture) return `<img${writeAttributes({ ...attribs, ...late })} />`;
  const widths = renditionWidths(picture.width).filter((width) => width <= maxWidth);
  const srcset = (format: 'avif' | 'webp') =>
    widths.map((width) => `${renditionUrl(url, width, format)} ${width}w`).join(', ');
  const image = {
    src: renditionUrl(url, widths.at(-1)!, 'webp'),
    srcset: srcset('webp'),
    sizes,
    width: String(picture.width),
    height: String(picture.height),
    ...kept,
    ...late,
  };
  const source = { type: 'image/avif', srcset: srcset('avif'), sizes };
  return `<picture><source${writeAttributes(source)}><img${writeAttributes(image)}></picture>`;
}
