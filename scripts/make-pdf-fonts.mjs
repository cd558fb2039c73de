// Step of `npm run build`: makes the fonts of PDF documents as static TrueType (decision 042). It takes a second, so
// they are made in every build.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const root = path.join(import.meta.dirname, '..');
const target = path.join(root, 'build/pdf');
const folderOf = (entry) => path.join(path.dirname(fileURLToPath(entry)), 'files');
const sansFolder = folderOf(import.meta.resolve('@fontsource/noto-sans-sc'));
const serifFolder = folderOf(import.meta.resolve('@fontsource-variable/brygada-1918'));
const sans = (part, weight) => path.join(sansFolder, `noto-sans-sc-${part}-${weight}-normal.woff2`);
const serif = (part) => path.join(serifFolder, `brygada-1918-${part}-wght-normal.woff2`);

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

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

/** Latin letters of European and African languages, and signs. */
const latin = range(0x20, 0x24f) + range(0x250, 0x2af) + range(0x1e00, 0x1eff) + range(0x2000, 0x206f);
const signs = `${range(0x20a0, 0x20c0)}←↑→↓≈≠≤≥✓×½¼¾²³′″№™`;
const chinese = range(0x3000, 0x303f) + range(0xff00, 0xffef) + commonChinese();
const wanted = [...new Set(latin + signs + chinese + (await ownTexts()))].join('');

/** Characters that the large fonts lack are taken from the small ones: from the first that has them. */
const sources = {
  regular: { file: sans('chinese-simplified', 400) },
  bold: { file: sans('chinese-simplified', 700) },
  more: { file: sans('vietnamese', 400) },
  latin: { file: sans('latin-ext', 400) },
  signs: {
    file: serif('latin-ext'),
    axes: { wght: 400 },
  },
  /** In the large fonts these are as wide as a Chinese character, so texts without Chinese use them from this font. */
  quotes: {
    file: serif('latin'),
    axes: { wght: 400 },
    only: '‘’“”·…—',
  },
  arrows: { file: sans('109', 400) },
  compared: { file: sans('90', 400) },
  ticks: { file: sans('87', 400) },
};

await mkdir(target, { recursive: true });
const coverage = {};
const covered = new Set();
for (const [name, { file, axes, only }] of Object.entries(sources)) {
  const isBold = name === 'bold';
  const text = only ?? (isBold ? wanted : [...wanted].filter((c) => !covered.has(c.codePointAt(0))).join(''));
  const font = await subsetFont(await readFile(file), text, {
    targetFormat: 'truetype',
    keepFeatures: ['kern'],
    noHinting: true,
    ...(axes ? { variationAxes: axes } : {}),
  });
  await writeFile(path.join(target, `${name}.ttf`), font);
  if (isBold) continue;
  const characters = [...charactersOf(font)].filter((c) => only || !covered.has(c));
  for (const c of characters) covered.add(c);
  coverage[name] = String.fromCodePoint(...characters.filter((c) => c >= 0x20));
}
await writeFile(path.join(target, 'coverage.json'), JSON.stringify(coverage));
