// Searches of buyers: 200 in four languages, with the vocabulary of the large catalogue.
import { colors, series, shelves } from '#server/operations/demo/large-words.ts';

const languages = ['English', 'French', 'Spanish', 'Chinese'];
const shelfList = Object.values(shelves);

/**
 * The same list every time: the steps through shelves and words have no common factor with the lengths of the lists.
 */
export function searchQueries() {
  const queries = [];
  const add = (group, search) => queries.push({ group, search });
  for (const [language, at] of languages.map((name, i) => [name, i])) {
    const isChinese = language === 'Chinese';
    const join = (...words) => words.join(isChinese ? '' : ' ');
    for (let n = 0; n < 40; n++) {
      const { kinds, materials, attributes } = shelfList[n % shelfList.length];
      const kind = kinds[(n * 5 + at) % kinds.length][at];
      const material = materials[(n * 3 + at) % materials.length][at];
      const attribute = attributes[(n * 7 + at) % attributes.length][at];
      const color = colors[(n * 5) % colors.length][at];
      if (n < 12) add(`${language}: one thing`, kind);
      else if (n < 22)
        add(
          `${language}: two or three words`,
          isChinese || at > 0 ? join(kind, material) : join(material, kind),
        );
      else if (n < 28) add(`${language}: many words`, join(kind, material, attribute, color));
      else if (n < 32) add(`${language}: colour and thing`, join(kind, color));
      else if (n < 34) add(`${language}: made of`, material);
      else if (n < 37) add(`${language}: half-typed`, isChinese ? kind.slice(0, 1) : kind.slice(0, 5));
      else add(`${language}: misspelt`, isChinese ? `${kind.slice(0, 2)}${color}` : misspell(kind, n));
    }
  }
  for (const word of [
    'wenzhou',
    'pieces',
    'black',
    'for women',
    'lot',
    'piezas',
    '温州',
    '质检',
    'inspectors',
    'de coton',
  ]) {
    add('words of a great many products', word);
  }
  for (let n = 0; n < 10; n++) add('a range name', series[(n * 7) % series.length][n % 3 === 2 ? 1 : 0]);
  for (let n = 0; n < 10; n++) add('an article number', `BB-${String(977 * (n + 1)).padStart(7, '0')}`);
  for (const word of [
    'zzyzx',
    'qwertz keyborad',
    'unobtainium kettle',
    'réfrigérateur',
    'tractor amphibio',
    '航空母舰',
    '123456789',
    'x',
    'ab',
    'xyzabc defghi',
  ]) {
    add('hardly or not to be found', word);
  }
  return queries;
}

/** Puts one typing error into the longest word: a doubled, missing or transposed letter, in turn. */
function misspell(text, n) {
  const longest = text.split(/\s+/).toSorted((a, b) => b.length - a.length)[0];
  const middle = Math.floor(longest.length / 2);
  const [before, letter, next, after] = [
    longest.slice(0, middle),
    longest[middle],
    longest[middle + 1] ?? '',
    longest.slice(middle + 2),
  ];
  const wrong = [
    before + letter + letter + next + after,
    before + next + after,
    before + next + letter + after,
  ][n % 3];
  return text.replace(longest, wrong);
}
