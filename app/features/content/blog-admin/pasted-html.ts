import { Parser } from 'htmlparser2';
import { alignmentNames } from './editor-nodes.ts';

/** Elements that are removed together with their content. */
const dropped = new Set(['head', 'style', 'script', 'title', 'xml', 'template', 'noscript']);
/** Elements that are removed, but whose content stays. */
const unwrapped = new Set(['html', 'body', 'meta', 'link', 'font', 'o:p']);
const voidElements = new Set(['br', 'hr', 'img']);

/** Attributes that the editor reads, and the mark by which it recognises its own content. */
const attributes = [
  'data-pm-slice',
  'lang',
  'href',
  'alt',
  'colspan',
  'rowspan',
  'start',
  'poster',
  'aria-label',
];

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Converts formats in a style attribute to elements, because the content policy refuses style attributes. */
function marksOf(name: string, style: string): string[] {
  if (name !== 'span') return [];
  const isBold = /font-weight:\s*(bold|[6-9]00)/.test(style);
  const isItalic = /font-style:\s*italic/.test(style);
  return [...(isBold ? ['strong'] : []), ...(isItalic ? ['em'] : [])];
}

function opening(name: string, given: Record<string, string>): string {
  const { style = '', class: classes = '', src = '' } = given;
  const aligned = /text-align:\s*(center|right)/.exec(style)?.[1];
  const look = aligned ? `is-${aligned}` : classes.split(/\s+/).find((one) => alignmentNames.includes(one));
  const kept = attributes.flatMap((key): [string, string][] =>
    given[key] === undefined ? [] : [[key, given[key]]],
  );
  if (look) kept.push(['class', look]);
  if (isLoadable(src)) kept.push(['src', src]);
  return `<${[name, ...kept.map(([key, value]) => `${key}="${escape(value)}"`)].join(' ')}>`;
}

/** An address on this site or over HTTPS. Word refers to pictures on the user's computer. */
const isLoadable = (src: string) => /^(\/(?!\/)|https:\/\/)/.test(src);

/** The level of a paragraph of Word that is a list item; 0 for any other. Word writes no lists into HTML. */
const levelOf = (name: string, style: string) =>
  name === 'p' ? Number(/mso-list:\s*l\d+ level(\d)/.exec(style)?.[1] ?? 0) : 0;

/** A paragraph of Word that becomes a list item: its place in the result, and its number or bullet. */
type WordItem = { level: number; at: number; depth: number; marker: string };

/** The headings of a post are below its title, so that a document with level 1 moves down. */
function headingOf(name: string, hasFirst: boolean): string {
  const level = Number(/^h([1-6])$/.exec(name)?.[1] ?? 0);
  return level === 0 ? name : `h${Math.min(3, Math.max(2, hasFirst ? level + 1 : level))}`;
}

/**
 * Removes from clipboard HTML what the content policy would refuse once a document is made of it: styles, scripts,
 * and files of the computer where it was copied. Turns the numbered paragraphs of Word into lists, and headings into
 * those of a post. Parses it without a document.
 * @returns the HTML, and how many pictures could not be taken over
 */
export function cleanPasted(html: string): { html: string; lost: number } {
  let result = '';
  let lost = 0;
  let droppedDepth = 0;
  /** Depth within a number or bullet of Word, which stands as text before its item. */
  let markerDepth = 0;
  let item: WordItem | null = null;
  /** The lists around the last item, outermost first; each has an open item. */
  const lists: string[] = [];
  const hasFirst = /<h1[\s>]/i.test(html);
  /** The closing tag of each open element. */
  const closings: string[] = [];

  function closeLists(level: number): void {
    while (lists.length > level) result += `</li></${lists.pop()}>`;
  }

  function endItem({ level, at, marker }: WordItem): void {
    const content = result.slice(at);
    result = result.slice(0, at);
    const number = /^\(?([\da-z]+)[.)、]/i.exec(marker.trim())?.[1];
    const tag = number === undefined ? 'ul' : 'ol';
    closeLists(level);
    if (lists.length === level && lists.at(-1) !== tag) closeLists(level - 1);
    else if (lists.length === level) result += '</li><li>';
    while (lists.length < level) {
      const isFrom = tag === 'ol' && lists.length === level - 1 && Number(number) > 1;
      result += `<${tag}${isFrom ? ` start="${number}"` : ''}><li>`;
      lists.push(tag);
    }
    result += `<p>${content}</p>`;
  }

  const parser = new Parser({
    onopentag(original, given) {
      const { style = '' } = given;
      const isDropped =
        dropped.has(original) || original.startsWith('v:') || /mso-hide|display:\s*none/.test(style);
      if (droppedDepth > 0 || isDropped) {
        droppedDepth++;
        return;
      }
      if (markerDepth > 0 || (item && /mso-list:\s*ignore/i.test(style))) {
        markerDepth++;
        return;
      }
      const level = levelOf(original, style);
      if (level > 0 && !item) {
        item = { level, at: result.length, depth: closings.push(''), marker: '' };
        return;
      }
      const name = headingOf(original, hasFirst);
      const isBoldWrapper = name === 'b' && /font-weight:\s*normal/.test(style);
      const isFile = name === 'img' || name === 'video';
      // Pages that load pictures late have the address beside a placeholder.
      const late = given['data-src'] ?? '';
      const src = isFile && !isLoadable(given['src'] ?? '') ? late : (given['src'] ?? '');
      const isLost = isFile && !isLoadable(src);
      if (isLost && name === 'img') lost++;
      if (unwrapped.has(name) || isBoldWrapper || isLost) {
        closings.push('');
        return;
      }
      if (!item) closeLists(0);
      const marks = marksOf(name, style);
      result += [opening(name, { ...given, src }), ...marks.map((mark) => `<${mark}>`)].join('');
      const ends = [...marks.toReversed(), ...(voidElements.has(name) ? [] : [name])];
      closings.push(ends.map((end) => `</${end}>`).join(''));
    },
    ontext(text) {
      if (droppedDepth > 0) return;
      if (markerDepth > 0 && item) item.marker += text;
      else if (item || lists.length === 0 || text.trim() !== '') {
        if (!item) closeLists(0);
        result += escape(text);
      }
    },
    onclosetag() {
      if (droppedDepth > 0) droppedDepth--;
      else if (markerDepth > 0) markerDepth--;
      else if (item && closings.length === item.depth) {
        closings.pop();
        endItem(item);
        item = null;
      } else {
        if (!item) closeLists(0);
        result += closings.pop() ?? '';
      }
    },
  });
  parser.end(html);
  closeLists(0);
  return { html: result, lost };
}
