import { describe, expect, test } from 'vitest';
import { loadCompanyTexts, loadDictionary } from '#shared/i18n/dictionary.ts';
import { clockText } from '#shared/clock-text.ts';
import { placeIn } from '#shared/place.ts';
import { demoProducts } from './demo/products.ts';
import { type DemoLanguage, demoLanguages } from './demo/types.ts';

/** What native editors have struck out: each was printed once, and reads wrongly or says something else than it should. */
const struckOut: Record<DemoLanguage, readonly (string | RegExp)[]> = {
  en: [/favourite/i],
  fr: [
    /[^\s\u00a0\u202f]:\s/,
    'accessoires mobiles',
    'tenons l’usine',
    'Combien de temps il faut',
    'fournisseur par téléphone',
    'Elle tourne sur',
    'Entre vos mains',
    'usines étaient capables',
    'Nous sommes ceux qui',
    'fenêtre de discussion',
    'points d’ancrage',
    'Vue {number}',
    /^Actif$/,
  ],
  es: [
    'la mercancía por su cuenta',
    /^Cartón|por cartón/m,
    /^Compras$/,
    /^En su mano$/,
    'vara de medir',
    'Somos quienes van',
    'Consultar este producto',
    'corre prisa',
    /^¿Cuánto tarda\?$/,
    /presupuesto/i,
    'Línea en China',
    /en su hora(?! local)/i,
    /^Activo$/,
  ],
  zh: [
    /客户 ?(的?商标|的?标志|品牌|logo|名称|自己|彩盒|自定)/i,
    /: /,
    'WeChat',
    '写信给我们',
    '有数字的',
    '工作鞋靴',
    /[账帐]户/,
    '专线',
    '索取报价',
    /\p{Script=Han} \{(count|hours|minutes)\}|\{(count|hours|minutes)\} \p{Script=Han}/u,
  ],
};

const texts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(texts);

describe.each(demoLanguages)('what is printed in %s', (locale) => {
  test('holds nothing that an editor has struck out', async () => {
    const [dictionary, company] = await Promise.all([loadDictionary(locale), loadCompanyTexts(locale)]);
    const all = [dictionary, company, demoProducts.map((product) => product[locale])].flatMap(texts);
    const found = struckOut[locale].flatMap((pattern) =>
      all
        .filter((text) => (typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text)))
        .map((text) => `${String(pattern)} in "${text.slice(0, 80)}"`),
    );
    expect(found).toEqual([]);
  });
});

test('a label and its value stand as the language writes them', async () => {
  const labelled = await Promise.all(
    demoLanguages.map(async (l) => (await loadDictionary(l)).common.labelled),
  );
  expect(labelled).toEqual([
    '{label}: {value}',
    '{label}\u00a0: {value}',
    '{label}: {value}',
    '{label}：{value}',
  ]);
});

test('the hour of a French clock has no empty minutes', () => {
  const at = (tag: string, time: string) => clockText(tag, new Date(`2026-01-05T${time}Z`), 'UTC');
  expect(at('fr-FR', '09:00')).toBe('9\u00a0h');
  expect(at('fr-FR', '13:30')).toBe('13\u00a0h\u00a030');
  expect(at('es-ES', '09:00')).toBe('9:00');
});

test('Chinese readers see the places of suppliers in Chinese, unknown ones as they stand', () => {
  const place = 'Lucheng District, Wenzhou, Zhejiang';
  expect(placeIn('zh', place)).toBe('浙江温州鹿城区');
  expect(placeIn('fr', place)).toBe(place);
  expect(placeIn('zh', '88 Example Road, Wenzhou, China')).toBe('中国温州 88 Example Road');
  expect(placeIn('zh', 'Example Town')).toBe('Example Town');
});
