import { countryGroups, countryName } from '#shared/base/country.ts';
import { formatDate, formatDecimal } from '#shared/base/formatting.ts';
import type { ReferenceListQuery } from '#shared/deals/reference-list.ts';
import type { StaffReferenceRow } from '#shared/deals/reference.ts';
import {
  type CustomsUnion,
  customsUnionNames,
  customsUnions,
  everywhere,
  freshnessOf,
  goodsClasses,
  referenceKinds,
} from '#shared/deals/reference-rules.ts';
import { adminTag, spokenLanguage, ta } from '../../../lib/admin-text.ts';
import type { ListFilter } from '../../../staff/list/filter-form.tsx';
import { columnsOf, type ListColumn } from '../../../staff/list/list-table.tsx';

/** The name of an area in the reader's language: a country, a customs union, or everywhere. */
function areaName(area: string): string {
  if (area === everywhere) return ta('reference.everywhere');
  return Object.hasOwn(customsUnions, area)
    ? ta(`reference.unions.${area as CustomsUnion}`)
    : countryName(area, spokenLanguage());
}

/** The name of a row in the reader's language. */
export function rowName({ name, names }: StaffReferenceRow): string {
  const language = spokenLanguage();
  return (language === 'en' ? name : names[language]) || name;
}

/** Filters of the list of reference data. */
export const referenceFilters = ({ kind, area, age, state }: ReferenceListQuery): readonly ListFilter[] => [
  {
    name: 'kind',
    value: kind,
    label: ta('reference.kind'),
    none: ta('reference.anyKind'),
    choices: referenceKinds.map((one) => [one, ta(`reference.kinds.${one}`)] as const),
  },
  {
    name: 'area',
    value: area,
    label: ta('reference.area'),
    none: ta('reference.anyArea'),
    choices: [
      ...[everywhere, ...customsUnionNames].map((one) => [one, areaName(one)] as const),
      ...countryGroups(spokenLanguage()).africa.map(({ code, name }) => [code, name] as const),
    ],
  },
  {
    name: 'age',
    value: age,
    label: ta('reference.age'),
    none: ta('reference.anyAge'),
    choices: [
      ['due', ta('reference.ages.due')],
      ['old', ta('reference.ages.old')],
    ],
  },
  {
    name: 'state',
    value: state,
    label: ta('reference.state'),
    none: ta('reference.active'),
    choices: [['trash', ta('reference.trash')]],
  },
];

/** The text that distinguishes a row from others of its kind. For a duty, the class of goods. */
function codeText({ kind, code, name }: StaffReferenceRow): string {
  const goods = kind === 'duty' ? goodsClasses.find((one) => one === code) : undefined;
  if (goods) return ta(`reference.classes.${goods}`);
  return name.toLowerCase().includes(code.toLowerCase()) ? '' : code;
}

/** @param today the office's day, by which the age of a row is computed */
export const referenceColumns = (today: string): readonly ListColumn<StaffReferenceRow>[] =>
  columnsOf((name) => ta(`reference.column.${name}`), {
    name: {
      sort: 'name',
      cell: (row) => (
        <>
          <span className="cell-name">{rowName(row)}</span>{' '}
          <span className="font-normal text-muted">{codeText(row)}</span>
        </>
      ),
    },
    area: {
      sort: 'area',
      style: 'cell-text',
      isFact: true,
      cell: ({ area }) => areaName(area),
    },
    kind: {
      sort: 'kind',
      style: 'cell-text',
      cell: ({ kind }) => ta(`reference.kinds.${kind}`),
    },
    value: {
      sort: 'value',
      isFact: true,
      cell: (row) => (
        <>
          {valueText(row)}
          {row.isDisputed ? <span className="badge badge-amber ml-1">{ta('reference.disputed')}</span> : null}
          {row.isOff ? <span className="badge badge-amber ml-1">{ta('reference.off')}</span> : null}
        </>
      ),
    },
    checked: {
      sort: 'checked',
      isFact: true,
      cell: (row) => <Checked row={row} today={today} />,
    },
    source: {
      style: 'cell-text',
      cell: ({ source }) => (
        <span className="clamp-2 whitespace-pre-line wrap-anywhere text-muted">{source}</span>
      ),
    },
  });

/** "4 %", "90–120 USD per m³ or ton"; empty for a document. */
function valueText({ low, high, unit, hsCodes }: StaffReferenceRow): string {
  const ends = [...new Set([low, high])].flatMap((value) =>
    value === null ? [] : formatDecimal(adminTag(), value),
  );
  if (ends.length === 0) return hsCodes ?? '';
  return `${ends.join('–')} ${unit === 'percent' ? '%' : ta(`reference.units.${unit}`)}`;
}

/** When and by whom a row was checked, with a badge if that is long ago. */
function Checked({
  row: { checkedOn, checkedBy },
  today,
}: {
  row: Pick<StaffReferenceRow, 'checkedOn' | 'checkedBy'>;
  today: string;
}) {
  const freshness = freshnessOf(checkedOn, today);
  return (
    <>
      <time dateTime={checkedOn} className="whitespace-nowrap">
        {formatDate(adminTag(), 'shortDay', checkedOn, 'UTC')}
      </time>{' '}
      {checkedBy ? (
        <span className="text-muted">{ta('reference.checkedBy', { name: checkedBy })}</span>
      ) : null}
      {freshness === 'fresh' ? null : (
        <span className={`badge whitespace-nowrap ${freshness === 'old' ? 'badge-red' : 'badge-amber'}`}>
          {ta(`reference.ages.${freshness}`)}
        </span>
      )}
    </>
  );
}
