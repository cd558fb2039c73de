import type { MendedCell, PreviewRow } from '#shared/product-transfer.ts';
import { currencies } from '#shared/money.ts';
import { incoterms, saleUnits, stockStatuses } from '#shared/product-rules.ts';
import { headingOf } from '#shared/transfer-headings.ts';
import type { TransferColumn } from '#shared/transfer-rules.ts';
import { spokenLanguage, ta } from '../../lib/admin-text.ts';
import { TextField } from '../../ui/form-field.tsx';

/** What cells may say whose words are given. */
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

/** Cells that were mended, by their places. */
export type Mends = ReadonlyMap<string, MendedCell>;

export const placeOf = ({ line, column }: Pick<MendedCell, 'line' | 'column'>): string => `${line} ${column}`;

const listId = (column: TransferColumn) => `choices-${column}`;

/** The choices that the fields of `MendCells` offer; once a page. */
export function ChoiceLists({ choices }: { choices: CellChoices }) {
  return Object.entries({ ...fixedChoices, ...choices }).map(([column, words]) => (
    <datalist key={column} id={listId(column as TransferColumn)}>
      {words.map((word) => (
        <option key={word}>{word}</option>
      ))}
    </datalist>
  ));
}

type Props = {
  row: PreviewRow;
  choices: CellChoices;
  typed: Mends;
  onType: (mend: MendedCell) => void;
};

/** What is wrong with a row, and a field for each wrong cell that can be mended here. */
export function MendCells({ row: { line, errors }, choices, typed, onType }: Props) {
  const language = spokenLanguage();
  const faults = Map.groupBy(errors, ({ column }) => column);
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
        const hasChoices = column in fixedChoices || column in choices;
        return (
          <TextField
            key={column}
            label={headingOf(column, language)}
            aria-label={ta('transfer.mendLabel', {
              line: String(line),
              column: headingOf(column, language),
            })}
            error={text}
            value={typed.get(placeOf(place))?.text ?? cell}
            list={hasChoices ? listId(column) : undefined}
            autoComplete="off"
            onChange={(event) => onType({ ...place, text: event.target.value })}
          />
        );
      })}
    </div>
  );
}
