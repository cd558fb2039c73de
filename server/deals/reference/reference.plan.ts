import type { z } from 'zod';
import { cellFault } from '#shared/catalogue/cell-text.ts';
import {
  faultsOfRow,
  newReferenceRow,
  referenceChange,
  type StaffReferenceRow,
} from '#shared/deals/reference.ts';
import {
  type FileRow,
  readReferenceCells,
  referenceCell,
  type ReferenceColumn,
  referenceColumns,
  referenceFieldOf,
} from '#shared/deals/reference-file.ts';
import { isUuid } from '../../platform/db/find-by-id.ts';
import type { PlannedRow, Table } from '../../catalogue/transfer/table-import.service.ts';

type Values = Omit<FileRow, 'id'>;

/** The plan for one row of a file; its values are those of the whole row. */
export type PlannedReferenceRow = PlannedRow<ReferenceColumn> & {
  before: StaffReferenceRow | null;
  values: Values;
};
type Faults = PlannedReferenceRow['errors'];

type Context = {
  /** All stored rows, including those in the trash. */
  rows: readonly StaffReferenceRow[];
  /** The name of the importing user, who counts as the checker of rows with a changed check date. */
  person: string | null;
  today: string;
};

const blank: Omit<Values, 'kind' | 'area' | 'code' | 'name' | 'source' | 'checkedOn'> = {
  names: {},
  detail: null,
  details: {},
  low: null,
  high: null,
  unit: 'none',
  base: null,
  isDisputed: false,
  maker: null,
  step: null,
  goodsClass: null,
  hsCodes: null,
  isOff: false,
  validFrom: null,
  validUntil: null,
  checkedBy: null,
  note: null,
};

/** The key of which only one row may exist at a time (the unique index of the table). */
const keyOf = ({
  kind,
  area,
  code,
  unit,
  validFrom,
}: Pick<Values, 'kind' | 'area' | 'code' | 'unit' | 'validFrom'>) =>
  JSON.stringify([kind, area, code, unit, validFrom]);

const columnByField: ReadonlyMap<string, ReferenceColumn> = new Map(
  referenceColumns.flatMap((column) => (column === 'id' ? [] : [[referenceFieldOf(column), column]])),
);

/**
 * What an import of this table would change, row by row. A row of the file belongs to the stored row with its id,
 * else to the one with its kind, area, code, unit and first day; else it is new. Columns that the file lacks keep
 * their value.
 */
export function planReference(
  { columns, rows: fileRows }: Table<ReferenceColumn>,
  { rows, person, today }: Context,
) {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const active = rows.filter(({ isDeleted }) => !isDeleted);
  const byKey = new Map(active.map((row) => [keyOf(row), row]));
  const seen = new Set<string>();

  function planRow({ line, cells, isTooLong }: (typeof fileRows)[number]): PlannedReferenceRow {
    const said = new Map(columns.map((column, i) => [column, cells[i] ?? '']));
    const wrong = (errors: Faults, name = said.get('name') ?? ''): PlannedReferenceRow => ({
      line,
      action: 'error',
      before: null,
      values: { ...blank, kind: 'document', area: '', code: '', name, source: '', checkedOn: '' },
      name,
      changes: [],
      errors: errors.map(({ column, key }) => ({
        column,
        key: (column && cellFault(said.get(column)?.trim() ?? '')) || key,
      })),
    });
    if (isTooLong) return wrong([{ column: '', key: 'rowTooLong' }]);
    const given = readReferenceCells([...said]);
    const parsed = referenceChange.safeParse(given);
    if (!parsed.success) return wrong(faultsOf(parsed.error));
    const { version: _, ...change } = parsed.data;

    const id = said.get('id')?.trim() ?? '';
    if (id !== '' && !isUuid(id)) return wrong([{ column: 'id', key: 'rowIdInvalid' }]);
    const named = byId.get(id.toLowerCase());
    if (named?.isDeleted) return wrong([{ column: 'id', key: 'rowInTrash' }]);
    const { kind, area, code } = change;
    const before =
      named ??
      (kind && area && code
        ? byKey.get(
            keyOf({ kind, area, code, unit: change.unit ?? 'none', validFrom: change.validFrom ?? null }),
          )
        : undefined) ??
      null;
    if (before && seen.has(before.id)) return wrong([{ column: '', key: 'rowTwice' }]);
    if (before) seen.add(before.id);

    const unread = [...said].flatMap(([column, cell]) => {
      const key = cellFault(cell.trim());
      return key === null || (before && referenceCell(before, column) === cell) ? [] : [{ column, key }];
    });
    if (unread.length > 0) return wrong(unread);

    const whole = before ? null : newReferenceRow.safeParse(given);
    if (whole && !whole.success) return wrong(faultsOf(whole.error));
    const start = before ? valuesOf(before) : { ...blank, ...whole!.data };
    const values: Values = {
      ...start,
      ...change,
      names: filled({ ...start.names, ...change.names }),
      details: filled({ ...start.details, ...change.details }),
    };
    values.high = values.high ?? values.low;
    const faults = Object.entries(faultsOfRow(values));
    if (values.checkedOn > today) faults.push(['checkedOn', 'dateAhead']);
    values.checkedBy = checkerOf(said.get('checked_by')?.trim() || null, values, before, person);

    const after = { ...values, id: before?.id ?? '' };
    const changes = referenceColumns.flatMap((column) => {
      const [was, is] = [before ? referenceCell(before, column) : '', referenceCell(after, column)];
      return was === is ? [] : [{ column, before: was, after: is }];
    });
    const row: PlannedReferenceRow = {
      line,
      action: 'error',
      before,
      values,
      name: values.name,
      changes,
      errors: faults.map(([field, key]) => ({ column: columnByField.get(field) ?? '', key })),
    };
    if (row.errors.length === 0)
      row.action = before === null ? 'create' : changes.length > 0 ? 'update' : 'unchanged';
    return row;
  }

  const planned = fileRows.map(planRow);
  refuseDoubles(planned, active);
  return planned;
}

/** Two rows with the same key would be charged twice, so the later one in the file is an error. */
function refuseDoubles(planned: PlannedReferenceRow[], active: readonly StaffReferenceRow[]): void {
  const sound = planned.filter(({ action }) => action !== 'error');
  const written = new Set(sound.map(({ before }) => before?.id));
  const keys = new Set(active.filter(({ id }) => !written.has(id)).map(keyOf));
  for (const row of sound) {
    const key = keyOf(row.values);
    if (keys.has(key)) {
      row.action = 'error';
      row.errors.push({ column: 'code', key: 'duplicate' });
    }
    keys.add(key);
  }
}

/** Who checked the row: as the file says; but the importing user if the file changes only the date. */
function checkerOf(
  said: string | null,
  { checkedOn }: Values,
  before: StaffReferenceRow | null,
  person: string | null,
): string | null {
  if (before === null) return said ?? person;
  if (said !== null && said !== before.checkedBy) return said;
  return checkedOn === before.checkedOn ? before.checkedBy : person;
}

/** Removes languages with an empty text. */
const filled = (texts: Values['names']): Values['names'] =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));

const valuesOf = ({
  isDeleted: _isDeleted,
  id: _id,
  version: _version,
  ...values
}: StaffReferenceRow): Values => values;

const faultsOf = (error: z.ZodError): Faults => {
  const faults = new Map(
    error.issues.map(({ path, message }) => [columnByField.get(path.join('.')) ?? '', message] as const),
  );
  return [...faults].map(([column, key]) => ({ column, key }));
};
