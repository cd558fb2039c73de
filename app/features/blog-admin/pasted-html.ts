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

/**
 * Removes from clipboard HTML what the content policy would refuse once a document is made of it: styles, scripts,
 * and files of the computer where it was copied. Parses it without a document.
 */
export function cleanPasted(html: string): string {
  let result = '';
  let droppedDepth = 0;
  /** The closing tag of each open element. */
  const closings: string[] = [];
  const parser = new Parser({
    onopentag(name, given) {
      const isDropped =
        dropped.has(name) || name.startsWith('v:') || /mso-hide|display:\s*none/.test(given['style'] ?? '');
      if (droppedDepth > 0 || isDropped) {
        droppedDepth++;
        return;
      }
      const isBoldWrapper = name === 'b' && /font-weight:\s*normal/.test(given['style'] ?? '');
      const isFile = (name === 'img' || name === 'video') && !isLoadable(given['src'] ?? '');
      if (unwrapped.has(name) || isBoldWrapper || isFile) {
        closings.push('');
        return;
      }
      const marks = marksOf(name, given['style'] ?? '');
      result += [opening(name, given), ...marks.map((mark) => `<${mark}>`)].join('');
      const ends = [...marks.toReversed(), ...(voidElements.has(name) ? [] : [name])];
      closings.push(ends.map((end) => `</${end}>`).join(''));
    },
    ontext(text) {
      if (droppedDepth === 0) result += escape(text);
    },
    onclosetag() {
      if (droppedDepth > 0) droppedDepth--;
      else result += closings.pop() ?? '';
    },
  });
  parser.end(html);
  return result;
}
