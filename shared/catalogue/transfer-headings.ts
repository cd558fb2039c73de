import { chineseLocaleNames, type StaffLanguage, staffLanguages } from '../base/locale.ts';
import { plainHeading } from '../base/table-heading.ts';
import {
  cellRules,
  type FieldColumn,
  fieldOf,
  isTextColumn,
  type TextColumn,
  transferColumns,
  type TransferColumn,
  translationOf,
} from './transfer-rules.ts';

/** Heading of each column. */
type Headings = Record<Exclude<TransferColumn, TextColumn>, string>;

const chinese: Headings = {
  id: 'ID',
  sku: '货号',
  name: '名称',
  category: '分类',
  supplier: '供应商',
  short_description: '简短描述',
  description: '详细描述',
  price: '价格',
  currency: '币种',
  minimum_order: '起订量',
  sale_unit: '销售单位',
  price_tiers: '阶梯价',
  incoterm: '贸易术语',
  lead_time: '交期',
  pieces_per_carton: '每箱数量',
  carton_length_cm: '外箱长（cm）',
  carton_width_cm: '外箱宽（cm）',
  carton_height_cm: '外箱高（cm）',
  carton_weight_kg: '每箱毛重（kg）',
  hs_code: 'HS编码',
  specifications: '规格参数',
  features: '产品亮点',
  colors: '颜色',
  stock_status: '库存状态',
  stock_quantity: '库存数量',
  low_stock_alert: '库存预警',
  active: '上架',
  featured: '推荐',
  image_url: '主图',
  pictures: '图片',
};

/** Other Chinese headings, from files of suppliers and from earlier exports, that an import accepts. */
const chineseSynonyms: Partial<Headings> = {
  description: '描述',
  minimum_order: '最小起订量',
  sale_unit: '计量单位',
  incoterm: '价格条款',
  lead_time: '交货期',
  hs_code: '海关编码',
  specifications: '规格',
  low_stock_alert: '低库存提醒',
};

/** Heading of a column in a product file, in English the column's name: "name_fr", "名称（法语）". */
export const headingOf = (column: TransferColumn, language: StaffLanguage): string =>
  language === 'en' ? column : headingFrom(chinese, column)!;

/** Chinese heading of a column made from these; undefined if one is missing. */
function headingFrom(headings: Partial<Headings>, column: TransferColumn): string | undefined {
  if (!isTextColumn(column)) return headings[column];
  const { field, language } = translationOf[column];
  const name = headings[cellRules[field].column];
  return name && `${name}（${chineseLocaleNames[language]}）`;
}

/** First and last heading of the translated texts, for help texts: "name_fr … features_zh". */
export function translatedHeadings(language: StaffLanguage): string {
  const all = transferColumns.filter(isTextColumn).map((column) => headingOf(column, language));
  return `${all[0]} … ${all.at(-1)}`;
}

const columnsByHeading: ReadonlyMap<string, TransferColumn> = new Map(
  transferColumns.flatMap((column) =>
    [
      headingFrom(chineseSynonyms, column),
      ...staffLanguages.map((language) => headingOf(column, language)),
      column in fieldOf ? fieldOf[column as FieldColumn] : undefined,
    ].flatMap((heading) => (heading ? [[plainHeading(heading), column] as const] : [])),
  ),
);

/** The column for a heading in any language of the staff or for a field of the API, or undefined. */
export const columnOf = (heading: string): TransferColumn | undefined =>
  columnsByHeading.get(plainHeading(heading));
