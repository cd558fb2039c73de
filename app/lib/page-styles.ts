/**
 * The part of the site's style sheet that one document needs: on a slow link and a slow phone, half a style sheet is a
 * tenth of the first paint. React brings the whole sheet when it starts.
 */
export type StyleSheet = readonly Part[];

type Part =
  /** A statement or an at-rule that is always kept: layers, keyframes, font faces. */
  | { kind: 'kept'; text: string }
  | { kind: 'rule'; selectors: Selector[]; body: string }
  /** @layer, @media, @supports with rules inside. */
  | { kind: 'group'; prelude: string; parts: Part[] };

/** One selector of a list, and the classes without which it matches nothing. */
type Selector = { text: string; classes: string[] };

/** Takes a style sheet apart, as the build writes it: no braces inside of strings. */
export function parseStyles(css: string): StyleSheet {
  const bare = css.replace(/\/\*.*?\*\//gs, '').trim();
  return splitTop(bare, (char, depth) => depth === 0 && (char === '}' || char === ';')).map(toPart);
}

/**
 * The rules that can match in a document which has these classes, in their order. `classed` leaves out what needs no class:
 * the second sheet of a document has it already.
 */
export function stylesFor(
  sheet: StyleSheet,
  classes: ReadonlySet<string>,
  which: 'all' | 'classed' = 'all',
): string {
  const isTaken = (selector: Selector) =>
    (which === 'all' || selector.classes.length > 0) && selector.classes.every((name) => classes.has(name));
  let css = '';
  for (const part of sheet) {
    if (part.kind === 'kept') css += which === 'all' ? part.text : '';
    else if (part.kind === 'group') {
      const inner = stylesFor(part.parts, classes, which);
      if (inner !== '') css += `${part.prelude}{${inner}}`;
    } else {
      const matching = part.selectors.filter(isTaken);
      if (matching.length > 0) css += `${matching.map(({ text }) => text).join(',')}{${part.body}}`;
    }
  }
  return css;
}

const attribute = ' class="';

/** The classes that elements of a document have. */
export function classesOf(html: string): Set<string> {
  // Most elements look like others: each combination is taken apart once.
  const combinations = new Set<string>();
  for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, at)) {
    at += attribute.length;
    combinations.add(html.slice(at, html.indexOf('"', at)));
  }
  return new Set([...combinations].flatMap((names) => names.split(' ')));
}

function toPart(text: string): Part {
  const at = text.indexOf('{');
  if (at < 0) return { kind: 'kept', text };
  const [prelude, body] = [text.slice(0, at), text.slice(at + 1, -1)];
  if (/^@(layer|media|supports)\b/.test(prelude))
    return { kind: 'group', prelude, parts: [...parseStyles(body)] };
  if (prelude.startsWith('@')) return { kind: 'kept', text };
  const selectors = splitTop(prelude, (char, depth) => depth === 0 && char === ',').map((selector) => {
    const own = selector.replace(/,$/, '');
    return { text: own, classes: neededClasses(own) };
  });
  return { kind: 'rule', selectors, body };
}

/** The classes without which a selector matches nothing. What stands in brackets may be a choice or a negation. */
function neededClasses(selector: string): string[] {
  let bare = selector.replace(/(?<!\\)\[[^\]]*\]/g, '');
  for (let before = ''; before !== bare;) {
    before = bare;
    bare = bare.replace(/(?<!\\)\((?:\\.|[^()\\])*(?<!\\)\)/g, '');
  }
  return [...bare.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name]) => name!.replaceAll(/\\(.)/g, '$1'));
}

/** Splits after every character that `isEnd` names; depth counts open brackets. Escaped characters are no brackets. */
function splitTop(text: string, isEnd: (char: string, depth: number) => boolean): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    const char = text[i]!;
    if (char === '\\') i++;
    else if ('{(['.includes(char)) depth++;
    else {
      if ('})]'.includes(char)) depth--;
      if (isEnd(char, depth)) {
        parts.push(text.slice(start, i + 1));
        start = i + 1;
      }
    }
  }
  if (start < text.length) parts.push(text.slice(start));
  return parts;
}
