// Step of `npm run build`: makes the fonts of PDF documents as static TrueType (decision 042). It takes a second, so
// they are made in every build.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const root = path.join(import.meta.dirname, '..');
const target = path.join(root, 'build/pdf');
const folderOf = (entry) => path.join(path.dirname(fileURLToPath(entry)), 'files');
const sansFolder = folderOf(import.meta.resolve('@fontsource/noto-sans'));
const ethiopicFolder = folderOf(import.meta.resolve('@fontsource/noto-sans-ethiopic'));
const chineseFolder = folderOf(import.meta.resolve('@fontsource/noto-sans-sc'));
const serifFolder = folderOf(import.meta.resolve('@fontsource-variable/brygada-1918'));
const fileOf = (folder, name) => (weight) => path.join(folder, `${name}-${weight}-normal.woff2`);
const sans = (part) => fileOf(sansFolder, `noto-sans-${part}`);
const chinese = (part) => fileOf(chineseFolder, `noto-sans-sc-${part}`);

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

/** The characters of a list such as `U+4e00-4e03,U+4e07`. */
const textOf = (ranges) =>
  ranges
    .split(',')
    .map((one) =>
      one
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16)),
    )
    .map(([from, to = from]) => range(from, to))
    .join('');

/** The first level of GB 2312 with its 3,755 common characters. All 6,763 characters would make the font too large. */
function commonChinese() {
  const decoder = new TextDecoder('gb2312');
  const bytes = [];
  for (let first = 0xb0; first <= 0xd7; first += 1)
    for (let second = 0xa1; second <= 0xfe; second += 1) bytes.push(first, second);
  return decoder.decode(Uint8Array.from(bytes)).replaceAll('\ufffd', '');
}

/** All characters of our own texts: the dictionaries, and the demo data. */
async function ownTexts() {
  const folders = ['shared/i18n', 'demo'];
  const texts = folders.map(async (folder) => {
    const names = (await readdir(path.join(root, folder), { recursive: true })).filter((name) =>
      /\.(ts|json|md)$/.test(name),
    );
    return Promise.all(names.map((name) => readFile(path.join(root, folder, name), 'utf8')));
  });
  return (await Promise.all(texts)).flat().join('');
}

/** The characters for which a TrueType font has glyphs, read from its cmap of format 4 or 12. */
function charactersOf(font) {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  let cmap = 0;
  for (let i = 0, count = view.getUint16(4); i < count; i += 1)
    if (font.toString('latin1', 12 + i * 16, 16 + i * 16) === 'cmap') cmap = view.getUint32(20 + i * 16);
  const found = new Set();
  for (let i = 0, count = view.getUint16(cmap + 2); i < count; i += 1) {
    const table = cmap + view.getUint32(cmap + 8 + i * 8);
    const format = view.getUint16(table);
    if (format === 12)
      for (let j = 0, groups = view.getUint32(table + 12); j < groups; j += 1) {
        const at = table + 16 + j * 12;
        for (let c = view.getUint32(at); c <= view.getUint32(at + 4); c += 1) found.add(c);
      }
    if (format === 4)
      for (let j = 0, size = view.getUint16(table + 6); j < size; j += 2) {
        const [last, first] = [view.getUint16(table + 14 + j), view.getUint16(table + 16 + size + j)];
        for (let c = first; c <= last && c !== 0xffff; c += 1) found.add(c);
      }
  }
  return found;
}

/** Latin letters of European and African languages, tone marks, and signs. */
const latin = range(0x20, 0x24f) + range(0x250, 0x36f) + range(0x1e00, 0x1eff) + range(0x2000, 0x215f);
const signs = `${range(0x20a0, 0x20c0)}←↑→↓≈≠≤≥✓×½¼¾²³′″№™`;
const common = range(0x3000, 0x303f) + range(0xff00, 0xffef) + commonChinese();
const daily = latin + signs + common + (await ownTexts());
/**
 * Of the rest, what a Chinese text may have: signs, kana, and the rare and traditional
 * characters of names. Without marks, for which the Chinese font has no anchors.
 */
const isChinese = (c) =>
  !/\p{M}/u.test(c) &&
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u0020-\u024f\u1e00-\u33ff\uff00-\uffef]/u.test(c);
const onlyChinese = (text) => [...text].filter(isChinese).join('');
const rare = range(0x2010, 0x9fff) + range(0xf900, 0xfaff);

/** The numbered parts of the Chinese font with their characters, the common ones first. */
const parts = Object.entries(JSON.parse(await readFile(path.join(chineseFolder, '../unicode.json'), 'utf8')))
  .flatMap(([name, ranges]) =>
    /^\[\d+\]$/.test(name) ? [{ part: name.slice(1, -1), text: onlyChinese(textOf(ranges)) }] : [],
  )
  .toReversed();

/**
 * A character is taken from the first font that has it, so the fonts after `regular` are seldom used; a document
 * loads those that it needs.
 */
const sources = [
  { name: 'regular', file: chinese('chinese-simplified'), text: onlyChinese(daily) },
  // In the large font these are as wide as a Chinese character, so texts without Chinese use them from this font.
  {
    name: 'quotes',
    file: () => path.join(serifFolder, 'brygada-1918-latin-wght-normal.woff2'),
    text: '‘’“”·…—',
  },
  { name: 'hanzi', file: chinese('chinese-simplified'), text: onlyChinese(rare) },
  // These have the anchors that put a tone mark above its letter, and whole words are taken from them.
  ...['latin', 'latin-ext', 'vietnamese'].map((part) => ({ name: part, file: sans(part), text: daily })),
  ...['greek', 'cyrillic'].map((part) => ({ name: part, file: sans(part), text: range(0x370, 0x52f) })),
  // Its kerning is two thirds of the file.
  {
    name: 'ethiopic',
    file: fileOf(ethiopicFolder, 'noto-sans-ethiopic-ethiopic'),
    text: range(0x1200, 0x139f) + range(0x2d80, 0x2ddf) + range(0xab00, 0xab2f),
    features: ['mark', 'mkmk'],
  },
  ...parts.map(({ part, text }) => ({ name: `part-${part}`, file: chinese(part), text })),
];

const make = async ({ file, features = ['kern', 'mark', 'mkmk', 'ccmp'] }, text, weight) =>
  subsetFont(await readFile(file(weight)), text, {
    targetFormat: 'truetype',
    keepFeatures: features,
    noHinting: true,
    ...(file(400) === file(700) ? { variationAxes: { wght: weight } } : {}),
  });

await rm(target, { recursive: true, force: true });
await mkdir(target, { recursive: true });
const coverage = {};
const covered = new Set();
const isWhole = new Set(['quotes', 'latin', 'latin-ext', 'vietnamese']);
for (const source of sources) {
  const { name, text } = source;
  const isNeeded = (c) => isWhole.has(name) || !covered.has(c);
  const wanted = [...new Set(text)].filter((c) => isNeeded(c.codePointAt(0))).join('');
  const font = await make(source, wanted, 400);
  const characters = [...charactersOf(font)].filter((c) => c >= 0x20 && isNeeded(c));
  if (characters.length === 0) continue;
  for (const c of characters) covered.add(c);
  coverage[name] = String.fromCodePoint(...characters);
  await writeFile(path.join(target, `${name}.ttf`), font);
  await writeFile(path.join(target, `${name}-bold.ttf`), await make(source, coverage[name], 700));
}
await writeFile(path.join(target, 'coverage.json'), JSON.stringify(coverage));
