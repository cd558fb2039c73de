import type { Content, Definition } from 'pdfmake';
import { formatDate } from '#shared/base/formatting.ts';
import type { PaperTexts } from '#shared/i18n/en/paper.ts';
import { createTranslator } from '#shared/i18n/translate.ts';
import { localeTags } from '#shared/base/locale.ts';
import { officeZone } from '#shared/base/zoned-time.ts';
import type { CataloguePaper, CatalogueProduct } from './paper.ts';
import { colors, companyBlock, contentWidth, framed, type PaperTranslate, say, small } from './page-frame.ts';

const perRow = 3;
const gap = 14;
const cellWidth = (contentWidth - gap * (perRow - 1)) / perRow;

/** Products with pictures, three per row; a row is never split between pages. */
export function cataloguePaper(paper: CataloguePaper, texts: PaperTexts): Definition {
  const { locale, products, title, company } = paper;
  const t = createTranslator(locale, texts);
  const images: Record<string, string> = {};
  const cells = products.map((product, i): Content => {
    const name = `picture${i}`;
    if (product.picture)
      images[name] = `data:image/jpeg;base64,${Buffer.from(product.picture).toString('base64')}`;
    return cellOf(product, product.picture ? name : null, t);
  });
  const rows: Content[] = [];
  for (let i = 0; i < cells.length; i += perRow) {
    const row = cells.slice(i, i + perRow).map((cell) => ({ ...cell, width: cellWidth }));
    rows.push({
      unbreakable: true,
      stack: [{ columns: row, columnGap: gap }],
      margin: [0, 0, 0, 14],
    });
  }
  const day = formatDate(localeTags[locale], 'day', paper.issuedAt, officeZone);
  return framed({
    paper,
    texts,
    title: `${t('catalogue')} – ${title}`,
    images,
    content: [
      say(title, { fontSize: 20, bold: true, color: colors.leaf, margin: [0, 0, 0, 2] }),
      small(`${t('products', { count: products.length })} · ${t('pricesOf', { day })}`, {
        margin: [0, 0, 0, paper.total ? 2 : 12],
      }),
      ...(paper.total ? [say(paper.total, { bold: true, margin: [0, 0, 0, 12] })] : []),
      ...rows,
      { unbreakable: true, stack: companyBlock(company, t), margin: [0, 6, 0, 0] },
    ],
  });
}

function cellOf(product: CatalogueProduct, picture: string | null, t: PaperTranslate): Content {
  const { name, sku, price, minimumOrder, ordered, leadTime, url } = product;
  const facts = [minimumOrder && t('minimumOrder', { quantity: minimumOrder }), leadTime, sku];
  return {
    stack: [
      ...(picture ? [{ image: picture, fit: [cellWidth, cellWidth] } satisfies Content] : []),
      say(name, { bold: true, link: url, margin: [0, 4, 0, 1] }),
      ...(price ? [say(price, { color: colors.leaf, bold: true })] : []),
      ...(ordered ? [say([ordered.quantity, ordered.sum].filter(Boolean).join(' · '), { bold: true })] : []),
      ...facts.flatMap((fact) => (fact ? [small(fact)] : [])),
    ],
  };
}
