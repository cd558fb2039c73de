/** File format of reference data. Without schemas, so that the browser loads it without the validation library. */
import {
  chineseLocaleNames,
  type StaffLanguage,
  type TargetLanguage,
  targetLanguages,
} from '../base/locale.ts';
import type { NewReferenceRow, StaffReferenceRow } from './reference.ts';
import { plainHeading } from '../base/table-heading.ts';

/**
 * Columns in the order of the export, each with its Chinese heading and the field of a row; translations of texts follow
 * the English columns and are fields of `names` and `details`.
 */
const columns = {
  id: ['ID', 'id'],
  kind: ['类型', 'kind'],
  area: ['地区', 'area'],
  code: ['代码', 'code'],
  name: ['名称', 'name'],
  low: ['最低值', 'low'],
  high: ['最高值', 'high'],
  unit: ['单位', 'unit'],
  percent_of: ['计算基数', 'base'],
  disputed: ['有争议', 'isDisputed'],
  goods_class: ['商品类别', 'goodsClass'],
  hs_codes: ['HS编码', 'hsCodes'],
  off: ['停用', 'isOff'],
  made_by: ['出具方', 'maker'],
  needed: ['时间', 'step'],
  valid_from: ['生效日', 'validFrom'],
  valid_until: ['失效日', 'validUntil'],
  source: ['来源', 'source'],
  checked_on: ['核对日期', 'checkedOn'],
  checked_by: ['核对人', 'checkedBy'],
  detail: ['买家须知', 'detail'],
  note: ['内部备注', 'note'],
} as const satisfies Record<string, readonly [string, keyof StaffReferenceRow]>;
type PlainColumn = keyof typeof columns;
const translated = ['name', 'detail'] as const satisfies readonly PlainColumn[];
export type ReferenceColumn = PlainColumn | `${(typeof translated)[number]}_${TargetLanguage}`;

const isTranslated = (column: string): column is (typeof translated)[number] =>
  translated.some((one) => one === column);

export const referenceColumns: readonly ReferenceColumn[] = (Object.keys(columns) as PlainColumn[]).flatMap(
  (column): ReferenceColumn[] =>
    isTranslated(column)
      ? [column, ...targetLanguages.map((language) => `${column}_${language}` as const)]
      : [column],
);

/** Heading of a column in a language of the staff: "name_fr", "名称（法语）". */
export function referenceHeading(column: ReferenceColumn, language: StaffLanguage): string {
  if (language === 'en') return column;
  const [, plain, target] = /^(name|detail)_(\w\w)$/.exec(column) ?? [];
  return plain
    ? `${columns[plain as PlainColumn][0]}（${chineseLocaleNames[target as TargetLanguage]}）`
    : columns[column as PlainColumn][0];
}

/** Path of a column's field in a row, which is also the name under which its error is reported: "names.fr". */
export function referenceFieldOf(column: Exclude<ReferenceColumn, 'id'>): string {
  const [, plain, language] = /^(name|detail)_(\w\w)$/.exec(column) ?? [];
  return plain ? `${plain}s.${language}` : columns[column as PlainColumn][1];
}

const byHeading: ReadonlyMap<string, ReferenceColumn> = new Map(
  referenceColumns.flatMap((column) => {
    const field = column === 'id' ? 'id' : referenceFieldOf(column);
    const headings = [referenceHeading(column, 'en'), referenceHeading(column, 'zh'), field];
    return headings.map((heading) => [plainHeading(heading), column]);
  }),
);

/** The column for a heading in any language of the staff or for a field of the API, or undefined. */
export const referenceColumnOf = (heading: string): ReferenceColumn | undefined =>
  byHeading.get(plainHeading(heading));

export type FileRow = Omit<StaffReferenceRow, 'id' | 'version' | 'isDeleted'> & { id: string };

/** The cell of a row in a column. */
export function referenceCell(row: FileRow, column: ReferenceColumn): string {
  if (column === 'id') return row.id;
  const [field, language] = referenceFieldOf(column).split('.') as [keyof FileRow, string | undefined];
  const value = row[field];
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === null) return '';
  if (typeof value === 'object') return value[language as TargetLanguage] ?? '';
  return String(value);
}

const yes = new Set(['yes', 'true', '1', '是']);
const no = new Set(['no', 'false', '0', '否', '']);

/** A day in the ISO form: people and spreadsheets write 2026/1/31 for 2026-01-31. */
const plainDay = (typed: string): string =>
  typed
    .trim()
    .replace(/^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/, (_, year: string, month: string, day: string) =>
      [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
    );

/** Converts a cell to a value for the form of a row. */
function readReferenceCell(column: Exclude<ReferenceColumn, 'id'>, cell: string): unknown {
  const word = cell.trim();
  switch (column) {
    case 'off':
    case 'disputed': {
      const given = word.toLowerCase();
      return yes.has(given) || (no.has(given) ? false : word);
    }
    case 'valid_from':
    case 'valid_until':
    case 'checked_on':
      return plainDay(cell);
    case 'unit':
      return word === '' ? 'none' : word;
    case 'low':
    case 'high':
      return word.replace(/\s*[%％]$/, '');
    case 'kind':
    case 'percent_of':
    case 'goods_class':
    case 'made_by':
    case 'needed':
      return word;
    default:
      return cell;
  }
}

/** Converts the cells of a row to values for the form of a row. */
export function readReferenceCells(
  cells: readonly (readonly [ReferenceColumn, string])[],
): Partial<Record<keyof NewReferenceRow, unknown>> {
  const given: Record<string, unknown> = {};
  for (const [column, cell] of cells) {
    if (column === 'id' || column === 'checked_by') continue;
    const [field, language] = referenceFieldOf(column).split('.') as [string, string | undefined];
    const value = readReferenceCell(column, cell);
    if (language) given[field] = { ...(given[field] as object | undefined), [language]: value };
    else given[field] = value;
  }
  return given;
}
