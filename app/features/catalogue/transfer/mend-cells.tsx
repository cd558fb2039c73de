import type { MendedCell, PreviewRow } from '#shared/catalogue/table-import.ts';
import { ta } from '../../../lib/admin-text.ts';
import { SelectField, TextField } from '../../../ui/form-field.tsx';
import { nearestChoice } from './nearest-choice.ts';

/** The allowed words of the columns that have a fixed set; `mayBeEmpty` names those that may stay empty. */
export type CellChoices = {
  words: Readonly<Record<string, readonly string[]>>;
  mayBeEmpty: readonly string[];
};

/** Corrected cells by their places. */
export type Mends = ReadonlyMap<string, MendedCell>;

export const placeOf = ({ line, column }: Pick<MendedCell, 'line' | 'column'>): string => `${line} ${column}`;

type Props = {
  row: PreviewRow;
  choices: CellChoices;
  headingOf: (column: string) => string;
  typed: Mends;
  /** The number of rows with the same wrong value in this column. */
  countOf: (column: string, cell: string) => number;
  /** @param isChosen chosen from a list: the correction applies to all rows with the same wrong value */
  onType: (mend: MendedCell, isChosen: boolean) => void;
};

/** The errors of a row, and a field for each wrong cell that can be corrected here. */
export function MendCells({ row: { line, errors }, choices, headingOf, typed, countOf, onType }: Props) {
  const faults = Map.groupBy(errors, ({ column }) => column);
  return (
    <div className="grid max-w-md gap-2">
      {[...faults].map(([column, list]) => {
        const text = list.map((fault) => fault.text).join(' ');
        const { cell, suggestion } = list[0]!;
        if (column === '' || cell === null || cell.includes('\n'))
          return (
            <p key={column} className="text-laterite">
              {column === '' ? null : <span className="font-semibold">{headingOf(column)}: </span>}
              {text}
            </p>
          );
        const place = { line, column };
        const field = {
          label: headingOf(column),
          'aria-label': ta('transfer.mendLabel', { line: String(line), column: headingOf(column) }),
          error: text,
          value: typed.get(placeOf(place))?.text ?? cell,
        };
        const words = choices.words[column];
        return words ? (
          <ChoiceField
            key={column}
            field={field}
            cell={cell}
            words={words}
            mayBeEmpty={choices.mayBeEmpty.includes(column)}
            count={countOf(column, cell)}
            onChoose={(choice) => onType({ ...place, text: choice }, true)}
          />
        ) : (
          <TextField
            key={column}
            {...field}
            autoComplete="off"
            hint={
              suggestion !== null && field.value !== suggestion ? (
                <Suggestion
                  choice={suggestion}
                  onChoose={() => onType({ ...place, text: suggestion }, false)}
                />
              ) : null
            }
            onChange={(event) => onType({ ...place, text: event.target.value }, false)}
          />
        );
      })}
    </div>
  );
}

const Suggestion = ({ choice, onChoose }: { choice: string; onChoose: () => void }) => (
  <button type="button" className="link" onClick={onChoose}>
    {ta('transfer.useChoice', { choice })}
  </button>
);

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
            <Suggestion choice={nearest} onChoose={() => onChoose(nearest)} />
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
