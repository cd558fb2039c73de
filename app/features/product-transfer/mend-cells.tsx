import type { MendedCell, PreviewRow } from '#shared/product-transfer.ts';
import { currencies } from '#shared/money.ts';
import { incoterms, saleUnits, stockStatuses } from '#shared/product-rules.ts';
import { headingOf } from '#shared/transfer-headings.ts';
import type { TransferColumn } from '#shared/transfer-rules.ts';
import { spokenLanguage, ta } from '../../lib/admin-text.ts';
import { SelectField, TextField } from '../../ui/form-field.tsx';
import { nearestChoice } from './nearest-choice.ts';

/** The allowed words of the columns that have a fixed set. */
export type CellChoices = Partial<Record<TransferColumn, readonly string[]>>;

const yesNo = ['yes', 'no'];
const fixedChoices: CellChoices = {
  currency: currencies,
  sale_unit: saleUnits,
  incoterm: incoterms,
  stock_status: stockStatuses,
  active: yesNo,
  featured: yesNo,
};

/** Corrected cells by their places. */
export type Mends = ReadonlyMap<string, MendedCell>;

export const placeOf = ({ line, column }: Pick<MendedCell, 'line' | 'column'>): string => `${line} ${column}`;

type Props = {
  row: PreviewRow;
  choices: CellChoices;
  typed: Mends;
  /** The number of rows with the same wrong value in this column. */
  countOf: (column: TransferColumn, cell: string) => number;
  /** @param isChosen chosen from a list: the correction applies to all rows with the same wrong value */
  onType: (mend: MendedCell, isChosen: boolean) => void;
};

/** The errors of a row, and a field for each wrong cell that can be corrected here. */
export function MendCells({ row: { line, errors }, choices, typed, countOf, onType }: Props) {
  const language = spokenLanguage();
  const faults = Map.groupBy(errors, ({ column }) => column);
  const offered: CellChoices = { ...fixedChoices, ...choices };
  return (
    <div className="grid max-w-md gap-2">
      {[...faults].map(([column, list]) => {
        const text = list.map((fault) => fault.text).join(' ');
        const { cell } = list[0]!;
        if (column === '' || cell === null || cell.includes('\n'))
          return (
            <p key={column} className="text-laterite">
              {column === '' ? null : <span className="font-semibold">{headingOf(column, language)}: </span>}
              {text}
            </p>
          );
        const place = { line, column };
        const field = {
          label: headingOf(column, language),
          'aria-label': ta('transfer.mendLabel', { line: String(line), column: headingOf(column, language) }),
          error: text,
          value: typed.get(placeOf(place))?.text ?? cell,
        };
        const words = offered[column];
        return words ? (
          <ChoiceField
            key={column}
            field={field}
            cell={cell}
            words={words}
            mayBeEmpty={column in choices}
            count={countOf(column, cell)}
            onChoose={(choice) => onType({ ...place, text: choice }, true)}
          />
        ) : (
          <TextField
            key={column}
            {...field}
            autoComplete="off"
            onChange={(event) => onType({ ...place, text: event.target.value }, false)}
          />
        );
      })}
    </div>
  );
}

type ChoiceProps = {
  field: { label: string; 'aria-label': string; error: string; value: string };
  /** The value in the file. */
  cell: string;
  words: readonly string[];
  /** Whether the cell may stay empty. */
  mayBeEmpty: boolean;
  count: number;
  onChoose: (choice: string) => void;
};

/** A cell that must hold one of several words: a list of them, with the nearest one as a suggestion. */
function ChoiceField({ field, cell, words, mayBeEmpty, count, onChoose }: ChoiceProps) {
  const nearest = nearestChoice(cell, words);
  return (
    <SelectField
      {...field}
      onChange={({ target }) => onChoose(target.value)}
      hint={
        <>
          {nearest !== null && field.value !== nearest ? (
            <button type="button" className="link" onClick={() => onChoose(nearest)}>
              {ta('transfer.useChoice', { choice: nearest })}
            </button>
          ) : null}{' '}
          {count > 1 ? ta('transfer.sameRows', { count }) : null}
        </>
      }
    >
      <option value={cell}>{cell === '' ? '' : ta('transfer.unknownChoice', { cell })}</option>
      {mayBeEmpty && cell !== '' ? <option value="">{ta('productForm.none')}</option> : null}
      {words.map((word) => (
        <option key={word}>{word}</option>
      ))}
    </SelectField>
  );
}
