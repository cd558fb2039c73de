import { countryName } from '#shared/base/country.ts';
import { compareTextsIn } from '#shared/base/formatting.ts';
import { staffPageSize } from '#shared/base/limits.ts';
import { localeTags, type StaffLanguage } from '#shared/base/locale.ts';
import { type ReferenceListQuery, referenceOrders } from '#shared/deals/reference-list.ts';
import type { StaffReferenceRow } from '#shared/deals/reference.ts';
import { referenceKinds } from '#shared/deals/reference-rules.ts';
import { fold } from '#shared/catalogue/search.ts';

/** The name of a row in a language of the staff. */
const nameIn = ({ name, names }: StaffReferenceRow, language: StaffLanguage) =>
  (language === 'en' ? name : names[language]) || name;

/** A text as words of letters and digits, each preceded by a space. */
const words = (text: string) => fold(text).replaceAll(/[^\p{L}\p{N}]+/gu, ' ');

/** All texts by which a row can be found, as words. */
const searchedOf = (row: StaffReferenceRow): string =>
  words(
    [
      '',
      row.area,
      countryName(row.area, 'en'),
      countryName(row.area, 'zh'),
      row.code,
      row.name,
      ...Object.values(row.names),
      row.detail,
      ...Object.values(row.details),
      row.source,
      row.note,
    ].join(' '),
  );

/** Whether a word begins with these letters. Chinese has no spaces, so Chinese letters may occur anywhere. */
const isIn = (text: string, letters: string) =>
  text.includes(/\p{Script=Han}/u.test(letters) ? letters : ` ${letters}`);

/**
 * One page of rows in the order of the query, with the total count. Works in memory, because there are only some
 * hundred rows.
 */
export function pageOfRows(
  rows: readonly StaffReferenceRow[],
  {
    search,
    state,
    sort,
    order,
    page,
  }: Pick<ReferenceListQuery, 'search' | 'state' | 'sort' | 'order' | 'page'>,
  language: StaffLanguage,
) {
  const wanted = words(search).split(' ').filter(Boolean);
  const found = rows.filter(
    (row) => row.isDeleted === (state === 'trash') && wanted.every((word) => isIn(searchedOf(row), word)),
  );
  const compareTexts = compareTextsIn(localeTags[language]);
  const by = {
    area: (a: StaffReferenceRow, b: StaffReferenceRow) =>
      compareTexts(countryName(a.area, language), countryName(b.area, language)),
    name: (a: StaffReferenceRow, b: StaffReferenceRow) =>
      compareTexts(nameIn(a, language), nameIn(b, language)),
    kind: (a: StaffReferenceRow, b: StaffReferenceRow) =>
      referenceKinds.indexOf(a.kind) - referenceKinds.indexOf(b.kind),
    value: (a: StaffReferenceRow, b: StaffReferenceRow) => (a.high ?? -1) - (b.high ?? -1),
    checked: (a: StaffReferenceRow, b: StaffReferenceRow) =>
      a.checkedOn < b.checkedOn ? -1 : Number(a.checkedOn > b.checkedOn),
  };
  const sign = (order || referenceOrders[sort]) === 'asc' ? 1 : -1;
  const sorted = found.toSorted((a, b) => sign * by[sort](a, b) || by.area(a, b) || by.kind(a, b));
  return {
    rows: sorted.slice((page - 1) * staffPageSize, page * staffPageSize),
    total: found.length,
  };
}
