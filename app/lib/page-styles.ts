/**
 * The part of the site's style sheet that one document needs: on a slow link and a slow phone, half a style sheet is a
 * tenth of the first paint. React brings the whole sheet when it starts.
 */
export type StyleSheet = readonly Part[];

type Part =
  /** A statement or an at-rule that is always kept: layers, keyframes, font faces. */
  | { kind: 'kept'; text: string }
  | { kind: 'rule'; selectors: Selector[]; body: string; families: ReadonlySet<string> }
  /** @layer, @media, @supports with rules inside. */
  | { kind: 'group'; prelude: string; parts: Part[] };

/** One selector of a list, the classes without which it matches nothing, and those of them on the element itself. */
type Selector = { text: string; classes: string[]; own: string[] };

type Rule = Extract<Part, { kind: 'rule' }>;

/** A rule's selector where it stands among others of its layer. */
type Standing = { selector: Selector; families: ReadonlySet<string> };

/** Takes a style sheet apart, as the build writes it: no braces inside of strings. */
export function parseStyles(css: string): StyleSheet {
  const bare = css.replace(/\/\*.*?\*\//gs, '').trim();
  return splitTop(bare, (char, depth) => depth === 0 && (char === '}' || char === ';')).map(toPart);
}

/** The rules that can match in a document whose elements have these class attributes, in their order. */
export function stylesFor(sheet: StyleSheet, looks: ReadonlySet<string>): string {
  const classes = classesIn(looks);
  return pick(sheet, {
    isKept: true,
    isTaken: (selector) => selector.classes.every((name) => classes.has(name)),
  });
}

/**
 * The rules of a document's second sheet: those that its first, made for the elements at its top, lacks. Of those that the
 * first has, the ones which would lose: later rules win, so a rule of the second sheet that stands before it in the whole
 * one and says the same of an element that both match would win now. What needs no class is in the first.
 */
export function restOfStyles(
  sheet: StyleSheet,
  top: ReadonlySet<string>,
  looks: ReadonlySet<string>,
): string {
  const [first, all] = [classesIn(top), classesIn(looks)];
  const elements = [...looks].map((names) => new Set(names.split(' ')));
  const areTogether = (one: Selector, other: Selector) =>
    elements.some((element) => [...one.own, ...other.own].every((name) => element.has(name)));
  const layers = new Map<string, Standing[]>();
  return pick(sheet, {
    isKept: false,
    isTaken: (selector, { families }, layer) => {
      const { classes } = selector;
      if (classes.length === 0 || !classes.every((name) => all.has(name))) return false;
      const before = layers.get(layer) ?? [];
      const isTaken =
        !classes.every((name) => first.has(name)) ||
        before.some(
          (rule) => !rule.families.isDisjointFrom(families) && areTogether(rule.selector, selector),
        );
      if (isTaken) layers.set(layer, [...before, { selector, families }]);
      return isTaken;
    },
  });
}

type Choice = {
  /** Statements, keyframes and font faces are wanted too. */
  isKept: boolean;
  isTaken: (selector: Selector, rule: Rule, layer: string) => boolean;
};

function pick(sheet: StyleSheet, choice: Choice, layer = ''): string {
  let css = '';
  for (const part of sheet) {
    if (part.kind === 'kept') css += choice.isKept ? part.text : '';
    else if (part.kind === 'group') {
      const within = part.prelude.startsWith('@layer') ? `${layer}${part.prelude}` : layer;
      const inner = pick(part.parts, choice, within);
      if (inner !== '') css += `${part.prelude}{${inner}}`;
    } else {
      const taken = part.selectors.filter((selector) => choice.isTaken(selector, part, layer));
      if (taken.length > 0) css += `${taken.map(({ text }) => text).join(',')}{${part.body}}`;
    }
  }
  return css;
}

const attribute = ' class="';

/** The class attributes of a document's elements, each once: most elements look like others. */
export function looksOf(html: string): Set<string> {
  const looks = new Set<string>();
  for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, at)) {
    at += attribute.length;
    looks.add(html.slice(at, html.indexOf('"', at)));
  }
  return looks;
}

const classesIn = (looks: ReadonlySet<string>) => new Set([...looks].flatMap((names) => names.split(' ')));

function toPart(text: string): Part {
  const at = text.indexOf('{');
  if (at < 0) return { kind: 'kept', text };
  const [prelude, body] = [text.slice(0, at), text.slice(at + 1, -1)];
  if (/^@(layer|media|supports)\b/.test(prelude))
    return { kind: 'group', prelude, parts: [...parseStyles(body)] };
  if (prelude.startsWith('@')) return { kind: 'kept', text };
  const selectors = splitTop(prelude, (char, depth) => depth === 0 && char === ',').map((selector) => {
    const own = selector.replace(/,$/, '');
    return { text: own, classes: neededClasses(own), own: neededClasses(lastCompound(own)) };
  });
  return { kind: 'rule', selectors, body, families: familiesOf(body) };
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

/** What a selector says of the element itself: what stands behind its last combinator. */
const lastCompound = (selector: string): string =>
  splitTop(selector, (char, depth) => depth === 0 && /[\s>+~]/.test(char)).at(-1)!;

/** Properties that other names set as well, by their first words. */
const relatives: Record<string, string> = {
  top: 'inset',
  right: 'inset',
  bottom: 'inset',
  left: 'inset',
  line: 'font',
  row: 'gap',
  column: 'gap',
  place: 'align',
  justify: 'align',
  white: 'text',
  min: 'size',
  max: 'size',
  width: 'size',
  height: 'size',
  inline: 'size',
  block: 'size',
};

/** The properties that a rule sets, a shorthand and its parts as one: by their first word. */
function familiesOf(body: string): Set<string> {
  const names = [...body.matchAll(/(?:^|[;{}])\s*([\w-]+)\s*:/g)].map(([, name]) => name!);
  return new Set(
    names.map((name) => {
      if (name.startsWith('--')) return name;
      const [word] = name.replace(/^-\w+-/, '').split('-');
      return relatives[word!] ?? word!;
    }),
  );
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
