import { describe, expect, test } from 'vitest';
import { loadCompanyTexts, loadDictionary } from '#shared/i18n/dictionary.ts';
import { clockText } from '#shared/base/clock-text.ts';
import { placeIn } from '#shared/base/place.ts';
import { fullName } from '#shared/base/user-rules.ts';
import { admin as adminInChinese } from '#shared/i18n/zh/admin.ts';
import { admin } from '#shared/i18n/en/admin.ts';
import { headingOf } from '#shared/catalogue/transfer-headings.ts';
import { transferColumns } from '#shared/catalogue/transfer-rules.ts';
import { readDemo } from './demo-content.ts';
import { type DemoLanguage, demoLanguages } from './demo-schemas.ts';

const { cannedReplies, posts: demoPosts, products: demoProducts } = readDemo();

/**
 * Wordings that native editors rejected: each was published once, and is wrong or says something other than intended.
 */
const struckOut: Record<DemoLanguage, readonly (string | RegExp)[]> = {
  en: [
    /favourite/i,
    /reckon|\bdearer\b|whoever|\bmend(ed)?\b|for good\b/i,
    'called like this',
    /(link|invitation) (does not count|counts)/,
    /\blapsed\b/,
    /piece of evidence is|order of things|^Haste\b|in one load|Choose a supplier, or none/,
  ],
  fr: [
    // With an ordinary space, the sign could wrap to the next line alone.
    / [;:!?»]|« /,
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
    'Discuter avec',
    /coursier|économie de données|tranches? (du|de droit)|ménagères/i,
    /\bla Form M/,
    'le jeu',
  ],
  es: [
    'la mercancía por su cuenta',
    /^ListRowón|por listRowón/m,
    /^Compras$/,
    /^En su mano$/,
    'vara de medir',
    'Somos quienes van',
    'Consultar este producto',
    'corre prisa',
    /^¿Cuánto tarda\?$/,
    /presupuest/i,
    'hora de usted',
    /pago final|por cuenta de usted/,
    /\b(la|una) Form M/,
    // Numbers of four digits have no separator, as in Intl.
    /(?<![\d.,])\d\.\d{3}(?![\d.,])|\d \d{3}(?!\d)/,
    'Línea en China',
    /en su hora(?! local)/i,
    /^Activo$/,
    /\bcostos?\b|\bagr[eé]g[aou]/i,
    'Vaciar el formulario',
  ],
  zh: [
    /客户 ?(的?商标|的?标志|品牌|logo|名称|自己|彩盒|自定)/i,
    /: /,
    'WeChat',
    '写信给我们',
    '有数字的',
    '工作鞋靴',
    // A user has 账号; a bank has 账户.
    /帐户|(?:登录|管理员|您的|用户)账户/,
    '专线',
    '索取报价',
    // Texts for buyers have no space between Chinese and Latin letters or digits.
    /\p{Script=Han} [A-Za-z0-9{]|[A-Za-z0-9}%] \p{Script=Han}/u,
    /(?<![\d,.])\d,\d{3}(?![\d,])/,
    /你|……|双重验证|联系留言|控制台|精选|集货|到岸成本|战略/,
    /最[小低]起订量|交货期|价格条款|计量单位|[英法]文(?!原文|版|名)|西班牙文/,
    /HS编码|[0-9a-zA-Z]厘米×/,
  ],
};

const texts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(texts);

/** The text around a match of a pattern, with some context on both sides. */
function excerptAt(text: string, pattern: string | RegExp): string {
  const at = typeof pattern === 'string' ? text.indexOf(pattern) : text.search(pattern);
  return text.slice(Math.max(0, at - 40), at + 40);
}

describe.each(demoLanguages)('what is printed in %s', (locale) => {
  test('holds nothing that an editor has struck out', async () => {
    const [dictionary, company] = await Promise.all([loadDictionary(locale), loadCompanyTexts(locale)]);
    const canned = cannedReplies.filter(({ language }) => language === locale);
    const demo = [...demoProducts, ...demoPosts].map((record) => record[locale] ?? {});
    const all = [dictionary, company, canned.map(({ title, body }) => ({ title, body })), demo].flatMap(
      texts,
    );
    const found = struckOut[locale].flatMap((pattern) =>
      all
        .filter((text) => (typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text)))
        .map((text) => `${String(pattern)} in "${excerptAt(text, pattern)}"`),
    );
    expect(found).toEqual([]);
  });
});

/** Rejected second names of things that already have a term; docs/glossary-languages.md has the terms. */
const adminTerms = {
  en: [/called like this|for good\b|\bmend|whoever|meanwhile|phrasebook|the own /i],
  zh: [
    /双重验证|联系留言|审计日志|常用语|发件箱|收件箱|已解决|办公时间|寻源|标志/,
    /最[小低]起订量|交货期|价格条款|计量单位|\bSKU\b/,
    /国家(?!\/地区|区号)|(^|[。：])期间|看不见|……|\d[MK]B|Ctrl-/,
  ],
};

test.each([
  ['en', admin],
  ['zh', adminInChinese],
] as const)(
  'the admin area in %s, and the headings of its files, call a thing by one name',
  (language, dictionary) => {
    const headings = transferColumns.map((column) => headingOf(column, language));
    const all = [...texts(dictionary), ...headings].filter((text) => text !== 'sku' && text !== 'SKU');
    const isWrong = (text: string) => adminTerms[language].some((pattern) => pattern.test(text));
    expect(all.filter(isWrong)).toEqual([]);
  },
);

test('the form and the files call the fields of a product alike in Chinese', () => {
  const { fields } = adminInChinese.productForm;
  expect(headingOf('sku', 'zh')).toBe(fields.sku);
  expect(headingOf('sale_unit', 'zh')).toBe(fields.saleUnit);
  expect(headingOf('minimum_order', 'zh')).toBe(fields.minimumOrderQuantity);
  expect(headingOf('lead_time', 'zh')).toBe(fields.leadTime);
  expect(headingOf('specifications', 'zh')).toBe(fields.specifications);
  expect(headingOf('description', 'zh')).toBe(fields.description);
  expect(headingOf('low_stock_alert', 'zh')).toBe(fields.lowStockThreshold);
});

test('a Chinese name begins with the surname', () => {
  const name = (firstName: string | null, lastName: string | null) =>
    fullName({ username: 'wang', firstName, lastName });
  expect(name('伟', '王')).toBe('王伟');
  expect(name('Wei', 'Wang')).toBe('Wei Wang');
  expect(name('伟', null)).toBe('伟');
  expect(name(null, null)).toBe('wang');
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
