import pdfmake from 'pdfmake';
import { describe, expect, test } from 'vitest';
import { demandDistinct, drawSquares } from '#tests/pdf-squares.ts';
import { differingShare } from '#tests/pdf-pages.ts';
import { loadFonts, runsOf } from './pdf-fonts.ts';
import { unprintable } from './characters.ts';
import { printFaults } from './printable.ts';

/** The characters of the second level of GB 2312. */
function secondLevel(): string[] {
  const bytes: number[] = [];
  for (let first = 0xd8; first <= 0xf7; first += 1)
    for (let second = 0xa1; second <= 0xfe; second += 1) bytes.push(first, second);
  return [...new TextDecoder('gb2312').decode(Uint8Array.from(bytes)).replaceAll('\ufffd', '')];
}
/** The source of the fonts lacks these. */
const lacking = '劐阢坶塥蒈蓰猸弪艴骣桊轷戤赇牿犋毪胲脶膪憝铴镩稆瘭耠耢耥蟓筢蹯鲰齄';

const chineseNames = [
  '深圳市鑫达塑胶五金有限公司',
  '东莞市腈纶毛线厂',
  '温州瓯海麂皮女鞋',
  '诸暨市砧板擀面杖',
  '喆堃淼犇骉羴鱻垚焱昇玥珺婳燊甯翀彧祎晞侁偲旻頔勍洣',
  '電飯鍋・繁體字・龍鳳',
];
const africanNames = `
  Adébáyọ̀ Ọlámidé, Ọ̀ṣun Ẹ̀gbá, Ṣọlá Ògúnlẹ́yẹ, Ifeọma Nwọ̀kọ́, Chukwụemeka Ụzọ, Ńdí Ìgbò
  Ɗan Ƙasa, Ɓoyi Ƴar’adua, Maƙera Haɗejia, Kɔfi Ɛsi, Afɛdoɛ Agbɔ̀, Ŋɔŋlɔ Dzɛ̃
  Ʋɔnyo Ƒoli, Ɖela Ɖoe, Ɣane Ŋutsu, Kpɛ́nyɛ́ Zɔ̃, ǃnami ǂKhoes, ǀAwas ǁGaroes
  Ngũgĩ wa Thiong’o, Wanjikũ Mũthoni, Gĩthĩnji Kĩbe, Fatoumata Sarré, N’Guessan Ébrié, Bɩla Tʋkʋ
  Sɪbɩrɩ Yʊʊra, Mamadou Ɲɲara, Seydou Ɲaaŋa, Ousmane Ñaŋ, Mbëru Jëng, Xadiŋ Ñulaas
  Tšepo Mokgatlê, Sêtlhare Tlôu, Naledi Pôô, João Gonçalves, Conceição Mãe, Amílcar Évora
  አበበ በቀለ ንግድ, ሙሉጌታ ፀጋዬ, ትዕግሥት ኃይለ, ǝnkpa Ǝrǝk, Nǐna Ǹkosi, Šarífa Žuma
`
  .split(/[,\n]/)
  .map((name) => name.trim())
  .filter(Boolean);

const plain = (text: string) =>
  runsOf(text)
    .map(({ text: part }) => part)
    .join('');

describe('Chinese', () => {
  test.each([false, true])('of the second level is drawn, each as itself, bold: %s', async (isBold) => {
    const all = secondLevel();
    expect(all).toHaveLength(3008);
    const printable = all.filter((character) => unprintable(character).length === 0);
    expect(all.filter((character) => !printable.includes(character)).join('')).toBe(lacking);
    demandDistinct(printable, await drawSquares(printable, isBold, { size: 18, fontSize: 14 }));
  });

  test('of companies and names is printed, also in traditional characters', async () => {
    expect(chineseNames.flatMap(unprintable)).toEqual([]);
    const characters = [...new Set(chineseNames.join(''))];
    demandDistinct(characters, await drawSquares(characters, true));
  });
});

describe('African names', () => {
  test.each([false, true])('are drawn with every letter and tone, bold: %s', async (isBold) => {
    expect(africanNames.length).toBeGreaterThanOrEqual(40);
    expect(africanNames.flatMap(unprintable)).toEqual([]);
    const letters = [
      ...new Set(africanNames.flatMap((name) => name.normalize('NFC').match(/\p{L}\p{M}*/gu)!)),
    ];
    demandDistinct(letters, await drawSquares(letters, isBold));
    expect(africanNames.map(plain)).toEqual(africanNames.map((name) => name.normalize('NFC')));
  });

  test('take a word with a rare letter from one font, where marks are above their letters', async () => {
    loadFonts();
    expect(new Set(runsOf('Ɗankasa').map(({ font }) => font))).toEqual(new Set(['latin', 'latin-ext']));
    const [small, toned, capital, tonedCapital] = await drawSquares(['ọ', 'ọ̀', 'Ọ', 'Ọ̀'], false);
    // Not after the letter: the right half stays the same. Not in it: the mark rises above a capital.
    const right = (pixels: Uint8ClampedArray) => pixels.filter((_, at) => Math.floor(at / 4) % 28 > 14);
    expect(differingShare(small!, toned!)).toBeGreaterThan(0);
    expect(differingShare(right(small!), right(toned!))).toBe(0);
    const top = (pixels: Uint8ClampedArray) =>
      Math.floor(pixels.findIndex((v, at) => at % 4 < 3 && v < 200) / 4 / 28);
    expect(top(capital!) - top(tonedCapital!)).toBeGreaterThan(2);
  });
});

describe('signs', () => {
  test.each([
    ['布料 2㎡ 150㎝ 3㎏ ㎥ ㎜ ㎨', '布料 2m² 150cm 3kg m³ mm m/s²'],
    ['25℃ 77℉ Ⅱ型 Ⅷ ⅳ', '25°C 77°F II型 VIII iv'],
    ['ＡＢＣ１２', 'ABC12'],
    ['型③ ⑳', '型③ (20)'],
    ['ﬁn \u{1d400}', 'fin A'],
    ['a\tb\u200b\u00ad\u0007c\u202fd', 'a bc\u00a0d'],
  ])('%s is written as %s', (text, written) => {
    loadFonts();
    expect(unprintable(text)).toEqual([]);
    expect(plain(text)).toBe(written);
  });

  test('of another meaning are never a replacement', () => {
    loadFonts();
    for (const text of ['10⁵', '2⅓', 'شركة', 'שלום', '👍', 'ɛ̂', '한국', '\ue000'])
      expect(unprintable(text), text).not.toEqual([]);
    expect(plain('10⁵ 👍 ɛ̂')).toBe('10□ □ □');
  });

  test('that no document can show are named with their fields', () => {
    const sheet = { lines: [{ name: 'Sandal', note: 'محمد' }], terms: '10⁵ \ue000' };
    expect(printFaults({ sheet, contactName: 'Ali 👍', city: null })).toEqual({
      'sheet.lines.0.note': 'unprintable:م ح د',
      'sheet.terms': 'unprintable:⁵ U+E000',
      contactName: 'unprintableContactName:👍',
    });
  });
});

test('a document has only the fonts that it needs', async () => {
  loadFonts();
  const sizeOf = async (text: string) =>
    (
      await pdfmake
        .createPdf({ content: [{ text: runsOf(text) }], defaultStyle: { font: 'regular' } } as never)
        .getBuffer()
    ).length;
  expect(await sizeOf('温州')).toBeLessThan(12_000);
  expect(await sizeOf('深圳市骉')).toBeLessThan(24_000);
});
