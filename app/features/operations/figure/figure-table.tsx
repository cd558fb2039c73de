import { Fragment } from 'react';
import { Link } from 'react-router';
import type { Cell, FigureTable as Table } from '#shared/operations/figure.ts';
import { isNumber } from '#shared/operations/figure-text.ts';
import { ta } from '../../../lib/admin-text.ts';
import { cellText } from './figure-text.ts';

function Value({ cell }: { cell: Cell }) {
  if (cell.as === 'links' && cell.value.length > 0)
    return cell.value.map(({ text, to }, index) => (
      <Fragment key={to}>
        {index > 0 ? ' ' : null}
        <Link to={to} className="link whitespace-nowrap">
          {text}
        </Link>
      </Fragment>
    ));
  const text = cellText(cell);
  return 'to' in cell && cell.to && cell.value !== 0 ? (
    <Link to={cell.to} className="link">
      {text}
    </Link>
  ) : (
    text
  );
}

/** A table of figures. Scrolls sideways within its card on a phone. */
export function FigureTable({ label, table: { columns, rows } }: { label: string; table: Table }) {
  if (rows.length === 0) return <p className="text-muted">{ta('figure.none')}</p>;
  return (
    <div className="table-box" tabIndex={0} role="group" aria-label={label}>
      <table className="table dense">
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" className={isNumber(rows[0]![index]!) ? 'cell-number' : ''}>
                {ta(`figure.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...others]) => (
            <tr key={JSON.stringify([first, others])}>
              <th scope="row">
                <Value cell={first!} />
              </th>
              {others.map((cell, index) => (
                <td key={columns[index + 1]} className={isNumber(cell) ? 'cell-number' : 'cell-text'}>
                  <Value cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
