import { Fragment, type ReactNode } from 'react';
import { countryName } from '#shared/country.ts';
import { formatDate, formatDecimal } from '#shared/formatting.ts';
import { localeTags } from '#shared/locale.ts';
import type { StaffReferenceRow } from '#shared/reference.ts';
import { type CustomsUnion, customsUnions, everywhere, freshnessOf } from '#shared/reference-rules.ts';
import { spokenLanguage, ta } from '../../lib/admin-text.ts';

/** A country, a customs union or everywhere, in the reader's language. */
export function areaName(area: string): string {
  if (area === everywhere) return ta('reference.everywhere');
  return Object.hasOwn(customsUnions, area)
    ? ta(`reference.unions.${area as CustomsUnion}`)
    : countryName(area, spokenLanguage());
}

/** The columns of the list: where, what, how much, and when it was checked. */
export function referenceCells(row: StaffReferenceRow, today: string): ReactNode[] {
  const { area, kind, code, low, high, unit, isDisputed, checkedOn, checkedBy } = row;
  const tag = localeTags[spokenLanguage()];
  const freshness = freshnessOf(checkedOn, today);
  const ends = [...new Set([low, high].filter((value) => value !== null))];
  return [
    areaName(area),
    <Fragment key="kind">
      {ta(`reference.kinds.${kind}`)} <span className="text-muted">{code}</span>
    </Fragment>,
    <Fragment key="value">
      {ends.map((value) => formatDecimal(tag, value)).join('–')}{' '}
      {unit === 'none' ? null : unit === 'percent' ? '%' : ta(`reference.units.${unit}`)}
      {isDisputed ? <span className="badge badge-amber ml-1">{ta('reference.isDisputed')}</span> : null}
    </Fragment>,
    <Fragment key="checked">
      {formatDate(tag, 'shortDay', checkedOn, 'UTC')}{' '}
      {checkedBy ? (
        <span className="text-muted">{ta('reference.checkedBy', { name: checkedBy })}</span>
      ) : null}
      {freshness === 'fresh' ? null : (
        <span className={`badge ml-1 ${freshness === 'old' ? 'badge-red' : 'badge-amber'}`}>
          {ta(`reference.ages.${freshness}`)}
        </span>
      )}
    </Fragment>,
  ];
}
